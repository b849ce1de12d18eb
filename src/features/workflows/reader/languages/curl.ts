import {isVariable, type Call, type Pointer, type ReaderWorkflow} from '../calls.ts';
import {commentOf, hasResult, isShown, shownOutputs, urlOf} from './common.ts';

const quoted = (text: string): string => `'${text.replaceAll("'", String.raw`'\''`)}'`;

/** Filter of jq for a part of a value. */
const filterOf = (pointer: Pointer): string =>
  pointer
    .map((part, index) =>
      typeof part === 'number' ? `${index === 0 ? '.' : ''}[${part}]` : `.${part}`,
    )
    .join('');

/** JSON for a here document, in which the shell replaces variables. */
function documentOf(body: unknown): {text: string; hasVariables: boolean} {
  let hasVariables = false;
  const escape = (text: string): string => text.replace(/[$`]|\\(?=[$`\\])/g, '\\$&');
  const text = JSON.stringify(
    body,
    (_key, value: unknown) => {
      if (!isVariable(value)) return value;
      hasVariables = true;
      return `\u0000${value.variable}\u0000`;
    },
    2,
  )
    .split(/\\u0000(\w+)\\u0000/)
    .map((part, index) => (index % 2 ? `$${part}` : part));
  return {
    text: text
      .map((part, index) => (hasVariables && index % 2 === 0 ? escape(part) : part))
      .join(''),
    hasVariables,
  };
}

/** The command that sends a request. */
function commandOf(call: Call): string {
  const {method, bearer, body} = call;
  const isDefault = method === (body === undefined ? 'GET' : 'POST');
  const quiet = hasResult(call) ? '' : ' -o /dev/null';
  const parts = [
    `curl -fsS${quiet}${isDefault ? '' : ` -X ${method}`} "$origin${urlOf(call, (name) => `$${name}`)}"`,
    ...(bearer ? [`-H "Authorization: Bearer $${bearer.variable}"`] : []),
  ];
  if (body === undefined) return parts.join(' \\\n  ');
  const {text, hasVariables} = documentOf(body);
  const end = hasVariables ? 'JSON' : "'JSON'";
  parts.push("-H 'Content-Type: application/json'", `-d @- <<${end}\n${text}\nJSON`);
  return parts.join(' \\\n  ');
}

/** Takes the response of a command. The end of a here document must be alone on its line. */
const captured = (name: string, call: Call): string =>
  `${name}=$(${commandOf(call)}${call.body === undefined ? '' : '\n'})`;

function linesOf(call: Call): string[] {
  const {stepId, outputs, wait, csv} = call;
  if (!hasResult(call)) return [commandOf(call)];
  if (isShown(call) && !wait) return [commandOf(call), 'echo'];
  const lines = [captured(stepId, call)];
  if (wait) {
    const {pointer, operator, value, retries, seconds} = wait;
    const test = `${filterOf(pointer)} ${operator} ${JSON.stringify(value)}`;
    const inside = [
      `((attempts)) || { echo ${quoted(`${stepId}: still waiting, stopped`)} >&2; exit 1; }`,
      `sleep ${seconds}`,
      ...lines,
      `jq -e ${quoted(test)} <<<"$${stepId}" >/dev/null && break`,
    ];
    lines.splice(
      0,
      1,
      `for attempts in {${retries + 1}..0}; do`,
      ...inside.map((line) => `  ${line.replaceAll('\n', '\n  ')}`),
      'done',
    );
  }
  if (isShown(call)) lines.push(`echo "$${stepId}"`);
  for (const {name, pointer} of shownOutputs(call))
    lines.push(
      `${name}=$(jq -r ${quoted(filterOf(pointer))} <<<"$${stepId}")`,
      `echo "${name}: $${name}"`,
    );
  const rows = outputs.find(({name}) => name === csv?.rows);
  if (csv && rows) {
    const head = csv.columns.map(({name}) => JSON.stringify(name)).join(', ');
    const row = csv.columns.map(({pointer}) => filterOf(pointer)).join(', ');
    lines.push(
      `jq -r ${quoted(`[${head}], (${filterOf(rows.pointer)}[] | [${row}]) | @csv`)} \\\n  <<<"$${stepId}" >${csv.file}`,
      `echo ${quoted(`Saved ${csv.file}`)}`,
    );
  }
  return lines;
}

/** Script for Bash with curl and jq. */
export function curlScript({inputs, calls}: ReaderWorkflow): string {
  const head = [
    '#!/usr/bin/env bash',
    'set -euo pipefail',
    '',
    ...inputs.map(({name, value}) => `${name}=${quoted(value)}`),
  ];
  const steps = calls.flatMap((call, index) => [
    '',
    `# ${commentOf(call, index)}`,
    ...linesOf(call),
  ]);
  return [...head, ...steps].join('\n');
}
