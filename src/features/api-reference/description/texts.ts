import {parse} from 'yaml';
import {Failure} from '../../../node/report.ts';
import {hashOf} from '../../translations/files.ts';

export type Json = Record<string, unknown>;

/** Text of the description that a reader sees, with the object it belongs to. */
export interface DescriptionText {
  /** JSONPath of the object that contains the text, usable as target of an overlay action. */
  target: string;
  key: string;
  text: string;
}

const textKeys = new Set(['description', 'summary', 'x-displayName']);
const data = new Set([
  'example',
  'value',
  'default',
  'enum',
  'const',
  'mapping',
  'security',
  'required',
  'payload',
]);
const named = new Set([
  'properties',
  'examples',
  'schemas',
  'parameters',
  'responses',
  'securitySchemes',
  'variables',
  'paths',
]);

/** Properties that name a member of a list, in OpenAPI and in Arazzo. */
const names = ['name', 'workflowId', 'stepId'] as const;

/** One step of a path: a name, a position, or what a member of a list is named by. */
type Step = string | number | {by: string; name: string};

/** Writes steps as a path (JSONPath, RFC 9535). */
function pathOf(steps: Step[]): string {
  const parts = steps.map((step) => {
    if (typeof step === 'number') return `[${step}]`;
    if (typeof step === 'object') return `[?@.${step.by}=='${step.name}']`;
    return /^[A-Za-z_$][\w$-]*$/.test(step)
      ? `.${step}`
      : `['${step.replace(/(['\\])/g, '\\$1')}']`;
  });
  return `$${parts.join('')}`;
}

/**
 * Visits what readers see of a bundled description, each once: descriptions, summaries, display names, and titles of schemas that aren't
 * identifiers, but nothing inside of examples.
 * Members of lists are addressed by their name where they have one, so that a target survives a new neighbor.
 */
function visitTexts(
  description: unknown,
  visit: (text: DescriptionText, node: Json) => void,
): void {
  const isText = (key: string, value: string, steps: Step[]): boolean =>
    textKeys.has(key) || (key === 'title' && steps[0] !== 'info' && /^[A-Z]/.test(value));
  const walk = (node: unknown, steps: Step[], isMapOfNames: boolean): void => {
    if (Array.isArray(node)) {
      node.forEach((member, index) => {
        const fields = Object(member) as Record<string, unknown>;
        const by = names.find((key) => typeof fields[key] === 'string');
        walk(member, [...steps, by ? {by, name: fields[by] as string} : index], false);
      });
      return;
    }
    if (node === null || typeof node !== 'object') return;
    for (const [key, value] of Object.entries(node)) {
      if (!isMapOfNames && typeof value === 'string' && isText(key, value, steps))
        visit({target: pathOf(steps), key, text: value}, node as Json);
      else if (isMapOfNames || !data.has(key))
        walk(value, [...steps, key], !isMapOfNames && named.has(key));
    }
  };
  walk(description, [], false);
}

export function textsOf(description: unknown): DescriptionText[] {
  const found: DescriptionText[] = [];
  visitTexts(description, (text) => found.push(text));
  return found;
}

/**
 * Applies an OpenAPI Overlay 1.0 file to a copy of a description. The file has the targets that `textsOf` gives.
 * @param text content of the file
 * @param file its name for messages
 * @returns the copy, the targets that the description doesn't have, and what has no current translation
 * @throws Failure for a file that is no overlay
 */
export function applyOverlay(
  description: Json,
  text: string,
  file: string,
): {description: Json; orphaned: string[]; open: DescriptionText[]} {
  let actions: {target: string; update: Json; 'x-source-hash'?: Json}[];
  try {
    ({actions} = parse(text) as {actions: typeof actions});
  } catch (error) {
    throw new Failure(`${file}: ${(error as Error).message}`);
  }
  if (!Array.isArray(actions)) throw new Failure(`${file}: The list "actions" is missing.`);
  const updates = new Map(actions.map((action) => [action.target, action]));
  const result = structuredClone(description);
  const known = new Set<string>();
  const open: DescriptionText[] = [];
  visitTexts(result, (english, node) => {
    const action = updates.get(english.target);
    known.add(english.target);
    node[english.key] = action?.update[english.key] ?? english.text;
    if (action?.['x-source-hash']?.[english.key] !== hashOf(english.text)) open.push(english);
  });
  return {
    description: result,
    orphaned: [...updates.keys()].filter((target) => !known.has(target)),
    open,
  };
}
