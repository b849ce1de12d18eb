import Translate, {translate} from '@docusaurus/Translate';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import {usePluralForm} from '@docusaurus/theme-common';
import {useContext, type ReactNode} from 'react';
import {comma} from '@site/src/components/punctuation';
import type {FieldNode} from '@site/src/features/api-reference/model/fields';
import type {Content} from '@site/src/features/api-reference/model/operation';
import {Explanation, InResponse, Names, Text, typeText, ValueType} from './values';
import styles from './styles.module.css';

/** Titles of the sections by their anchors. */
export const sectionTitles = {
  samples: () => translate({message: 'Code samples'}),
  path: () => translate({message: 'Path parameters'}),
  query: () => translate({message: 'Query parameters'}),
  header: () => translate({message: 'Request headers'}),
  cookie: () => translate({message: 'Cookies'}),
  body: () => translate({message: 'Request body'}),
  // The anchor is older than the word. Links to it have been shared.
  answers: () => translate({message: 'Responses'}),
  errors: () => translate({message: 'Errors'}),
};

export type SectionAnchor = keyof typeof sectionTitles;

interface SectionProps {
  anchor: SectionAnchor;
  note?: ReactNode;
  children: ReactNode;
}

/** A section of the page of an operation. */
export function OperationSection({anchor, note, children}: SectionProps): ReactNode {
  useBrokenLinks().collectAnchor(anchor);
  return (
    <section className={`${styles.section} when-near`} aria-labelledby={anchor}>
      {/* Not the theme's Heading: the row of sections above has the link to it already. */}
      <h2 id={anchor} className={`cluster ${styles.heading}`}>
        {sectionTitles[anchor]()}
        {note && <span className={styles.note}>{note}</span>}
      </h2>
      {children}
    </section>
  );
}

export const FieldList = ({fields}: {fields: FieldNode[]}): ReactNode =>
  fields.map((field) => <Field key={field.id} {...field} />);

/** A parameter or property with its description. Its name links to itself. */
function Field(field: FieldNode): ReactNode {
  const {id, name, required, deprecated, fields} = field;
  const inResponse = useContext(InResponse);
  useBrokenLinks().collectAnchor(id);
  return (
    <div id={id} className={styles.field}>
      <div className={`cluster ${styles.facts}`}>
        <a href={`#${id}`} className={`quiet-link ${styles.name}`}>
          <code translate="no">{name}</code>
        </a>{' '}
        {!inResponse && required && (
          <strong>
            <Translate>required</Translate>
          </strong>
        )}{' '}
        <ValueType {...field} />{' '}
        {inResponse && !required && (
          <span className={styles.type}>
            <Translate description="Beside a field of a response that is not always there">
              optional
            </Translate>
          </span>
        )}
        {deprecated && (
          <span className={styles.deprecated}>
            <Translate>deprecated</Translate>
          </span>
        )}
      </div>
      <Explanation {...field} />
      {fields.length > 0 && <NestedFields fields={fields} />}
      <Variants {...field} />
    </div>
  );
}

interface DisclosureProps {
  summary: ReactNode;
  /** Fields whose names are readable before. */
  fields?: FieldNode[];
  open?: boolean;
  children: ReactNode;
}

/** A part of the page that is closed until the reader opens it. */
export const Disclosure = ({summary, fields, open, children}: DisclosureProps): ReactNode => (
  <details className={`panel ${styles.disclosure}`} open={open}>
    <summary>
      {summary}
      {fields && <Names names={fields.map(({name}) => name)} />}
    </summary>
    <div className={styles.content}>{children}</div>
  </details>
);

function NestedFields({fields}: {fields: FieldNode[]}): ReactNode {
  const {selectMessage} = usePluralForm();
  const count = translate(
    {
      message: '{count} property:|{count} properties:',
      description: 'Before the names of nested fields, in the plural forms of the language',
    },
    {count: fields.length},
  );
  return (
    <Disclosure
      summary={`${selectMessage(fields.length, count)} `}
      fields={fields}
      open={fields.length === 1}>
      <FieldList fields={fields} />
    </Disclosure>
  );
}

/** The shapes that a value can have, or a link to the field above that has the same properties. */
export function Variants({variants, sameAs}: Pick<FieldNode, 'variants' | 'sameAs'>): ReactNode {
  // A reader of many variants looks for one, so all are closed; the first of a few is the usual one.
  const opensFirst = !useContext(InResponse) && variants.length <= 3;
  if (sameAs) return <SameFields {...sameAs} />;
  if (variants.length === 0) return null;
  return (
    <div
      className={`panel ${styles.variants}`}
      role="group"
      aria-label={translate({message: 'One of these types'})}>
      {variants.map((variant, index) => (
        <Variant key={variant.id} {...variant} open={opensFirst && index === 0} />
      ))}
    </div>
  );
}

/** Is shown where a schema contains itself. */
const SameFields = ({id, name}: NonNullable<FieldNode['sameAs']>): ReactNode => (
  <p>
    <Translate
      description="{name} is a link to a field above that has the same properties"
      values={{
        name: (
          <a href={`#${id}`}>
            <code translate="no">{name}</code>
          </a>
        ),
      }}>
      {'Same properties as {name}'}
    </Translate>
  </p>
);

/** A shape that a value can have, with the names of its fields or its type. Opens if there is more to read. */
function Variant({open, ...variant}: FieldNode & {open: boolean}): ReactNode {
  const {id, name, type, enumValues, text, fields, variants, sameAs} = variant;
  useBrokenLinks().collectAnchor(id);
  const head = (
    <>
      <strong>{name}</strong>{' '}
      {type === 'object' && fields.length > 0 ? (
        <span className={styles.type}>
          <Names names={fields.map((field) => field.name)} />
        </span>
      ) : (
        <ValueType {...variant} />
      )}
    </>
  );
  const isEmpty = [text, fields, variants].every(({length}) => length === 0);
  if (isEmpty && !enumValues && !sameAs)
    return (
      <p id={id} className={styles.variant}>
        {head}
      </p>
    );
  return (
    <details id={id} className={styles.variant} open={open}>
      <summary>{head}</summary>
      <div className={styles.content}>
        <Explanation {...variant} />
        <FieldList fields={fields} />
        <Variants {...variant} />
      </div>
    </details>
  );
}

export const isPlainJson = (types: string[]): boolean => types.join() === 'application/json';

/** What a body or a response is: its type, its text, its fields. Only media types other than JSON are named. */
export function ContentFields({types, folded, ...node}: Content & {folded?: boolean}): ReactNode {
  const {type, text, fields} = node;
  const namesTypes = !useContext(InResponse) && !isPlainJson(types);
  return (
    <>
      {/* That something with fields is an object is clear without the word. */}
      {(type !== 'object' || namesTypes) && (
        <p className={`margin-bottom--none ${styles.type}`}>
          {typeText(type)}
          {namesTypes && [comma(), <Names key="types" names={types} />]}
        </p>
      )}
      <Text text={text} />
      {folded ? <NestedFields fields={fields} /> : <FieldList fields={fields} />}
      <Variants {...node} />
    </>
  );
}
