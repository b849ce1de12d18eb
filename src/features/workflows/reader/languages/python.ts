import {jsonOf, type Language} from './language.ts';

const constants: Record<string, string> = {true: 'True', false: 'False', null: 'None'};

/** `websiteId` is website_id in Python. */
const snakeCase = (name: string): string =>
  name.replaceAll('-', '_').replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

const literalOf = (value: unknown): string =>
  jsonOf(value, 4, (json, variable) =>
    variable ? snakeCase(variable) : (constants[json] ?? json),
  );

/** Code that reads a field: `.items[0].status` is `["items"][0]["status"]` in Python. */
const accessor = (field: string): string => field.replace(/\.(\w+)/g, '["$1"]');

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
  value: 'python',
  label: 'Python',
  fence: 'python',
  extension: 'py',
  comment: '#',
  nameOf: snakeCase,
  interpolate: (name) => `{${snakeCase(name)}}`,
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
  request: ({method, bearer, body}, url) => {
    const target = `"${method}", ${url.includes('{') ? 'f' : ''}"${url}"`;
    const token = bearer ? `, token=${snakeCase(bearer)}` : '';
    return `call(${target}${token}${body === undefined ? '' : `, body=${literalOf(body)}`})`;
  },
  show: (request) => `print(${request})`,
  keep: (response, request) => `${response} = ${request}`,
  // A list can be empty and a field can be missing before what the script waits for is there.
  repeat: (response, request, {field, operator, value, retries, seconds}) => [
    `for _ in range(${retries + 1}):`,
    `    time.sleep(${seconds})`,
    `    ${response} = ${request.replaceAll('\n', '\n    ')}`,
    '    with suppress(LookupError, TypeError):',
    `        if ${response}${accessor(field)} ${value === 'null' ? 'is not' : operator} ${constants[value] ?? value}:`,
    '            break',
    'else:',
    `    raise SystemExit("${response}: still waiting, stopped")`,
  ],
  take: (name, response, field) => `${name} = ${response}${accessor(field)}`,
  print: (name) => `print("${name}:", ${name})`,
  save: (rows, {file, columns}) => [
    `with open("${file}", "w", encoding="utf-8", newline="") as file:`,
    '    writer = csv.writer(file)',
    `    writer.writerow([${columns.map(({name}) => `"${name}"`).join(', ')}])`,
    `    for item in ${rows}:`,
    `        writer.writerow([${columns.map(({field}) => `item${accessor(field)}`).join(', ')}])`,
    `print("Saved ${file}")`,
  ],
};
