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

/** Properties that name an item of a list, in OpenAPI and in Arazzo. */
const nameKeys = ['name', 'workflowId', 'stepId'];

/** Step of a JSONPath (RFC 9535) to a member of an object: `.get`, or `['/cats/{id}']`. */
const memberStep = (key: string): string =>
  /^[A-Za-z_$][\w$-]*$/.test(key) ? `.${key}` : `['${key.replace(/(['\\])/g, '\\$1')}']`;

/** Step to an item of a list: by its name where it has one, so that a target survives a new neighbor, else `[0]`. */
function itemStep(item: unknown, index: number): string {
  const fields = Object(item) as Record<string, unknown>;
  const key = nameKeys.find((name) => typeof fields[name] === 'string');
  return key ? `[?@.${key}=='${fields[key] as string}']` : `[${index}]`;
}

/** Whether readers see a property: a description, for example, or the title of a schema unless it's an identifier, such as `httpMonitor`. */
const isText = (key: string, value: string, target: string): boolean =>
  textKeys.has(key) || (key === 'title' && target !== '$.info' && /^[A-Z]/.test(value));

/** Visits what readers see of a bundled description, each once, but nothing inside of examples. */
function visitTexts(
  description: unknown,
  visit: (text: DescriptionText, node: Json) => void,
): void {
  const walk = (node: unknown, target: string, isMapOfNames: boolean): void => {
    if (Array.isArray(node)) {
      node.forEach((item, index) => walk(item, target + itemStep(item, index), false));
    } else if (node !== null && typeof node === 'object') {
      for (const [key, value] of Object.entries(node)) {
        if (!isMapOfNames && typeof value === 'string' && isText(key, value, target))
          visit({target, key, text: value}, node as Json);
        else if (isMapOfNames || !dataKeys.has(key))
          walk(value, target + memberStep(key), !isMapOfNames && mapKeys.has(key));
      }
    }
  };
  walk(description, '$', false);
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
