import Translate, {translate} from '@docusaurus/Translate';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import {usePluralForm} from '@docusaurus/theme-common';
import {Fragment, type ReactNode} from 'react';
import type {FieldNode, VariantNode} from '@site/src/features/api-reference/model/schema';
import {colon, comma} from '@site/src/components/punctuation';
import {isLong, limitTexts, patternText, type Limits} from './limits';
import Part from './Part';
import {typeText} from './type-text';
import styles from './styles.module.css';

interface FieldsProps {
  part: 'path' | 'query' | 'header' | 'body' | 'answer' | 'error';
  /** Compact type of a body or an answer. */
  type?: string;
  /** Whether a body may be left out. */
  optional?: boolean;
  /** Names of the fields, where they are closed at first. */
  names?: string[];
  children?: ReactNode;
}

/** Fields of one part of the request, or of an answer. */
export function Fields({part, type, optional, names = [], children}: FieldsProps): ReactNode {
  if (part === 'error') {
    const title = translate({id: 'api.part.error', message: 'Error response body'});
    return <More summary={title + colon()} names={names} children={children} />;
  }
  // An object needs no word beside its fields; another type does.
  const note = type && type !== 'object' && <p className={styles.note}>{typeText(type)}</p>;
  if (part === 'answer') {
    return (
      <div>
        {note}
        {children}
      </div>
    );
  }
  const aside = optional && (
    <Translate id="api.body.optional" description="Stands beside the heading Body">
      optional
    </Translate>
  );
  return (
    <Part name={part} aside={aside}>
      {note}
      {children}
    </Part>
  );
}

interface FieldProps
  extends Limits, Omit<FieldNode, keyof Limits | 'description' | 'fields' | 'variants'> {
  /** An answer's field that is not always there. */
  optional?: boolean;
  children?: ReactNode;
}

/** The line of a pattern that is too long to stand beside the type. */
const longPatternOf = ({pattern}: Limits): ReactNode =>
  isLong(pattern) && <p className={styles.pattern}>{patternText(pattern)}</p>;

/** A parameter or property with its description. Its name links to itself. */
export function Field({
  id,
  name,
  type,
  required,
  optional,
  deprecated,
  enumValues,
  children,
  ...limits
}: FieldProps): ReactNode {
  useBrokenLinks().collectAnchor(id);
  return (
    <div id={id} className={styles.field}>
      <div className={styles.facts}>
        <a href={`#${id}`} className={styles.name}>
          <code translate="no">{name}</code>
        </a>{' '}
        {required && (
          <strong className={styles.required}>
            <Translate id="api.field.required">required</Translate>
          </strong>
        )}{' '}
        <span className={styles.type}>{[typeText(type), ...limitTexts(limits)].map(joined)}</span>{' '}
        {optional && (
          <span className={styles.type}>
            <Translate
              id="api.field.optional"
              description="Beside a field of an answer that is not always there">
              optional
            </Translate>
          </span>
        )}
        {deprecated && (
          <span className={styles.deprecated}>
            <Translate id="api.field.deprecated">deprecated</Translate>
          </span>
        )}
      </div>
      {longPatternOf(limits)}
      {enumValues && enumValues.length > 0 && <Values values={enumValues} />}
      {children}
    </div>
  );
}

const joined = (part: ReactNode, index: number): ReactNode => (
  <Fragment key={index}>
    {index > 0 && comma()}
    {part}
  </Fragment>
);

function Values({values}: {values: string[]}): ReactNode {
  return (
    <p className={styles.values}>
      {values.length === 1 ? (
        <Translate
          id="api.field.always"
          description="Stands before the only value that a field can have">
          Always
        </Translate>
      ) : (
        <Translate
          id="api.field.oneOf"
          description="Stands before the values that a field can have">
          One of
        </Translate>
      )}{' '}
      <Names names={values} />
    </p>
  );
}

function Names({names}: {names: string[]}): ReactNode {
  return (
    <span translate="no">{names.map((name) => <code key={name}>{name}</code>).map(joined)}</span>
  );
}

interface MoreProps {
  summary: string;
  names: string[];
  open?: boolean;
  children: ReactNode;
}

/** Fields that are closed until the reader opens them; their names are readable before. */
const More = ({summary, names, open, children}: MoreProps): ReactNode => (
  <details className={styles.more} open={open}>
    <summary>
      {summary}
      <Names names={names} />
    </summary>
    <div className={styles.inside}>{children}</div>
  </details>
);

/** Fields inside a field. */
export function MoreFields({names, children}: {names: string[]; children: ReactNode}): ReactNode {
  const {selectMessage} = usePluralForm();
  const count = translate(
    {
      id: 'api.more',
      message: '{count} property:|{count} properties:',
      description: 'Before the names of nested fields, in the plural forms of the language',
    },
    {count: names.length},
  );
  return (
    <More
      summary={`${selectMessage(names.length, count)} `}
      names={names}
      open={names.length === 1}>
      {children}
    </More>
  );
}

/** Shapes that a value can have. */
export function Variants({children}: {children: ReactNode}): ReactNode {
  return (
    <div
      className={styles.variants}
      role="group"
      aria-label={translate({id: 'api.variants', message: 'One of these types'})}>
      {children}
    </div>
  );
}

interface VariantProps extends Limits, Pick<VariantNode, 'id' | 'title' | 'type'> {
  /** Names of its fields, where it has some. */
  names: string[];
  open?: boolean;
  children?: ReactNode;
}

/** A shape that a value can have, with the names of its fields or its type. */
export function Variant({
  id,
  title,
  type,
  names,
  open,
  children,
  ...limits
}: VariantProps): ReactNode {
  useBrokenLinks().collectAnchor(id);
  const head = (
    <>
      <span className={styles.title}>{title}</span>{' '}
      <span className={styles.type}>
        {type === 'object' && names.length > 0 ? (
          <Names names={names} />
        ) : (
          [typeText(type), ...limitTexts(limits)].map(joined)
        )}
      </span>
    </>
  );
  if (!children) {
    return (
      <p id={id} className={styles.variant}>
        {head}
      </p>
    );
  }
  return (
    <details id={id} className={styles.variant} open={open}>
      <summary>{head}</summary>
      <div className={styles.inside}>
        {longPatternOf(limits)}
        {children}
      </div>
    </details>
  );
}
