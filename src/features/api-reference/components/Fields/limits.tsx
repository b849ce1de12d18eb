import {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';

/** What restricts a value. */
export interface Limits {
  defaultValue?: string;
  min?: number;
  max?: number;
  minLength?: number;
  maxLength?: number;
  format?: string;
  pattern?: string;
}

/** A pattern of this length has a line of its own. */
const longPattern = 40;
export const isLong = (pattern: string | undefined): pattern is string => pattern !== undefined && pattern.length > longPattern;

/** A regular expression that a value matches. */
export const patternText = (pattern: string): ReactNode => (
  <>
    {translate({id: 'api.limit.pattern', message: 'pattern', description: 'Stands before a regular expression'})}{' '}
    <code translate="no">{pattern}</code>
  </>
);

/** Formats that say nothing to a reader beside the type. */
const silent = new Set(['int32', 'int64', 'float', 'double']);

function range(min: number | undefined, max: number | undefined): string | null {
  if (min !== undefined && max !== undefined)
    return translate({id: 'api.limit.range', message: '{min} to {max}'}, {min: String(min), max: String(max)});
  if (min !== undefined) return translate({id: 'api.limit.min', message: 'at least {min}'}, {min: String(min)});
  if (max !== undefined) return translate({id: 'api.limit.max', message: 'at most {max}'}, {max: String(max)});
  return null;
}

function length(min: number | undefined, max: number | undefined): string | null {
  if (min !== undefined && max !== undefined && min > 0) {
    return translate({id: 'api.limit.length', message: '{min} to {max} characters'}, {min: String(min), max: String(max)});
  }
  if (max !== undefined) return translate({id: 'api.limit.maxLength', message: 'up to {max} characters'}, {max: String(max)});
  if (min) return translate({id: 'api.limit.minLength', message: 'at least {min} characters'}, {min: String(min)});
  return null;
}

/** Words for the limits of a value, in a fixed order. */
export function limitTexts({defaultValue, min, max, minLength, maxLength, format, pattern}: Limits): ReactNode[] {
  const parts: (ReactNode | null)[] = [
    range(min, max),
    length(minLength, maxLength),
    format && !silent.has(format) ? <code translate="no">{format}</code> : null,
    pattern && !isLong(pattern) ? patternText(pattern) : null,
    defaultValue !== undefined ? (
      <>
        {translate({
          id: 'api.limit.default',
          message: 'default',
          description: 'Stands before the value that a field has when it is left out',
        })}{' '}
        <code translate="no">{defaultValue}</code>
      </>
    ) : null,
  ];
  return parts.filter((part) => part !== null);
}
