import {variableOf, type Pointer} from '../expressions.ts';
import {jsonOf, urlText, type Language} from './language.ts';

const quoted = (text: string): string => `'${text.replaceAll("'", String.raw`'\''`)}'`;

/** Filter of jq for a part of a value, such as `.items[0]."content-type"`. */
const filterOf = (pointer: Pointer): string =>
  pointer
    .map((part, index) => {
      if (typeof part === 'number') return `${index === 0 ? '.' : ''}[${part}]`;
      return `.${/^[A-Za-z_]\w*$/.test(part) ? part : JSON.stringify(part)}`;
    })
    .join('');

/** A here document with a body. Where its end isn't quoted, the shell replaces variables, which are marked until the rest is escaped. */
function documentOf(body: unknown): string {
  const mark = '\u0001';
  const json = jsonOf(body, 2, (value) => {
    const variable = variableOf(value);
    return variable && `"${mark}${variable}"`;
  });
  if (!json.includes(mark)) return `<<'JSON'\n${json}\nJSON`;
  return `<<JSON\n${json.replace(/[$`]|\\(?=[$`\\])/g, '\\$&').replaceAll(mark, '$')}\nJSON`;
}

/** Script for Bash with curl and jq. */
export const curl: Language = {
  label: 'curl',
  fence: 'bash',
  fileOf: (workflowId) => `${workflowId}.sh`,
  beginning: ({inputs}) => [
    '#!/usr/bin/env bash',
    'set -euo pipefail',
    '',
    ...inputs.map(({name, value}) => `${name}=${quoted(value)}`),
  ],
  comment: '#',
  nameOf: (name) => name,
  request: (call) => {
    const {method, bearer, body} = call;
    const isDefault = method === (body === undefined ? 'GET' : 'POST');
    return [
      `curl -fsS${isDefault ? '' : ` -X ${method}`} "$origin${urlText(call, (name) => `$${name}`)}"`,
      ...(bearer ? [`-H "Authorization: Bearer $${bearer}"`] : []),
      ...(body === undefined
        ? []
        : ["-H 'Content-Type: application/json'", `-d @- ${documentOf(body)}`]),
    ].join(' \\\n  ');
  },
  show: (request) => `${request}\necho`,
  // The end of a here document must be alone on its line.
  keep: (response, request) => `${response}=$(${request}${request.endsWith('\nJSON') ? '\n' : ''})`,
  repeat: (response, request, {pointer, operator, value, retries, seconds}) => [
    `for attempts in {${retries + 1}..0}; do`,
    `  ((attempts)) || { echo ${quoted(`${response}: still waiting, stopped`)} >&2; exit 1; }`,
    `  sleep ${seconds}`,
    `  ${response}=$(${request.replaceAll('\n', '\n  ')})`,
    `  jq -e ${quoted(`${filterOf(pointer)} ${operator} ${JSON.stringify(value)}`)} <<<"$${response}" >/dev/null && break`,
    'done',
  ],
  take: (name, response, pointer) =>
    `${name}=$(jq -r ${quoted(filterOf(pointer))} <<<"$${response}")`,
  print: (name) => `echo "${name}: $${name}"`,
  save: (rows, {file, columns}) => {
    const head = columns.map(({name}) => JSON.stringify(name)).join(', ');
    const row = columns.map(({pointer}) => filterOf(pointer)).join(', ');
    return [
      `jq -r ${quoted(`[${head}], (.[] | [${row}]) | @csv`)} <<<"$${rows}" >${file}`,
      `echo ${quoted(`Saved ${file}`)}`,
    ];
  },
};
