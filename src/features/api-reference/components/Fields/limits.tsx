import {translate} from '@docusaurus/Translate';
import type {Limits} from '@site/src/features/api-reference/model/fields';
import type {ReactNode} from 'react';

/** Formats that say nothing to a reader next to the type. */
const silent = new Set(['int32', 'int64', 'float', 'double']);

function range({minimum: min, maximum: max}: Limits): string | undefined {
  if (min !== undefined && max !== undefined)
    return translate({message: '{min} to {max}'}, {min, max});
  if (min !== undefined) return translate({message: 'at least {min}'}, {min});
  return max === undefined ? undefined : translate({message: 'at most {max}'}, {max});
}

function length({minLength: min = 0, maxLength: max}: Limits): string | undefined {
  if (min > 0 && max !== undefined)
    return translate({message: '{min} to {max} characters'}, {min, max});
  if (max !== undefined) return translate({message: 'up to {max} characters'}, {max});
  return min > 0 ? translate({message: 'at least {min} characters'}, {min}) : undefined;
}

const code = (text: string): ReactNode => (
  <code key={text} translate="no">
    {text}
  </code>
);

/** Words for the limits of a value, in a fixed order. */
export function limitTexts(limits: Limits): ReactNode[] {
  const {format, pattern, verbatim = [], defaultValue} = limits;
  const named = (name: string, value: string): ReactNode => [`${name} `, code(value)];
  return [
    range(limits),
    length(limits),
    format && !silent.has(format) && code(format),
    pattern && named(translate({message: 'pattern'}), pattern),
    ...verbatim.map(code),
    defaultValue !== undefined &&
      named(
        translate({
          message: 'default',
          description: 'Stands before the value that a field has when it is left out',
        }),
        defaultValue,
      ),
  ].filter(Boolean);
}
