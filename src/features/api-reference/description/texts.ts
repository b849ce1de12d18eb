import {formatJsonPath, type Step} from './json-path.ts';

/** A text of the description that a reader sees, with the object it belongs to. */
export interface DescriptionText {
  /** JSONPath of the object that holds the text, usable as target of an overlay action. */
  target: string;
  /** Key of the text in that object. */
  key: string;
  text: string;
}

const textKeys = new Set(['description', 'summary', 'x-displayName']);
const data = new Set(['example', 'value', 'default', 'enum', 'const', 'mapping', 'security', 'required']);
const named = new Set(['properties', 'examples', 'schemas', 'parameters', 'responses', 'securitySchemes', 'variables', 'paths']);

/**
 * All texts of a bundled description, each once: descriptions, summaries, display names, and titles of schemas that aren't identifiers,
 * but nothing inside of examples.
 * Members of lists are addressed by their name where they have one, so that a target survives a new neighbor.
 */
export function textsOf(description: unknown): DescriptionText[] {
  const found: DescriptionText[] = [];
  const isText = (key: string, value: string, steps: Step[]): boolean =>
    textKeys.has(key) || (key === 'title' && steps[0] !== 'info' && /^[A-Z]/.test(value));
  const walk = (node: unknown, steps: Step[], isMapOfNames: boolean): void => {
    if (Array.isArray(node)) {
      node.forEach((member, index) => {
        const name = (member as {name?: unknown} | null)?.name;
        walk(member, [...steps, typeof name === 'string' ? {key: 'name', value: name} : index], false);
      });
      return;
    }
    if (node === null || typeof node !== 'object') return;
    for (const [key, value] of Object.entries(node)) {
      if (!isMapOfNames && typeof value === 'string' && isText(key, value, steps))
        found.push({target: formatJsonPath(steps), key, text: value});
      else if (isMapOfNames || !data.has(key)) walk(value, [...steps, key], !isMapOfNames && named.has(key));
    }
  };
  walk(description, [], false);
  return found;
}

/** Texts of a description that an overlay left as they were. Texts without a word, such as a bare code span, need no translation. */
export function untranslated(english: unknown, overlaid: unknown): DescriptionText[] {
  const original = new Map(textsOf(english).map(({target, key, text}) => [`${target} ${key}`, text]));
  return textsOf(overlaid).filter(
    ({target, key, text}) => original.get(`${target} ${key}`) === text && /[A-Za-z]{3}/.test(text.replace(/`[^`]*`/g, '')),
  );
}
