import {translate} from '@docusaurus/Translate';
import {useMDXComponents} from '@mdx-js/react';
import {comma} from '@site/src/components/punctuation';
import type {FieldNode, Limits} from '@site/src/features/api-reference/model/fields';
import {
  createContext,
  createElement,
  Fragment,
  useContext,
  type ElementType,
  type ReactNode,
} from 'react';
import type {Markup} from '@site/src/features/api-reference/model/markup';
import styles from './styles.module.css';

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

/** Text of the description, drawn with the components of a Markdown page. */
export function Text({text}: {text: Markup[]}): ReactNode {
  const components = useMDXComponents() as Record<string, ElementType>;
  const draw = (node: Markup): ReactNode => {
    if (typeof node === 'string') return node;
    const [name, properties, ...children] = node;
    return createElement(components[name] ?? name, properties, ...children.map(draw));
  };
  return createElement(Fragment, null, ...text.map(draw));
}

/** Whether fields belong to a response, which says when they may be absent; a request says when they are required. */
export const InResponse = createContext(false);

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
