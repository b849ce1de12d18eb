import {isVariable, type Call, type Variable} from '../calls.ts';

/** Comment above a call: its number, and the first sentence of its description without marks of Markdown. */
export function commentOf({description}: Call, index: number): string {
  const [sentence] = /^.*?(?:\.(?=\s|$)|。|$)/.exec(description)!;
  return `${index + 1}. ${sentence.replaceAll('`', '')}`;
}

/** Path and query of a call, its variables written as the language interpolates them. */
export function urlOf({url, query}: Call, interpolate: (name: string) => string): string {
  const text = (part: string | Variable): string =>
    isVariable(part) ? interpolate(part.variable) : part;
  const pairs = Object.entries(query).map(
    ([name, value]) => `${name}=${isVariable(value) ? text(value) : encodeURIComponent(value)}`,
  );
  return url.map(text).join('') + (pairs.length > 0 ? `?${pairs.join('&')}` : '');
}

/** Whether a call has a value that the script goes on with, or shows. */
export const hasResult = ({method, outputs, wait}: Call): boolean =>
  method === 'GET' || outputs.length > 0 || wait !== undefined;

/** Whether a script shows the response itself, because it takes no part of it. */
export const isShown = ({method, outputs}: Call): boolean =>
  method === 'GET' && outputs.length === 0;

/** Outputs that a script shows. The rows of a CSV file are too many. */
export const shownOutputs = ({outputs, csv}: Call): Call['outputs'] =>
  outputs.filter(({name}) => name !== csv?.rows);

/** How a language writes the values of JSON. */
interface Notation {
  unit: string;
  variable: (name: string) => string;
  scalar: (value: unknown) => string;
  /** Member of an object: its key, and what its value is written as. */
  member: (key: string, value: string) => string;
}

/** A value in the notation of a language, over several lines where it's long. */
export function literalOf(value: unknown, notation: Notation, indent = ''): string {
  if (isVariable(value)) return notation.variable(value.variable);
  if (value === null || typeof value !== 'object') return notation.scalar(value);
  const inner = indent + notation.unit;
  const members = Array.isArray(value)
    ? value.map((member) => literalOf(member, notation, inner))
    : Object.entries(value).map(([key, member]) =>
        notation.member(key, literalOf(member, notation, inner)),
      );
  const [open, close] = Array.isArray(value) ? '[]' : '{}';
  const line = `${open}${members.join(', ')}${close}`;
  return !line.includes('\n') && line.length < 60
    ? line
    : `${open}\n${members.map((member) => `${inner}${member},\n`).join('')}${indent}${close}`;
}
