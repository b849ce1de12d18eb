/** Helpers for titles and descriptions, shared by the rules. */

/** Words of a name: `maxWebsiteCount` gives max, website, count. */
function wordsOfName(name) {
  return name
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter(Boolean);
}

/** Markdown without its code spans. */
export function withoutCode(text) {
  return text.replace(/```[\s\S]*?```/g, '').replace(/`[^`]*`/g, '');
}

const fillers = new Set([
  'a',
  'an',
  'and',
  'the',
  'of',
  'for',
  'this',
  'its',
  'is',
  'value',
  'field',
  'property',
  'parameter',
]);

/** True when a description says nothing that the name does not say. */
export function onlyRepeatsName(name, description) {
  const known = new Set(wordsOfName(name));
  const said = description
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter((word) => word && !fillers.has(word));
  return said.every((word) => known.has(word) || known.has(word.replace(/s$/, '')));
}
