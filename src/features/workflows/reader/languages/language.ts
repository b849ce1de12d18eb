import type {Call, ReaderWorkflow, Wait} from '../calls.ts';
import type {Pointer} from '../expressions.ts';

/** How a language writes the parts of a script. */
export interface Language {
  /** Name on the tab. */
  label: string;
  /** Language of the code block. */
  fence: string;
  /** Name of the file with the script of a workflow. */
  fileOf: (workflowId: string) => string;
  /** What stands above the calls: imports, the inputs, a function that sends a request. */
  beginning: (workflow: ReaderWorkflow) => string[];
  /** Beginning of a comment. */
  comment: string;
  /** Name of a variable. */
  nameOf: (name: string) => string;
  request: (call: Call) => string;
  /** Sends a request and shows the response. */
  show: (request: string) => string;
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

/** Path and query of a call, its variables written as the language interpolates them. */
export const urlText = ({url}: Call, interpolate: (name: string) => string): string =>
  url.replace(/\{([\w-]+)\}/g, (_, name: string) => interpolate(name));

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
