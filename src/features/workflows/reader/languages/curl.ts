import {jsonOf, type Language} from './language.ts';

const quoted = (text: string): string => `'${text.replaceAll("'", String.raw`'\''`)}'`;

/** Filter of jq for a field. A position begins with a point, too. */
const filterOf = (field: string): string => field.replace(/^\[/, '.[');

/** A here document with a body. Where its end isn't quoted, the shell replaces variables, and the rest is escaped. */
function documentOf(body: unknown): string {
  let hasVariables = false;
  const escaped = jsonOf(body, 2, (json, variable) => {
    if (!variable) return json.replace(/[$`]|\\(?=[$`\\])/g, '\\$&');
    hasVariables = true;
    return `"$${variable}"`;
  });
  return hasVariables
    ? `<<JSON\n${escaped}\nJSON`
    : `<<'JSON'\n${JSON.stringify(body, null, 2)}\nJSON`;
}

/** Script for Bash with curl and jq. */
export const curl: Language = {
  value: 'curl',
  label: 'curl',
  fence: 'bash',
  extension: 'sh',
  comment: '#',
  nameOf: (name) => name,
  interpolate: (name) => `$${name}`,
  beginning: ({inputs}) => [
    '#!/usr/bin/env bash',
    'set -euo pipefail',
    '',
    ...inputs.map(({name, value}) => `${name}=${quoted(value)}`),
  ],
  request: ({method, bearer, body}, url) => {
    const isDefault = method === (body === undefined ? 'GET' : 'POST');
    const parts = [`curl -fsS${isDefault ? '' : ` -X ${method}`} "$origin${url}"`];
    if (bearer) parts.push(`-H "Authorization: Bearer $${bearer}"`);
    if (body !== undefined)
      parts.push("-H 'Content-Type: application/json'", `-d @- ${documentOf(body)}`);
    return parts.join(' \\\n  ');
  },
  show: (request) => `${request}\necho`,
  // The end of a here document must be alone on its line.
  keep: (response, request) => `${response}=$(${request}${request.endsWith('\nJSON') ? '\n' : ''})`,
  repeat: (response, request, {field, operator, value, retries, seconds}) => [
    `for attempts in {${retries + 1}..0}; do`,
    `  ((attempts)) || { echo ${quoted(`${response}: still waiting, stopped`)} >&2; exit 1; }`,
    `  sleep ${seconds}`,
    `  ${response}=$(${request.replaceAll('\n', '\n  ')})`,
    `  jq -e ${quoted(`${filterOf(field)} ${operator} ${value}`)} <<<"$${response}" >/dev/null && break`,
    'done',
  ],
  take: (name, response, field) => `${name}=$(jq -r ${quoted(filterOf(field))} <<<"$${response}")`,
  print: (name) => `echo "${name}: $${name}"`,
  save: (rows, {file, columns}) => {
    const head = columns.map(({name}) => `"${name}"`).join(', ');
    const row = columns.map(({field}) => filterOf(field)).join(', ');
    return [
      `jq -r '[${head}], (.[] | [${row}]) | @csv' <<<"$${rows}" >${file}`,
      `echo 'Saved ${file}'`,
    ];
  },
};
