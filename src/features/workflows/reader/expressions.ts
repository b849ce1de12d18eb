import type {Step} from '../files.ts';

/** Names and positions that lead to a part of a JSON value: `/items/0/status` gives `['items', 0, 'status']`. */
export type Pointer = (string | number)[];

/** The variable that an expression names, such as `token` for `$inputs.token` or `$steps.login.outputs.token`. */
export const variableOf = (value: unknown): string | undefined =>
  typeof value === 'string'
    ? /^\$(?:inputs|steps\.[\w-]+\.outputs)\.([\w-]+)$/.exec(value)?.[1]
    : undefined;

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
