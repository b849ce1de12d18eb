import {HTTPSnippet, type HarRequest} from '@readme/httpsnippet';
import {splitAtSamples, type ReaderField} from '../../../data/reader-values.ts';
import {clientSample} from './client.ts';
import {sampleRequest, type SampleRequest} from './request.ts';
import {isJson} from './serialize.ts';
import type {Operation} from './types.ts';

/** Placeholder of the body where a language can write a string over several lines. */
const bodyMark = '__BODY__';
const quotedMark = JSON.stringify(JSON.stringify(bodyMark));

interface SampleLanguage {
  label: string;
  /** Language of the code fence, where it isn't the value of the tab. */
  fence?: string;
  /** Target and client of httpsnippet; without them, the product's own client makes the sample. */
  target?: 'shell' | 'javascript' | 'python' | 'go' | 'php' | 'java' | 'csharp';
  client?: string;
  options?: Record<string, unknown>;
  /** Writes the body as a string over several lines; without it, httpsnippet writes the body. */
  body?: (json: string) => string;
  finish?: (code: string) => string;
}

const indent = (text: string, by: string): string => text.replace(/\n(?=.)/g, `\n${by}`);

/** Go's raw strings can't contain a backtick. */
const goString = (json: string): string =>
  json.includes('`') ? JSON.stringify(json) : `\`${json}\``;

/**
 * The body stands between quotes of the here document, so that the shell leaves dollar signs alone. The method that curl takes by itself is
 * omitted: POST with a body, GET without one.
 */
const finishCurl = (code: string): string =>
  code
    .replace(/<<EOF$/m, "<<'EOF'")
    // Its value has a boundary, which curl adds itself.
    .replace(/^.*'content-type: multipart.*\n/m, '')
    .replace(/^(curl -X \w+) \\\n\s+(\S+)/, '$1 $2')
    .replace(/ -d /.test(code) ? /^curl -X POST / : /^curl -X GET /, 'curl ')
    .replace(/(?<=-d ')\n([\s\S]*)\n(?='$)/, (_, json: string) => indent(json, '  '));

/** With `await` instead of a chain of callbacks. */
const finishJavaScript = (code: string): string =>
  code.replace(
    /fetch\((.*), options\)\n[\s\S]*$/,
    'const response = await fetch($1, options);\n\nconsole.log(response.status, await response.text());',
  );

const javaString = (json: string): string =>
  `"""\n${json.replace(/\\/g, '\\\\').replace(/"""/g, '\\"\\"\\"')}"""`.replace(
    /\n/g,
    '\n        ',
  );

/** Languages of the request samples by the values of their tabs, in the order of the tabs. */
const languages: Record<string, SampleLanguage> = {
  curl: {
    label: 'curl',
    fence: 'bash',
    target: 'shell',
    client: 'curl',
    options: {short: true},
    finish: finishCurl,
  },
  javascript: {
    label: 'JavaScript',
    fence: 'js',
    target: 'javascript',
    client: 'fetch',
    finish: finishJavaScript,
  },
  typescript: {label: 'TypeScript', fence: 'ts'},
  python: {label: 'Python', target: 'python', client: 'requests'},
  go: {
    label: 'Go',
    target: 'go',
    client: 'native',
    body: goString,
    finish: (code) => code.replace(/\{\n\n\t/, '{\n\t').replace(/\n\n\}$/, '\n}'),
  },
  php: {
    label: 'PHP',
    target: 'php',
    client: 'curl',
    finish: (code) => code.replace(/\[\s+\]/g, '[]').replace(/^curl_close.*\n\n?/m, ''),
  },
  java: {
    label: 'Java',
    target: 'java',
    client: 'nethttp',
    body: javaString,
    finish: (code) =>
      `import java.net.URI;\nimport java.net.http.HttpClient;\nimport java.net.http.HttpRequest;\nimport java.net.http.HttpResponse;\n\n${code}`,
  },
  csharp: {
    label: 'C#',
    target: 'csharp',
    client: 'httpclient',
    body: (json) => indent(`"""\n${json}\n"""`, '        '),
  },
};

const isForm = (type: string): boolean => /multipart|x-www-form-urlencoded/i.test(type);

/** A form's parts, a file where the description says so. */
const formPartsOf = ({body, files}: SampleRequest) =>
  Object.entries(body as Record<string, unknown>).map(([name, value]) =>
    files.includes(name)
      ? {name, fileName: String(value), contentType: 'application/octet-stream'}
      : {name, value: typeof value === 'string' ? value : JSON.stringify(value)},
  );

function convert(
  request: SampleRequest,
  {target, client, options, body, finish = (code) => code}: SampleLanguage,
): string {
  const {method, url, headers, query: queryString, cookies, type = 'application/json'} = request;
  const isParts = isForm(type) && typeof request.body === 'object' && request.body !== null;
  const sent =
    typeof request.body === 'string' && !isJson(type)
      ? request.body
      : JSON.stringify(request.body, null, 2);
  const isMarked = body && request.body !== undefined && !isParts;
  const postData = {
    mimeType: type,
    ...(isParts
      ? {params: formPartsOf(request)}
      : {text: isMarked ? JSON.stringify(bodyMark) : sent}),
  };
  const har = {method, url, headers, queryString, postData, cookies};
  const made = new HTTPSnippet(har as HarRequest).convert(target!, client, options);
  const code = (Array.isArray(made) ? made[0] : made) || '';
  return finish(
    (isMarked ? code.replace(quotedMark, () => body(sent)) : code).replace(/[ \t]+$/gm, '').trim(),
  );
}

/** Samples of a request in all languages; in TypeScript only where the product's client covers the operation. */
export function requestSamples(operation: Operation) {
  const request = sampleRequest(operation);
  return Object.entries(languages).flatMap(([value, language]) => {
    const {label, fence = value, target} = language;
    const code = target ? convert(request, language) : clientSample(operation, request);
    return code ? {language: value, label, fence, code} : [];
  });
}

/** Reader's values in samples, in the order of the panel. */
export const readerFieldsIn = (samples: string): ReaderField[] => [
  ...new Set(splitAtSamples(samples).flatMap(({field}) => field ?? [])),
];
