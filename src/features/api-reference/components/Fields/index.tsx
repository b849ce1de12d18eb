import Translate, {translate} from '@docusaurus/Translate';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import {usePluralForm} from '@docusaurus/theme-common';
import {Fragment, type ReactNode} from 'react';
import type {Content} from '@site/src/features/api-reference/model/operation';
import type {
  FieldNode,
  Limits,
  Shape,
  VariantNode,
} from '@site/src/features/api-reference/model/schema';
import {colon, comma} from '@site/src/components/punctuation';
import Text from '../Text';
import {isLong, limitTexts, patternText} from './limits';
import {typeText} from './type-text';
import styles from './styles.module.css';

/** Whether fields belong to a response, which says when they may be absent; a request says when they are required. */
interface Side {
  answer?: boolean;
}

/** Fields of one part. */
export const FieldList = ({fields, answer}: Side & {fields: FieldNode[]}): ReactNode =>
  fields.map((field) => <Field key={field.id} {...field} answer={answer} />);

const isPlainJson = (types: string[]): boolean => types.join() === 'application/json';

/** What a body or a response is: its type, its text, its fields. JSON goes without saying. */
export function ContentFields({
  types,
  folded,
  answer,
  ...shape
}: Content & Side & {folded?: boolean}): ReactNode {
  const {type, text, fields} = shape;
  const isJson = isPlainJson(types);
  return (
    <>
      {/* An object needs no word next to its fields; another type does. */}
      {(type !== 'object' || (!isJson && !answer)) && (
        <p className={styles.note}>
          {typeText(type)}
          {!isJson && !answer && [comma(), <Names key="types" names={types} />]}
        </p>
      )}
      <Text text={text} />
      {folded ? (
        <MoreFields fields={fields} answer={answer} />
      ) : (
        <FieldList fields={fields} answer={answer} />
      )}
      <Rest {...shape} answer={answer} />
    </>
  );
}

/** The variants of a value, or where its properties stand. */
function Rest({variants, same, answer}: Side & Pick<Shape, 'variants' | 'same'>): ReactNode {
  if (same)
    return (
      <p>
        <Translate
          id="api.field.same"
          description="{name} is a link to a field above that has the same properties"
          values={{
            name: (
              <a href={`#${same.id}`}>
                <code translate="no">{same.name}</code>
              </a>
            ),
          }}>
          {'Same properties as {name}'}
        </Translate>
      </p>
    );
  if (variants.length === 0) return null;
  // A reader of many variants looks for one, so all are closed; the first of a few is the usual one.
  const open = !answer && variants.length <= 3;
  return (
    <div
      className={styles.variants}
      role="group"
      aria-label={translate({id: 'api.variants', message: 'One of these types'})}>
      {variants.map((one, index) => (
        <Variant key={one.id} {...one} answer={answer} open={open && index === 0} />
      ))}
    </div>
  );
}

/** The line of a pattern that is too long to be next to the type. */
const longPatternOf = ({pattern}: Limits): ReactNode =>
  isLong(pattern) && <p className={styles.pattern}>{patternText(pattern)}</p>;

/** A parameter or property with its description. Its name links to itself. */
function Field({answer, pattern, ...rest}: FieldNode & Side): ReactNode {
  // What a response contains has its form already.
  const field = answer ? rest : {...rest, pattern};
  const {id, name, type, required, deprecated, enumValues, text, fields} = field;
  useBrokenLinks().collectAnchor(id);
  return (
    <div id={id} className={styles.field}>
      <div className={styles.facts}>
        <a href={`#${id}`} className={styles.name}>
          <code translate="no">{name}</code>
        </a>{' '}
        {!answer && required && (
          <strong className={styles.required}>
            <Translate id="api.field.required">required</Translate>
          </strong>
        )}{' '}
        <span className={styles.type}>{[typeText(type), ...limitTexts(field)].map(joined)}</span>{' '}
        {answer && !required && (
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
      {longPatternOf(field)}
      {enumValues && <Values values={enumValues} />}
      <Text text={text} />
      {fields.length > 0 && <MoreFields fields={fields} answer={answer} />}
      <Rest {...field} answer={answer} />
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
  fields: FieldNode[];
  open?: boolean;
  children: ReactNode;
}

/** Fields that are closed until the reader opens them; their names are readable before. */
const More = ({summary, fields, open, children}: MoreProps): ReactNode => (
  <details className={styles.more} open={open}>
    <summary>
      {summary}
      <Names names={fields.map(({name}) => name)} />
    </summary>
    <div className={styles.inside}>{children}</div>
  </details>
);

/** Fields of the body of an error. */
export function ErrorFields(content: Content): ReactNode {
  const title = translate({id: 'api.part.error', message: 'Error response body'});
  const types = isPlainJson(content.types) ? '' : ` (${content.types.join(', ')})`;
  return (
    <More summary={title + types + colon()} fields={content.fields}>
      <Text text={content.text} />
      <FieldList fields={content.fields} answer />
      <Rest {...content} answer />
    </More>
  );
}

/** Fields inside a field. */
function MoreFields({fields, answer}: Side & {fields: FieldNode[]}): ReactNode {
  const {selectMessage} = usePluralForm();
  const count = translate(
    {
      id: 'api.more',
      message: '{count} property:|{count} properties:',
      description: 'Before the names of nested fields, in the plural forms of the language',
    },
    {count: fields.length},
  );
  return (
    <More
      summary={`${selectMessage(fields.length, count)} `}
      fields={fields}
      open={fields.length === 1}>
      <FieldList fields={fields} answer={answer} />
    </More>
  );
}

/** A shape that a value can have, with the names of its fields or its type. */
function Variant({answer, open, ...variant}: VariantNode & Side & {open: boolean}): ReactNode {
  const {id, title, type, text, fields, variants, same} = variant;
  useBrokenLinks().collectAnchor(id);
  const head = (
    <>
      <span className={styles.title}>{title}</span>{' '}
      <span className={styles.type}>
        {type === 'object' && fields.length > 0 ? (
          <Names names={fields.map(({name}) => name)} />
        ) : (
          [typeText(type), ...limitTexts(variant)].map(joined)
        )}
      </span>
    </>
  );
  if (text.length + fields.length + variants.length === 0 && !same) {
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
        {longPatternOf(variant)}
        <Text text={text} />
        <FieldList fields={fields} answer={answer} />
        <Rest {...variant} answer={answer} />
      </div>
    </details>
  );
}
