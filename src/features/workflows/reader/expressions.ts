import type {Step} from '../files.ts';

/** A variable of a script: an input of the workflow, or an output of an earlier step. */
export interface Variable {
  variable: string;
}

/** Names and positions that lead to a part of a JSON value: `/items/0/status` gives `['items', 0, 'status']`. */
export type Pointer = (string | number)[];

export const isVariable = (value: unknown): value is Variable =>
  typeof value === 'object' && value !== null && Object.keys(value).join() === 'variable';

/** The variable that an expression names, such as `$inputs.token` or `$steps.login.outputs.token`, or the string itself. */
export function readExpression(text: string): string | Variable {
  const [, variable] = /^\$(?:inputs|steps\.[\w-]+\.outputs)\.([\w-]+)$/.exec(text) ?? [];
  return variable ? {variable} : text;
}

/** Puts variables in the place of the expressions in a body. */
export function withVariables(value: unknown): unknown {
  if (typeof value === 'string') return readExpression(value);
  if (Array.isArray(value)) return value.map(withVariables);
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, member]) => [key, withVariables(member)]),
  );
}

/** Reads a JSON Pointer. A number is the position in a list. */
export const pointerOf = (text: string): Pointer =>
  text
    .split('/')
    .slice(1)
    .map((part) => (/^\d+$/.test(part) ? Number(part) : part));

/** Names of the inputs that steps use anywhere. */
export const inputsUsedBy = (steps: Step[]): Set<string> =>
  new Set([...JSON.stringify(steps).matchAll(/\$inputs\.([\w-]+)/g)].map(([, name]) => name!));

/** Outputs of other steps that a step uses anywhere. Its own outputs name none. */
export function outputsUsedBy({outputs: _own, ...step}: Step): {stepId: string; name: string}[] {
  const found = JSON.stringify(step).matchAll(/\$steps\.([\w-]+)\.outputs\.([\w-]+)/g);
  return [...found].map(([, stepId, name]) => ({stepId: stepId!, name: name!}));
}
