import {variableOf, type Pointer} from '../expressions.ts';
import {jsonOf, urlText, type Language} from './language.ts';

const constants = new Map<unknown, string>([
  [true, 'True'],
  [false, 'False'],
  [null, 'None'],
]);

/** `websiteId` is website_id in Python. */
const snakeCase = (name: string): string =>
  name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

const literalOf = (value: unknown): string =>
  jsonOf(value, 4, (member) => {
    const variable = variableOf(member);
    return variable ? snakeCase(variable) : constants.get(member);
  });

const accessor = (pointer: Pointer): string =>
  pointer.map((part) => `[${JSON.stringify(part)}]`).join('');

/** Sends a request. */
const callFunction = `def call(method, path, token=None, body=None):
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
export const python: Language = {
  label: 'Python',
  fence: 'python',
  fileOf: (workflowId) => `${workflowId.replaceAll('-', '_')}.py`,
  beginning: ({inputs, calls}) => [
    ...(calls.some(({csv}) => csv) ? ['import csv'] : []),
    'import json',
    ...(calls.some(({wait}) => wait) ? ['import time', 'from contextlib import suppress'] : []),
    'from urllib.request import Request, urlopen',
    '',
    ...inputs.map(({name, value}) => `${snakeCase(name)} = ${JSON.stringify(value)}`),
    '',
    '',
    callFunction,
    '',
  ],
  comment: '#',
  nameOf: snakeCase,
  request: (call) => {
    const {method, bearer, body} = call;
    const url = urlText(call, (name) => `{${snakeCase(name)}}`);
    const target = `"${method}", ${url.includes('{') ? 'f' : ''}"${url}"`;
    const token = bearer ? `, token=${snakeCase(bearer)}` : '';
    return `call(${target}${token}${body === undefined ? '' : `, body=${literalOf(body)}`})`;
  },
  show: (request) => `print(${request})`,
  keep: (response, request) => `${response} = ${request}`,
  // A list can be empty and a field can be missing before what the script waits for is there.
  repeat: (response, request, {pointer, operator, value, retries, seconds}) => [
    `for _ in range(${retries + 1}):`,
    `    time.sleep(${seconds})`,
    `    ${response} = ${request.replaceAll('\n', '\n    ')}`,
    '    with suppress(LookupError, TypeError):',
    `        if ${response}${accessor(pointer)} ${value === null ? 'is not' : operator} ${literalOf(value)}:`,
    '            break',
    'else:',
    `    raise SystemExit("${response}: still waiting, stopped")`,
  ],
  take: (name, response, pointer) => `${name} = ${response}${accessor(pointer)}`,
  print: (name) => `print("${name}:", ${name})`,
  save: (rows, {file, columns}) => [
    `with open("${file}", "w", encoding="utf-8", newline="") as file:`,
    '    writer = csv.writer(file)',
    `    writer.writerow([${columns.map(({name}) => `"${name}"`).join(', ')}])`,
    `    for item in ${rows}:`,
    `        writer.writerow([${columns.map(({pointer}) => `item${accessor(pointer)}`).join(', ')}])`,
    `print("Saved ${file}")`,
  ],
};
