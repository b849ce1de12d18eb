import {variableOf, type Pointer} from '../expressions.ts';
import {jsonOf, urlText, type Language} from './language.ts';

const identifier = /^[A-Za-z_$][\w$]*$/;

/** Quotes and keys as people write them in TypeScript: `{"name": "Shop"}` becomes `{name: 'Shop'}`. */
const literalOf = (value: unknown): string =>
  jsonOf(value, 2, variableOf)
    .replace(/^( *)"([A-Za-z_$][\w$]*)":/gm, '$1$2:')
    // Strings with a quotation mark or a backslash stay as JSON writes them.
    .replace(/"(?:[^"\\]|\\.)*"/g, (text) =>
      /['\\]/.test(text) ? text : `'${text.slice(1, -1)}'`,
    );

/** Code that reads a part of a value, such as `.items[0].status` or `?.headers?.['content-type']`. */
const accessor = (pointer: Pointer, separator = ''): string =>
  pointer
    .map((part) =>
      identifier.test(String(part))
        ? `${separator || '.'}${part}`
        : `${separator}[${literalOf(part)}]`,
    )
    .join('');

/** Sends a request. */
const callFunction = `/** Sends a request and returns the response body. */
async function call(
  method: string,
  path: string,
  {token, body}: {token?: string; body?: unknown} = {},
): Promise<any> {
  const response = await fetch(origin + path, {
    method,
    headers: {
      ...(token && {Authorization: \`Bearer \${token}\`}),
      ...(body !== undefined && {'Content-Type': 'application/json'}),
    },
    body: JSON.stringify(body),
  });
  const text = await response.text();
  if (!response.ok) throw new Error(\`\${method} \${path}: \${response.status} \${text}\`);
  return text && response.headers.get('content-type')?.includes('json') ? JSON.parse(text) : text;
}`;

/** Script for Node.js, without packages. It's a module (`.mts`), because it has a top-level await. */
export const typescript: Language = {
  label: 'TypeScript',
  fence: 'ts',
  fileOf: (workflowId) => `${workflowId}.mts`,
  beginning: ({inputs, calls}) => [
    ...(calls.some(({csv}) => csv) ? ["import {writeFile} from 'node:fs/promises';", ''] : []),
    ...inputs.map(({name, value}) => `const ${name} = ${literalOf(value)};`),
    '',
    callFunction,
  ],
  comment: '//',
  nameOf: (name) => name,
  request: (call) => {
    const {method, bearer, body} = call;
    const url = urlText(call, (name) => `\${${name}}`);
    const options = [
      ...(bearer ? [bearer === 'token' ? 'token' : `token: ${bearer}`] : []),
      ...(body === undefined ? [] : [`body: ${literalOf(body)}`]),
    ].join(', ');
    return `await call('${method}', \`${url}\`${options && `, {${options}}`})`;
  },
  show: (request) => `console.log(${request});`,
  keep: (response, request) => `const ${response} = ${request};`,
  // A list can be empty and a field can be missing before what the script waits for is there.
  repeat: (response, request, {pointer, operator, value, retries, seconds}) => [
    `let ${response};`,
    `for (let attempts = ${retries + 1}; ; attempts--) {`,
    `  if (attempts === 0) throw new Error('${response}: still waiting, stopped');`,
    `  await new Promise((resolve) => setTimeout(resolve, ${seconds * 1000}));`,
    `  ${response} = ${request.replaceAll('\n', '\n  ')};`,
    `  if (${response}${accessor(pointer, '?.')} ${operator} ${literalOf(value)}) break;`,
    '}',
  ],
  take: (name, response, pointer) => `const ${name} = ${response}${accessor(pointer)};`,
  print: (name) => `console.log({${name}});`,
  save: (rows, {file, columns}) => [
    'const lines = [',
    `  [${columns.map(({name}) => `'${name}'`).join(', ')}],`,
    `  ...${rows}.map((item: any) => [${columns.map(({pointer}) => `item${accessor(pointer)}`).join(', ')}]),`,
    '];',
    "const cell = (value: unknown) => `\"${String(value ?? '').replaceAll('\"', '\"\"')}\"`;",
    `await writeFile('${file}', lines.map((line) => \`\${line.map(cell).join(',')}\\r\\n\`).join(''));`,
    `console.log('Saved ${file}');`,
  ],
};
