import {translate} from '@docusaurus/Translate';

/** One of the types of JSON, in the singular or, inside an array, in the plural. */
function baseText(type: string, plural: boolean): string {
  const names: Record<string, string> = {
    string: translate({message: 'string|strings'}),
    integer: translate({message: 'integer|integers'}),
    number: translate({message: 'number|numbers'}),
    boolean: translate({message: 'boolean|booleans'}),
    object: translate({message: 'object|objects'}),
    array: translate({message: 'array|arrays'}),
    any: translate({message: 'any value|any values'}),
  };
  return names[type]?.split('|')[plural ? 1 : 0] ?? type;
}

/** Parts of a compact type at the outer level: `array<string | null> | null` has two. */
function alternatives(type: string): string[] {
  const parts = [''];
  let depth = 0;
  for (const piece of type.split(/( \| |[<>])/)) {
    depth += Number(piece === '<') - Number(piece === '>');
    if (piece === ' | ' && depth === 0) parts.push('');
    else parts[parts.length - 1] += piece;
  }
  return parts;
}

/** A compact type, as src/features/api-reference/model writes it, in the reader's words. */
export function typeText(type: string, plural = false): string {
  return alternatives(type)
    .map((alternative) => {
      const [, outer, inner] = /^(array|map)<(.*)>$/.exec(alternative) ?? [];
      if (!outer) return baseText(alternative, plural);
      const values = {type: typeText(inner!, true)};
      return outer === 'array'
        ? translate(
            {message: 'array of {type}', description: '{type} is a plural, such as strings'},
            values,
          )
        : translate(
            {
              message: 'object with {type} as values',
              description: 'An object whose values all have one type; {type} is a plural',
            },
            values,
          );
    })
    .reduce((a, b) =>
      translate({message: '{a} or {b}', description: 'Two types that a value can have'}, {a, b}),
    );
}
