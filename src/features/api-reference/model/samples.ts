import {inspect} from 'node:util';
import {HTTPSnippet, type HarRequest} from '@readme/httpsnippet';
import {openApiClient} from 'tianji-client-sdk';
import {readerSamples, splitAtSamples, type ReaderField} from '../../../data/reader-values.ts';
import {exampleOf, isSecured, sampleRequest, sentExamples} from './request.ts';
import type {Operation} from './types.ts';

/** How the samples of a language are made. */
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

/** Writes the call as people do: without what curl does by itself, and with an indented body. */
function finishCurl(code: string): string {
  const defaultMethod = / -d /.test(code) ? 'POST' : 'GET';
  return (
    code
      // In quotation marks, the shell leaves the dollar signs of the body alone.
      .replace(/<<EOF$/m, "<<'EOF'")
      // The value of this header has a boundary, which curl adds itself.
      .replace(/^.*'content-type: multipart.*\n/m, '')
      // The URL follows the method: "curl -X GET \⏎  https://…" becomes "curl -X GET https://…".
      .replace(/^(curl -X \w+) \\\n\s+(\S+)/, '$1 $2')
      .replace(new RegExp(`^curl -X ${defaultMethod} `), 'curl ')
      // -d '⏎{"id": 1}⏎' has the lines of the body further in.
      .replace(/(?<=-d ')\n([\s\S]*)\n(?='$)/, (_, json: string) => indent(json, '  '))
  );
}

/** `await` takes the place of the chain of callbacks that begins with `fetch(url, options)⏎  .then(…`. */
const finishJavaScript = (code: string): string =>
  code.replace(
    /fetch\((.*), options\)\n[\s\S]*$/,
    'const response = await fetch($1, options);\n\nconsole.log(response.status, await response.text());',
  );

/** JSON as a Java string over several lines, in which three quotation marks and backslashes are escaped. */
function javaString(json: string): string {
  const escaped = json.replaceAll('\\', '\\\\').replaceAll('"""', String.raw`\"\"\"`);
  return `"""\n${escaped}"""`.replaceAll('\n', '\n        ');
}

const javaImports = ['URI', 'http.HttpClient', 'http.HttpRequest', 'http.HttpResponse']
  .map((name) => `import java.net.${name};\n`)
  .join('');

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
    // Without the empty lines at the beginning and the end of the function.
    finish: (code) => code.replace(/\{\n\n\t/, '{\n\t').replace(/\n\n\}$/, '\n}'),
  },
  php: {
    label: 'PHP',
    target: 'php',
    client: 'curl',
    // Without the lines of an empty array, and without curl_close, which does nothing since PHP 8.
    finish: (code) => code.replace(/\[\s+\]/g, '[]').replace(/^curl_close.*\n\n?/m, ''),
  },
  java: {
    label: 'Java',
    target: 'java',
    client: 'nethttp',
    body: javaString,
    finish: (code) => `${javaImports}\n${code}`,
  },
  csharp: {
    label: 'C#',
    target: 'csharp',
    client: 'httpclient',
    body: (json) => indent(`"""\n${json}\n"""`, '        '),
  },
};

/** Calls of the product's TypeScript client by their names in lower case, such as `MonitorService.monitorUpsert`. */
const calls = new Map(
  Object.entries(openApiClient).flatMap(([service, members]) =>
    service.endsWith('Service')
      ? Object.getOwnPropertyNames(members).map(
          (name) => [name.toLowerCase(), `${service}.${name}`] as const,
        )
      : [],
  ),
);

const literal = (value: object): string =>
  inspect(value, {depth: null, maxArrayLength: null, maxStringLength: null, compact: 1});

/**
 * Sample with the product's TypeScript client, whose calls have the server's names of the operations.
 * @returns undefined where the client doesn't cover the operation
 */
function clientSample(operation: Operation): string | undefined {
  const {operationId, 'x-server-operation-id': serverId = operationId, parameters} = operation;
  const call = calls.get(serverId.replaceAll('-', '').toLowerCase());
  const required = parameters.filter((parameter) => parameter.required);
  if (!call || required.some((parameter) => parameter.in === 'header')) return undefined;
  const values = required.map((parameter): [string, unknown] => {
    const value = exampleOf(parameter);
    const isNumber = ['integer', 'number'].includes(String(parameter.schema?.type));
    return [parameter.name, isNumber ? Number(value) : value];
  });
  const [body] = sentExamples(operation);
  const input = {...Object.fromEntries(values), ...(body && {requestBody: body.value})};
  const {origin, apiKey} = readerSamples;
  const options = isSecured(operation) ? `, {apiKey: '${apiKey}'}` : '';
  return [
    `import {initOpenapiSDK, openApiClient} from 'tianji-client-sdk';`,
    '',
    `initOpenapiSDK('${origin}'${options});`,
    '',
    `const response = await openApiClient.${call}(${Object.keys(input).length > 0 ? literal(input) : ''});`,
    'console.log(response);',
  ].join('\n');
}

/** Replaces the body while httpsnippet makes a sample in which the body is a string over several lines. */
const bodyMark = '__BODY__';
/** The mark as a sample contains it: a string in code whose content is a JSON string. */
const quotedMark = JSON.stringify(JSON.stringify(bodyMark));

function convert(request: HarRequest, language: SampleLanguage): string {
  const {target, client, options, body: writeBody, finish = (code) => code} = language;
  const text = request.postData?.text;
  const isMarked = writeBody && text !== undefined;
  const postData = {...request.postData, text: isMarked ? JSON.stringify(bodyMark) : text};
  const made = new HTTPSnippet({...request, postData} as HarRequest).convert(
    target!,
    client,
    options,
  );
  const marked = (Array.isArray(made) ? made[0] : made) || '';
  const code = isMarked ? marked.replace(quotedMark, () => writeBody(text)) : marked;
  return finish(code.replace(/[ \t]+$/gm, '').trim());
}

/** Samples of a request in all languages; in TypeScript only where the product's client covers the operation. */
export function requestSamples(operation: Operation) {
  const request = sampleRequest(operation);
  return Object.entries(languages).flatMap(([value, language]) => {
    const {label, fence = value, target} = language;
    const code = target ? convert(request, language) : clientSample(operation);
    return code ? {language: value, label, fence, code} : [];
  });
}

/** Reader's values in samples, in the order of the panel. */
export const readerFieldsIn = (samples: string): ReaderField[] => [
  ...new Set(splitAtSamples(samples).flatMap(({field}) => field ?? [])),
];
