import Translate, {translate} from '@docusaurus/Translate';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import {usePluralForm} from '@docusaurus/theme-common';
import {createContext, Fragment, useContext, type ReactNode} from 'react';
import type {Content} from '@site/src/features/api-reference/model/operation';
import type {FieldNode} from '@site/src/features/api-reference/model/fields';
import {colon, comma} from '@site/src/components/punctuation';
import Text from '../Text';
import Disclosure from './Disclosure';
import {limitTexts} from './limits';
import {typeText} from './type-text';
import styles from './styles.module.css';

/** Whether fields belong to a response, which says when they may be absent; a request says when they are required. */
export const InResponse = createContext(false);

/** Fields of one level. */
export const FieldList = ({fields}: {fields: FieldNode[]}): ReactNode =>
  fields.map((field) => <Field key={field.id} {...field} />);

const isPlainJson = (types: string[]): boolean => types.join() === 'application/json';

/** What a body or a response is: its type, its text, its fields. JSON goes without saying. */
export function ContentFields({types, folded, ...shape}: Content & {folded?: boolean}): ReactNode {
  const {type, text, fields} = shape;
  const namesTypes = !useContext(InResponse) && !isPlainJson(types);
  return (
    <>
      {/* An object needs no word next to its fields; another type does. */}
      {(type !== 'object' || namesTypes) && (
        <p className={`margin-bottom--none ${styles.type}`}>
          {typeText(type)}
          {namesTypes && [comma(), <Names key="types" names={types} />]}
        </p>
      )}
      <Text text={text} />
      {folded ? <NestedFields fields={fields} /> : <FieldList fields={fields} />}
      <Variants {...shape} />
    </>
  );
}

/** The variants of a value, or where its properties are. */
function Variants({variants, sameAs}: Pick<FieldNode, 'variants' | 'sameAs'>): ReactNode {
  // A reader of many variants looks for one, so all are closed; the first of a few is the usual one.
  const opensFirst = !useContext(InResponse) && variants.length <= 3;
  if (sameAs)
    return (
      <p>
        <Translate
          description="{name} is a link to a field above that has the same properties"
          values={{
            name: (
              <a href={`#${sameAs.id}`}>
                <code translate="no">{sameAs.name}</code>
              </a>
            ),
          }}>
          {'Same properties as {name}'}
        </Translate>
      </p>
    );
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

/** A parameter or property with its description. Its name links to itself. */
function Field(field: FieldNode): ReactNode {
  const {id, name, required, deprecated, fields} = field;
  const inResponse = useContext(InResponse);
  useBrokenLinks().collectAnchor(id);
  return (
    <div id={id} className={styles.field}>
      <div className={styles.facts}>
        <a href={`#${id}`} className={`quiet-link ${styles.name}`}>
          <code translate="no">{name}</code>
        </a>{' '}
        {!inResponse && required && (
          <strong>
            <Translate>required</Translate>
          </strong>
        )}{' '}
        <Type {...field} />{' '}
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

/** Type and limits. What a response contains matches its pattern already. */
function Type({type, pattern, ...limits}: FieldNode): ReactNode {
  const shown = useContext(InResponse) ? limits : {...limits, pattern};
  return <span className={styles.type}>{withCommas([typeText(type), ...limitTexts(shown)])}</span>;
}

/** The values that a field can have, and its text. */
const Explanation = ({enumValues, text}: FieldNode): ReactNode => (
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

const withCommas = (items: ReactNode[]): ReactNode =>
  items.map((item, index) => (
    <Fragment key={index}>
      {index > 0 && comma()}
      {item}
    </Fragment>
  ));

const Names = ({names}: {names: string[]}): ReactNode => (
  <span translate="no">{withCommas(names.map((name) => <code key={name}>{name}</code>))}</span>
);

interface FieldDetailsProps {
  summary: string;
  fields: FieldNode[];
  open?: boolean;
  children: ReactNode;
}

/** Fields that are closed until the reader opens them; their names are readable before. */
const FieldDetails = ({summary, fields, open, children}: FieldDetailsProps): ReactNode => (
  <Disclosure
    open={open}
    summary={
      <>
        {summary}
        <Names names={fields.map(({name}) => name)} />
      </>
    }>
    {children}
  </Disclosure>
);

/** Fields of the body of an error. */
export function ErrorFields({types, text, fields, ...shape}: Content): ReactNode {
  const title = translate({message: 'Error response body'});
  const namedTypes = isPlainJson(types) ? '' : ` (${types.join(', ')})`;
  return (
    <FieldDetails summary={title + namedTypes + colon()} fields={fields}>
      <Text text={text} />
      <FieldList fields={fields} />
      <Variants {...shape} />
    </FieldDetails>
  );
}

/** Fields inside a field. */
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
    <FieldDetails
      summary={`${selectMessage(fields.length, count)} `}
      fields={fields}
      open={fields.length === 1}>
      <FieldList fields={fields} />
    </FieldDetails>
  );
}

/** A shape that a value can have, with the names of its fields or its type. */
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
        <Type {...variant} />
      )}
    </>
  );
  if (text.length + fields.length + variants.length === 0 && !enumValues && !sameAs)
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
