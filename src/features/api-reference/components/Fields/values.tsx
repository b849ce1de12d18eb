import {translate} from '@docusaurus/Translate';
import {comma} from '@site/src/components/punctuation';
import type {FieldNode, Limits} from '@site/src/features/api-reference/model/fields';
import {createContext, Fragment, useContext, type ReactNode} from 'react';
import Text from '../Text';
import {typeText} from './type-text';
import styles from './styles.module.css';

/** Whether fields belong to a response, which says when they may be absent; a request says when they are required. */
export const InResponse = createContext(false);

/** Items of a list with the language's comma between them. */
const withCommas = (items: ReactNode[]): ReactNode =>
  items.map((item, index) => (
    <Fragment key={index}>
      {index > 0 && comma()}
      {item}
    </Fragment>
  ));

/** Names of fields, values, or media types, which stay English. */
export const Names = ({names}: {names: string[]}): ReactNode => (
  <span translate="no">{withCommas(names.map((name) => <code key={name}>{name}</code>))}</span>
);

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
function limitTexts(limits: Limits): ReactNode[] {
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

/** Type and limits of a value. What a response contains matches its pattern already. */
export function ValueType({type, pattern, ...limits}: FieldNode): ReactNode {
  const shown = useContext(InResponse) ? limits : {...limits, pattern};
  return <span className={styles.type}>{withCommas([typeText(type), ...limitTexts(shown)])}</span>;
}

/** The values that a field can have, and its text. */
export const Explanation = ({enumValues, text}: FieldNode): ReactNode => (
  <>
    {enumValues && (
      <p>
        {enumValues.length === 1
          ? translate({
              message: 'Always',
              description: 'Stands before the only value that a field can have',
            })
          : translate({
              message: 'One of',
              description: 'Stands before the values that a field can have',
            })}{' '}
        <Names names={enumValues} />
      </p>
    )}
    <Text text={text} />
  </>
);
