import {jsonOf, type Language} from './language.ts';

/** Strings as people write them in TypeScript. With a quotation mark or a backslash, they stay as JSON writes them. */
const quoted = (json: string): string => json.replace(/^"([^'"\\]*)"$/, "'$1'");

/** Keys as people write them in TypeScript, too: `{"name": "Shop"}` becomes `{name: 'Shop'}`. */
const literalOf = (value: unknown): string =>
  jsonOf(value, 2, (json, variable) => variable ?? quoted(json)).replace(
    /^( *)'([A-Za-z_]\w*)':/gm,
    '$1$2:',
  );

/** Code that reads a field if it is there: `.items[0]` becomes `?.items?.[0]`. */
const optional = (field: string): string => field.replaceAll('[', '.[').replaceAll('.', '?.');

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
  value: 'typescript',
  label: 'TypeScript',
  fence: 'ts',
  extension: 'mts',
  comment: '//',
  nameOf: (name) => name,
  interpolate: (name) => `\${${name}}`,
  beginning: ({inputs, calls}) => [
    ...(calls.some(({csv}) => csv) ? ["import {writeFile} from 'node:fs/promises';", ''] : []),
    ...inputs.map(({name, value}) => `const ${name} = ${literalOf(value)};`),
    '',
    callFunction,
  ],
  request: ({method, bearer, body}, url) => {
    const options = [
      ...(bearer ? [bearer === 'token' ? 'token' : `token: ${bearer}`] : []),
      ...(body === undefined ? [] : [`body: ${literalOf(body)}`]),
    ].join(', ');
    return `await call('${method}', \`${url}\`${options && `, {${options}}`})`;
  },
  show: (request) => `console.log(${request});`,
  keep: (response, request) => `const ${response} = ${request};`,
  // A list can be empty and a field can be missing before what the script waits for is there.
  repeat: (response, request, {field, operator, value, retries, seconds}) => [
    `let ${response};`,
    `for (let attempts = ${retries + 1}; ; attempts--) {`,
    `  if (attempts === 0) throw new Error('${response}: still waiting, stopped');`,
    `  await new Promise((resolve) => setTimeout(resolve, ${seconds * 1000}));`,
    `  ${response} = ${request.replaceAll('\n', '\n  ')};`,
    `  if (${response}${optional(field)} ${operator} ${quoted(value)}) break;`,
    '}',
  ],
  take: (name, response, field) => `const ${name} = ${response}${field};`,
  print: (name) => `console.log({${name}});`,
  save: (rows, {file, columns}) => [
    'const lines = [',
    `  [${columns.map(({name}) => `'${name}'`).join(', ')}],`,
    `  ...${rows}.map((item: any) => [${columns.map(({field}) => `item${field}`).join(', ')}]),`,
    '];',
    "const cell = (value: unknown) => `\"${String(value ?? '').replaceAll('\"', '\"\"')}\"`;",
    `await writeFile('${file}', lines.map((line) => \`\${line.map(cell).join(',')}\\r\\n\`).join(''));`,
    `console.log('Saved ${file}');`,
  ],
};
