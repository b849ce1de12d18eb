import {useContext, type ReactNode} from 'react';
import type {Content} from '@site/src/features/api-reference/model/responses';
import {comma} from '@site/src/components/punctuation';
import Text from '../Text';
import {FieldList, NestedFields, Variants} from '.';
import {typeText} from './type-text';
import {InResponse, Names} from './values';
import styles from './styles.module.css';

export const isPlainJson = (types: string[]): boolean => types.join() === 'application/json';

/** What a body or a response is: its type, its text, its fields. Only media types other than JSON are named. */
export default function ContentFields({
  types,
  folded,
  ...node
}: Content & {folded?: boolean}): ReactNode {
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
