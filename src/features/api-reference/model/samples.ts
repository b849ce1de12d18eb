import {HTTPSnippet, type HarRequest} from '@readme/httpsnippet';
import {splitAtSamples, type ReaderField} from '../../../data/reader-values.ts';
import {clientSample} from './client.ts';
import {isForm, sampleRequest, type SampleRequest} from './request.ts';
import {isJson} from './serialize.ts';
import type {Operation} from './types.ts';

/** Languages of the request samples, in the order of the tabs, with the language of their code fence. */
export const sampleLanguages = {
  curl: {label: 'curl', fence: 'bash'},
  javascript: {label: 'JavaScript', fence: 'js'},
  typescript: {label: 'TypeScript', fence: 'ts'},
  python: {label: 'Python', fence: 'python'},
  go: {label: 'Go', fence: 'go'},
  php: {label: 'PHP', fence: 'php'},
  java: {label: 'Java', fence: 'java'},
  csharp: {label: 'C#', fence: 'csharp'},
} as const;

export type SampleLanguage = keyof typeof sampleLanguages;

/** Stands for the body where a language can write a string over several lines. */
const bodyMark = '__BODY__';
const quotedMark = JSON.stringify(JSON.stringify(bodyMark));

interface Target {
  target: 'shell' | 'javascript' | 'python' | 'go' | 'php' | 'java' | 'csharp';
  client: string;
  options?: Record<string, unknown>;
  /** Writes the body as a string over several lines; without it the library writes the body. */
  body?: (json: string) => string;
  finish?: (code: string) => string;
}

const indent = (text: string, by: string): string => text.replace(/\n(?=.)/g, `\n${by}`);

/** Go's raw strings can't contain a backtick. */
const goString = (json: string): string =>
  json.includes('`') ? JSON.stringify(json) : `\`${json}\``;

const targets: Record<Exclude<SampleLanguage, 'typescript'>, Target> = {
  // The body stands between quotes of the here document, so that the shell leaves dollar signs alone. The method that curl takes by
  // itself is omitted: POST with a body, GET without one.
  curl: {
    target: 'shell',
    client: 'curl',
    options: {short: true},
    finish: (code) =>
      code
        .replace(/<<EOF$/m, "<<'EOF'")
        // Its value has a boundary, which curl adds itself.
        .replace(/^.*'content-type: multipart.*\n/m, '')
        .replace(/^(curl -X \w+) \\\n\s+(\S+)/, '$1 $2')
        .replace(/ -d /.test(code) ? /^curl -X POST / : /^curl -X GET /, 'curl ')
        .replace(/(?<=-d ')\n([\s\S]*)\n(?='$)/, (_, json: string) => indent(json, '  ')),
  },
  // With `await` instead of a chain of callbacks.
  javascript: {
    target: 'javascript',
    client: 'fetch',
    finish: (code) =>
      code.replace(
        /fetch\((.*), options\)\n[\s\S]*$/,
        'const response = await fetch($1, options);\n\nconsole.log(response.status, await response.text());',
      ),
  },
  python: {target: 'python', client: 'requests'},
  go: {
    target: 'go',
    client: 'native',
    body: goString,
    finish: (code) => code.replace(/\{\n\n\t/, '{\n\t').replace(/\n\n\}$/, '\n}'),
  },
  php: {
    target: 'php',
    client: 'curl',
    finish: (code) => code.replace(/\[\s+\]/g, '[]').replace(/^curl_close.*\n\n?/m, ''),
  },
  java: {
    target: 'java',
    client: 'nethttp',
    body: (json) =>
      `"""\n${json.replace(/\\/g, '\\\\').replace(/"""/g, '\\"\\"\\"')}"""`.replace(
        /\n/g,
        '\n        ',
      ),
    finish: (code) =>
      `import java.net.URI;\nimport java.net.http.HttpClient;\nimport java.net.http.HttpRequest;\nimport java.net.http.HttpResponse;\n\n${code}`,
  },
  csharp: {
    target: 'csharp',
    client: 'httpclient',
    body: (json) => indent(`"""\n${json}\n"""`, '        '),
  },
};

/** A form's parts, a file where the description says so. */
const partsOf = ({body, files}: SampleRequest) =>
  Object.entries(body as Record<string, unknown>).map(([name, value]) =>
    files.includes(name)
      ? {name, fileName: String(value), contentType: 'application/octet-stream'}
      : {name, value: typeof value === 'string' ? value : JSON.stringify(value)},
  );

function convert(
  request: SampleRequest,
  {target, client, options, body, finish = (code) => code}: Target,
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
    ...(isParts ? {params: partsOf(request)} : {text: isMarked ? JSON.stringify(bodyMark) : sent}),
  };
  const har = {method, url, headers, queryString, postData, cookies};
  const made = new HTTPSnippet(har as HarRequest).convert(target, client, options);
  const code = (Array.isArray(made) ? made[0] : made) || '';
  return finish(
    (isMarked ? code.replace(quotedMark, () => body(sent)) : code).replace(/[ \t]+$/gm, '').trim(),
  );
}

/** Samples of a request in all languages; in TypeScript only where the product's client covers the operation. */
export function requestSamples(operation: Operation): {language: SampleLanguage; code: string}[] {
  const request = sampleRequest(operation);
  return (Object.keys(sampleLanguages) as SampleLanguage[]).flatMap((language) => {
    const code =
      language === 'typescript'
        ? clientSample(operation, request)
        : convert(request, targets[language]);
    return code ? [{language, code}] : [];
  });
}

/** Reader's values in samples, in the order of the panel. */
export const readerFieldsIn = (samples: string): ReaderField[] => [
  ...new Set(splitAtSamples(samples).flatMap(({field}) => field ?? [])),
];
