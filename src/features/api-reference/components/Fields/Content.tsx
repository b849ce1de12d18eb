import {translate} from '@docusaurus/Translate';
import {useContext, type ReactNode} from 'react';
import type {Content} from '@site/src/features/api-reference/model/responses';
import {colon, comma} from '@site/src/components/punctuation';
import Text from '../Text';
import {FieldDetails, FieldList, NestedFields, Variants} from '.';
import Names from './Names';
import {typeText} from './type-text';
import {InResponse} from './values';
import styles from './styles.module.css';

const isPlainJson = (types: string[]): boolean => types.join() === 'application/json';

/** What a body or a response is: its type, its text, its fields. Only media types other than JSON are named. */
export function ContentFields({types, folded, ...shape}: Content & {folded?: boolean}): ReactNode {
  const {type, text, fields} = shape;
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
      <Variants {...shape} />
    </>
  );
}

/** Fields of the body of errors. */
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
