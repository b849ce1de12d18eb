import {isVariable, type Call, type Pointer, type Variable, type Wait} from '../calls.ts';

/** How a language writes the parts of a script. */
export interface Dialect {
  /** Beginning of a comment. */
  comment: string;
  /** Name of a variable. */
  nameOf: (name: string) => string;
  request: (call: Call) => string;
  /** Sends a request and shows the response. */
  show: (request: string) => string[];
  /** Keeps the response of a request. */
  keep: (response: string, request: string) => string;
  /** Repeats a request until its response has what the next step needs, and keeps that response. */
  repeat: (response: string, request: string, wait: Wait) => string[];
  /** Takes a part of a response. */
  take: (name: string, response: string, pointer: Pointer) => string;
  print: (name: string) => string;
  /** Saves rows as a CSV file. */
  save: (rows: string, csv: NonNullable<Call['csv']>) => string[];
}

/** Comment above a call: its number, and the first sentence of its description without marks of Markdown. */
function commentOf({description}: Call, index: number): string {
  const [sentence] = /^.*?(?:\.(?=\s|$)|。|$)/.exec(description)!;
  return `${index + 1}. ${sentence.replaceAll('`', '')}`;
}

function linesOf(call: Call, dialect: Dialect): string[] {
  const {outputs, wait, csv} = call;
  const {nameOf, print} = dialect;
  const request = dialect.request(call);
  if (outputs.length === 0 && !wait) return dialect.show(request);
  const response = nameOf(call.stepId);
  return [
    ...(wait ? dialect.repeat(response, request, wait) : [dialect.keep(response, request)]),
    ...(outputs.length === 0 ? [print(response)] : []),
    ...outputs.map(({name, pointer}) => dialect.take(nameOf(name), response, pointer)),
    // The rows of a CSV file are too many to show.
    ...outputs.filter(({name}) => name !== csv?.rows).map(({name}) => print(nameOf(name))),
    ...(csv ? dialect.save(nameOf(csv.rows), csv) : []),
  ];
}

/** The steps of a script, each below its comment. */
export const stepsOf = (calls: Call[], dialect: Dialect): string[] =>
  calls.flatMap((call, index) => [
    '',
    `${dialect.comment} ${commentOf(call, index)}`,
    ...linesOf(call, dialect),
  ]);

/** Path and query of a call, its variables written as the language interpolates them. */
export function urlOf({url, query}: Call, interpolate: (name: string) => string): string {
  const text = (part: string | Variable): string =>
    isVariable(part) ? interpolate(part.variable) : part;
  const pairs = Object.entries(query).map(
    ([name, value]) => `${name}=${isVariable(value) ? text(value) : encodeURIComponent(value)}`,
  );
  return url.map(text).join('') + (pairs.length > 0 ? `?${pairs.join('&')}` : '');
}

/**
 * A value as JSON over several lines, in which some values are written otherwise.
 * @param write what a language writes in the place of a value, such as a variable; undefined for JSON
 */
export function jsonOf(
  value: unknown,
  space: number,
  write: (value: unknown) => string | undefined,
): string {
  const marked = (_key: string, member: unknown): unknown => {
    const text = write(member);
    return text === undefined ? member : `\u0000${text}\u0000`;
  };
  return JSON.stringify(value, marked, space).replace(/"\\u0000.*?\\u0000"/g, (mark) =>
    (JSON.parse(mark) as string).slice(1, -1),
  );
}
