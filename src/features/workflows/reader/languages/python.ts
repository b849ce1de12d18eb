import {routeOf} from '../../../api-reference/model/description.ts';
import type {Call, Pointer, ReaderWorkflow} from '../calls.ts';
import {commentOf, hasResult, isShown, literalOf, shownOutputs, urlOf} from './common.ts';

const quoted = (text: string): string => JSON.stringify(text);

const constants = new Map<unknown, string>([
  [true, 'True'],
  [false, 'False'],
  [null, 'None'],
]);

const snakeCase = (name: string): string => routeOf(name).replaceAll('-', '_');

const notation = {
  unit: '    ',
  variable: snakeCase,
  scalar: (value: unknown) => constants.get(value) ?? JSON.stringify(value),
  member: (key: string, value: string) => `${quoted(key)}: ${value}`,
};

const accessor = (pointer: Pointer): string =>
  pointer.map((part) => `[${JSON.stringify(part)}]`).join('');

const template = (call: Call): string => {
  const url = urlOf(call, (name) => `{${snakeCase(name)}}`);
  return `${url.includes('{') ? 'f' : ''}"${url}"`;
};

function requestOf(call: Call): string {
  const {method, bearer, body} = call;
  const options = [
    ...(bearer ? [`token=${snakeCase(bearer.variable)}`] : []),
    ...(body === undefined ? [] : [`body=${literalOf(body, notation, '    ')}`]),
  ];
  const all = [quoted(method), template(call), ...options];
  return all.some((option) => option.includes('\n'))
    ? `call(\n${all.map((option) => `    ${option},\n`).join('')})`
    : `call(${all.join(', ')})`;
}

/** A list can be empty and a field can be missing before what the script waits for is there. */
function conditionOf(name: string, {pointer, operator, value}: NonNullable<Call['wait']>): string {
  const guards = pointer.flatMap((part, index) =>
    typeof part === 'number' ? [name + accessor(pointer.slice(0, index))] : [],
  );
  const key = pointer.at(-1)!;
  const place = name + accessor(pointer.slice(0, -1));
  const test =
    value === null && operator === '!='
      ? `${place}.get(${JSON.stringify(key)}) is not None`
      : `${place}${accessor([key])} ${operator} ${literalOf(value, notation)}`;
  return [...guards, test].join(' and ');
}

function linesOf(call: Call): string[] {
  const {outputs, wait, csv} = call;
  const name = snakeCase(call.stepId);
  const request = requestOf(call);
  const show = `print(json.dumps(${name}, indent=2))`;
  if (!hasResult(call)) return [request];
  const lines = [`${name} = ${request}`];
  if (wait) {
    lines.splice(
      0,
      1,
      `for _ in range(${wait.retries + 1}):`,
      `    time.sleep(${wait.seconds})`,
      `    ${name} = ${request.replaceAll('\n', '\n    ')}`,
      `    if ${conditionOf(name, wait)}:`,
      '        break',
      'else:',
      `    raise SystemExit("${name}: still waiting, stopped")`,
    );
  }
  if (isShown(call)) lines.push(show);
  for (const output of outputs)
    lines.push(`${snakeCase(output.name)} = ${name}${accessor(output.pointer)}`);
  for (const output of shownOutputs(call))
    lines.push(`print("${snakeCase(output.name)}:", ${snakeCase(output.name)})`);
  if (csv) {
    const row = csv.columns.map(({pointer}) => `item${accessor(pointer)}`).join(', ');
    lines.push(
      `with open("${csv.file}", "w", encoding="utf-8", newline="") as file:`,
      '    writer = csv.writer(file)',
      `    writer.writerow([${csv.columns.map((column) => quoted(column.name)).join(', ')}])`,
      `    writer.writerows([${row}] for item in ${snakeCase(csv.rows)})`,
      `print("Saved ${csv.file}")`,
    );
  }
  return lines;
}

const helper = `def call(method, path, token=None, body=None):
    """Sends a request and returns the response body."""
    request = Request(origin + path, method=method)
    if token:
        request.add_header("Authorization", f"Bearer {token}")
    if body is not None:
        request.add_header("Content-Type", "application/json")
        request.data = json.dumps(body).encode()
    with urlopen(request, timeout=60) as response:
        text = response.read().decode()
        is_json = "json" in response.headers.get("Content-Type", "")
        return json.loads(text) if text and is_json else text`;

/** Script for Python, with the standard library only. */
export function pythonScript({inputs, calls}: ReaderWorkflow): string {
  return [
    ...(calls.some(({csv}) => csv) ? ['import csv'] : []),
    'import json',
    ...(calls.some(({wait}) => wait) ? ['import time'] : []),
    'from urllib.request import Request, urlopen',
    '',
    ...inputs.map(({name, value}) => `${snakeCase(name)} = ${quoted(value)}`),
    '',
    '',
    helper,
    '',
    ...calls.flatMap((call, index) => ['', `# ${commentOf(call, index)}`, ...linesOf(call)]),
  ].join('\n');
}
