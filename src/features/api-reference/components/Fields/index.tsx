import Translate, {translate} from '@docusaurus/Translate';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import {usePluralForm} from '@docusaurus/theme-common';
import clsx from 'clsx';
import {Fragment, type ReactNode} from 'react';
import {isLong, limitTexts, patternText, type Limits} from './limits';
import {typeText} from './type-text';
import styles from './styles.module.css';
import {colon, comma} from '@site/src/ui/punctuation';

/** Class of an element that opens, with its sign. */
export const fold = styles.more!;

type Part = 'path' | 'query' | 'header' | 'body' | 'answer' | 'error';

export function headingText(part: Part): string {
  return {
    path: translate({id: 'api.part.path', message: 'Path parameters', description: 'Heading of the path parameters'}),
    query: translate({id: 'api.part.query', message: 'Query parameters', description: 'Heading of the query parameters'}),
    header: translate({id: 'api.part.header', message: 'Request headers', description: 'Heading of the request headers'}),
    body: translate({id: 'api.part.body', message: 'Request body', description: 'Heading of the request body'}),
    answer: translate({id: 'api.part.answer', message: 'Response'}),
    error: translate({id: 'api.part.error', message: 'Error response body'}),
  }[part];
}

interface FieldsProps {
  part: Part;
  /** Compact type of a body or an answer. */
  type?: string;
  /** Whether a body may be left out. */
  optional?: boolean;
  /** Names of the fields, where they are closed at first. */
  names?: string[];
  statuses?: string[];
  children?: ReactNode;
}

/** Fields of one part of the request, or of an answer. */
export function Fields({part, type, optional, names, statuses, children}: FieldsProps): ReactNode {
  const {collectAnchor} = useBrokenLinks();
  if (part === 'error') {
    return (
      <details className={styles.more}>
        <summary>
          {headingText(part)}
          {statuses && ` (${statuses.join(', ')})`}
          {colon()}
          <Names names={names ?? []} />
        </summary>
        <div className={styles.inside}>{children}</div>
      </details>
    );
  }
  // An object needs no word beside its fields; another type does.
  const note = type && type !== 'object' && <p className={styles.note}>{typeText(type)}</p>;
  if (part === 'answer') {
    return (
      <div className={styles.fields}>
        {note}
        {children}
      </div>
    );
  }
  collectAnchor(part);
  return (
    <section className={clsx(styles.fields, 'when-near')} aria-labelledby={part}>
      <h2 id={part} className={styles.heading}>
        {headingText(part)}
        {optional && (
          <span className={styles.aside}>
            <Translate id="api.body.optional" description="Stands beside the heading Body">
              optional
            </Translate>
          </span>
        )}
      </h2>
      {note}
      {children}
    </section>
  );
}

interface FieldProps extends Limits {
  id: string;
  name: string;
  type: string;
  required?: boolean;
  /** An answer's field that is not always there. */
  optional?: boolean;
  deprecated?: boolean;
  enumValues?: string[];
  children?: ReactNode;
}

/** The line of a pattern that is too long to stand beside the type. */
const longPatternOf = ({pattern}: Limits): ReactNode => isLong(pattern) && <p className={styles.pattern}>{patternText(pattern)}</p>;

/** A parameter or property with its description. Its name links to itself. */
export function Field({id, name, type, required, optional, deprecated, enumValues, children, ...limits}: FieldProps): ReactNode {
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
            <Translate id="api.field.optional" description="Beside a field of an answer that is not always there">
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
        <Translate id="api.field.always" description="Stands before the only value that a field can have">
          Always
        </Translate>
      ) : (
        <Translate id="api.field.oneOf" description="Stands before the values that a field can have">
          One of
        </Translate>
      )}{' '}
      <Names names={values} />
    </p>
  );
}

function Names({names}: {names: string[]}): ReactNode {
  return <span translate="no">{names.map((name) => <code key={name}>{name}</code>).map(joined)}</span>;
}

/** Fields inside a field: closed until the reader opens them; their names are readable before. */
export function MoreFields({names, children}: {names: string[]; children: ReactNode}): ReactNode {
  const {selectMessage} = usePluralForm();
  return (
    <details className={styles.more} open={names.length === 1}>
      <summary>
        {selectMessage(
          names.length,
          translate(
            {
              id: 'api.more',
              message: '{count} property:|{count} properties:',
              description: 'Before the names of nested fields, in the plural forms of the language',
            },
            {count: names.length},
          ),
        )}{' '}
        <Names names={names} />
      </summary>
      <div className={styles.inside}>{children}</div>
    </details>
  );
}

/** Shapes that a value can have. */
export function Variants({children}: {children: ReactNode}): ReactNode {
  return (
    <div className={styles.variants} role="group" aria-label={translate({id: 'api.variants', message: 'One of these types'})}>
      {children}
    </div>
  );
}

interface VariantProps extends Limits {
  id: string;
  title: string;
  type: string;
  /** Names of its fields, where it has some. */
  names: string[];
  open?: boolean;
  children?: ReactNode;
}

/** A shape that a value can have, with the names of its fields or its type. */
export function Variant({id, title, type, names, open, children, ...limits}: VariantProps): ReactNode {
  useBrokenLinks().collectAnchor(id);
  const head = (
    <>
      <span className={styles.title}>{title}</span>{' '}
      <span className={styles.type}>
        {type === 'object' && names.length > 0 ? <Names names={names} /> : [typeText(type), ...limitTexts(limits)].map(joined)}
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
