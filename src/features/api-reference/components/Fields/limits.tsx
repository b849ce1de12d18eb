import {translate} from '@docusaurus/Translate';
import type {Limits} from '@site/src/features/api-reference/model/schema';
import type {ReactNode} from 'react';

/** A pattern of this length has a line of its own. */
const longPattern = 40;
export const isLong = (pattern: string | undefined): pattern is string =>
  pattern !== undefined && pattern.length > longPattern;

/** A regular expression that a value matches. */
export const patternText = (pattern: string): ReactNode => (
  <>
    {translate({id: 'api.limit.pattern', message: 'pattern'})} <code translate="no">{pattern}</code>
  </>
);

/** Formats that say nothing to a reader next to the type. */
const silent = new Set(['int32', 'int64', 'float', 'double']);

function range(min: number | undefined, max: number | undefined): string | undefined {
  if (min !== undefined && max !== undefined)
    return translate({id: 'api.limit.range', message: '{min} to {max}'}, {min, max});
  if (min !== undefined) return translate({id: 'api.limit.min', message: 'at least {min}'}, {min});
  return max === undefined
    ? undefined
    : translate({id: 'api.limit.max', message: 'at most {max}'}, {max});
}

function length(min = 0, max: number | undefined): string | undefined {
  if (min > 0 && max !== undefined)
    return translate({id: 'api.limit.length', message: '{min} to {max} characters'}, {min, max});
  if (max !== undefined)
    return translate({id: 'api.limit.maxLength', message: 'up to {max} characters'}, {max});
  return min > 0
    ? translate({id: 'api.limit.minLength', message: 'at least {min} characters'}, {min})
    : undefined;
}

/** Words for the limits of a value, in a fixed order. */
export function limitTexts({
  defaultValue,
  min,
  max,
  minLength,
  maxLength,
  format,
  pattern,
  others = [],
}: Limits): ReactNode[] {
  return [
    range(min, max),
    length(minLength, maxLength),
    format && !silent.has(format) && <code translate="no">{format}</code>,
    pattern && !isLong(pattern) && patternText(pattern),
    ...others.map((text) => (
      <code key={text} translate="no">
        {text}
      </code>
    )),
    defaultValue !== undefined && (
      <>
        {translate({
          id: 'api.limit.default',
          message: 'default',
          description: 'Stands before the value that a field has when it is left out',
        })}{' '}
        <code translate="no">{defaultValue}</code>
      </>
    ),
  ].filter(Boolean);
}
