import type {FieldNode} from '@site/src/features/api-reference/model/fields';
import type {ReactNode} from 'react';
import {Names} from './values';
import styles from './styles.module.css';

interface Props {
  summary: ReactNode;
  /** Fields whose names are readable before. */
  fields?: FieldNode[];
  open?: boolean;
  children: ReactNode;
}

/** A part of the page that is closed until the reader opens it. */
const Disclosure = ({summary, fields, open, children}: Props): ReactNode => (
  <details className={`panel ${styles.disclosure}`} open={open}>
    <summary>
      {summary}
      {fields && <Names names={fields.map(({name}) => name)} />}
    </summary>
    <div className={styles.content}>{children}</div>
  </details>
);

export default Disclosure;
