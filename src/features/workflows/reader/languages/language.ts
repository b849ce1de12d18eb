import {variableOf, type Call, type Csv, type ReaderWorkflow, type Wait} from '../read.ts';

/** How a language writes the parts of a script. */
export interface Language {
  /** Of the tab. */
  value: 'curl' | 'typescript' | 'python';
  /** Name on the tab. */
  label: string;
  /** Language of the code block. */
  fence: string;
  /** End of the name of a file. */
  extension: string;
  comment: string;
  /** Name of a variable or a file. */
  nameOf: (name: string) => string;
  /** A variable in a string. */
  interpolate: (name: string) => string;
  /** What stands above the calls: imports, the inputs, a function that sends a request. */
  beginning: (workflow: ReaderWorkflow) => string[];
  request: (call: Call, url: string) => string;
  show: (request: string) => string;
  keep: (response: string, request: string) => string;
  /** Repeats a request until its response has what the next step needs, and keeps that response. */
  repeat: (response: string, request: string, wait: Wait) => string[];
  take: (name: string, response: string, field: string) => string;
  print: (name: string) => string;
  save: (rows: string, csv: Csv) => string[];
}

/**
 * A value as JSON over several lines.
 * @param write what a language writes for a string, `true`, `false`, or `null`, given as JSON, and the variable that it names
 */
export const jsonOf = (
  value: unknown,
  space: number,
  write: (json: string, variable?: string) => string,
): string =>
  JSON.stringify(value, null, space).replace(/"(?:[^"\\]|\\.)*"|true|false|null/g, (json) =>
    write(json, variableOf(JSON.parse(json))),
  );
