import type {Call, Pointer, ReaderWorkflow} from '../calls.ts';
import {commentOf, hasResult, isShown, literalOf, shownOutputs, urlOf} from './common.ts';

const isName = (text: string): boolean => /^[A-Za-z_$][\w$]*$/.test(text);

const quoted = (text: string): string =>
  `'${JSON.stringify(text)
    .slice(1, -1)
    .replaceAll(String.raw`\"`, '"')
    .replaceAll("'", String.raw`\'`)}'`;

const notation = {
  unit: '  ',
  variable: (name: string) => name,
  scalar: (value: unknown) => (typeof value === 'string' ? quoted(value) : String(value)),
  member: (key: string, value: string) =>
    value === key ? key : `${isName(key) ? key : quoted(key)}: ${value}`,
};

const accessor = (pointer: Pointer, optional = false): string =>
  pointer
    .map((part) => {
      const dot = optional ? '?.' : '';
      return typeof part === 'number' ? `${dot}[${part}]` : `${dot || '.'}${part}`;
    })
    .join('');

const template = (call: Call): string => {
  const url = urlOf(call, (name) => `\${${name}}`);
  return url.includes('${') ? `\`${url}\`` : quoted(url);
};

function requestOf(call: Call): string {
  const {method, bearer, body} = call;
  const options = [
    ...(bearer ? [bearer.variable === 'token' ? 'token' : `token: ${bearer.variable}`] : []),
    ...(body === undefined ? [] : [`body: ${literalOf(body, notation, '  ')}`]),
  ];
  const target = `'${method}', ${template(call)}`;
  if (options.length === 0) return `await call(${target})`;
  const text = options.some((option) => option.includes('\n'))
    ? `{\n${options.map((option) => `  ${option},\n`).join('')}}`
    : `{${options.join(', ')}}`;
  return `await call(${target}, ${text})`;
}

/** TypeScript has `===` where JSON compares values, and `!= null` for what may be missing. */
const comparison = (operator: string, value: unknown): string =>
  `${operator === '==' ? '===' : operator} ${typeof value === 'string' ? quoted(value) : JSON.stringify(value)}`;

function linesOf(call: Call): string[] {
  const {stepId, outputs, wait, csv} = call;
  const request = requestOf(call);
  if (!hasResult(call)) return [`${request};`];
  if (isShown(call) && !wait) return [`console.log(${request});`];
  const lines = [`const ${stepId} = ${request};`];
  if (wait) {
    const {pointer, operator, value, retries, seconds} = wait;
    lines.splice(
      0,
      1,
      `let ${stepId};`,
      `for (let attempts = ${retries + 1}; ; attempts--) {`,
      `  if (attempts === 0) throw new Error('${stepId}: still waiting, stopped');`,
      `  await new Promise((resolve) => setTimeout(resolve, ${seconds * 1000}));`,
      `  ${stepId} = ${request.replaceAll('\n', '\n  ')};`,
      `  if (${stepId}${accessor(pointer, true)} ${comparison(operator, value)}) break;`,
      '}',
    );
  }
  if (isShown(call)) lines.push(`console.log(${stepId});`);
  for (const {name, pointer} of outputs)
    lines.push(
      pointer.length === 1 && pointer[0] === name
        ? `const {${name}} = ${stepId};`
        : `const ${name} = ${stepId}${accessor(pointer)};`,
    );
  const shown = shownOutputs(call);
  if (shown.length > 0) lines.push(`console.log({${shown.map(({name}) => name).join(', ')}});`);
  if (csv) {
    const row = csv.columns.map(({pointer}) => `item${accessor(pointer)}`).join(', ');
    lines.push(
      `const rows = [`,
      `  [${csv.columns.map(({name}) => quoted(name)).join(', ')}],`,
      `  ...${csv.rows}.map((item: any) => [${row}]),`,
      `];`,
      "const cell = (value: unknown) => `\"${String(value ?? '').replaceAll('\"', '\"\"')}\"`;",
      `await writeFile('${csv.file}', rows.map((row) => \`\${row.map(cell).join(',')}\\r\\n\`).join(''));`,
      `console.log('Saved ${csv.file}');`,
    );
  }
  return lines;
}

const helper = `/** Sends a request and returns the response body. */
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
export function typeScriptScript({inputs, calls}: ReaderWorkflow): string {
  const imports = calls.some(({csv}) => csv)
    ? ["import {writeFile} from 'node:fs/promises';", '']
    : [];
  return [
    ...imports,
    ...inputs.map(({name, value}) => `const ${name} = ${quoted(value)};`),
    '',
    helper,
    ...calls.flatMap((call, index) => ['', `// ${commentOf(call, index)}`, ...linesOf(call)]),
  ].join('\n');
}
