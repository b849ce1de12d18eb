import Translate from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import styles from '../Fields/styles.module.css';

/** Example bodies next to the one that the request samples send. */
export default function OtherBodies({children}: {children: ReactNode}): ReactNode {
  return (
    <details className={`panel margin-bottom--md ${styles.more}`}>
      <summary>
        <Translate id="api.examples">Other example bodies</Translate>
      </summary>
      <div className={styles.inside}>{children}</div>
    </details>
  );
}
