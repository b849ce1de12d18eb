import {translate} from '@docusaurus/Translate';
import {createContext, useContext, type ReactNode} from 'react';
import type {FieldNode} from '@site/src/features/api-reference/model/fields';
import Text from '../Text';
import {limitTexts} from './limits';
import Names, {withCommas} from './Names';
import {typeText} from './type-text';
import styles from './styles.module.css';

/** Whether fields belong to a response, which says when they may be absent; a request says when they are required. */
export const InResponse = createContext(false);

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
