import {parse} from 'yaml';
import {Failure} from '../../../node/report.ts';

export type Json = Record<string, unknown>;

/** Text of the description that a reader sees, with the object it belongs to. */
export interface DescriptionText {
  /** JSONPath of the object that contains the text, usable as target of an overlay action. */
  target: string;
  key: string;
  text: string;
}

const textKeys = new Set(['description', 'summary', 'x-displayName']);
/** Keywords whose values are data, in which a "description" is no text of ours. */
const dataKeys = new Set(['example', 'value', 'default', 'const', 'payload']);
/** Keywords whose objects have names as keys: a property can be called "description", and a response "default". */
const mapKeys = new Set([
  'properties',
  'examples',
  'schemas',
  'parameters',
  'responses',
  'securitySchemes',
  'variables',
]);

/** Properties that name a member of a list, in OpenAPI and in Arazzo. */
const nameKeys = ['name', 'workflowId', 'stepId'] as const;

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
        const by = nameKeys.find((key) => typeof fields[key] === 'string');
        walk(member, [...steps, by ? {by, name: fields[by] as string} : index], false);
      });
      return;
    }
    if (node === null || typeof node !== 'object') return;
    for (const [key, value] of Object.entries(node)) {
      if (!isMapOfNames && typeof value === 'string' && isText(key, value, steps))
        visit({target: pathOf(steps), key, text: value}, node as Json);
      else if (isMapOfNames || !dataKeys.has(key))
        walk(value, [...steps, key], !isMapOfNames && mapKeys.has(key));
    }
  };
  walk(description, [], false);
}

/** Titles and descriptions of a bundled description in its order, each with the target that an overlay gives it. */
export function textsOf(description: unknown): DescriptionText[] {
  const texts: DescriptionText[] = [];
  visitTexts(description, (text) => texts.push(text));
  return texts;
}

/**
 * Applies an OpenAPI Overlay 1.0 file to a copy of a description. The file has the targets that `textsOf` gives.
 * @param overlay content of the file
 * @param file its name for messages
 * @returns the copy, which is English where the file has no translation
 * @throws Failure for a file that is no overlay
 */
export function applyOverlay(description: Json, overlay: string, file: string): Json {
  let actions: {target: string; update: Json}[];
  try {
    ({actions} = parse(overlay) as {actions: typeof actions});
  } catch (error) {
    throw new Failure(`${file}: ${(error as Error).message}`);
  }
  if (!Array.isArray(actions)) throw new Failure(`${file}: The list "actions" is missing.`);
  const updates = new Map(actions.map(({target, update}) => [target, update]));
  const translation = structuredClone(description);
  visitTexts(translation, ({target, key, text}, node) => {
    node[key] = updates.get(target)?.[key] ?? text;
  });
  return translation;
}
