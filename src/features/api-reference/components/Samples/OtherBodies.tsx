import Translate from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import fields from '../Fields/styles.module.css';
import styles from './styles.module.css';

/** Example bodies next to the one that the request samples send. */
export default function OtherBodies({children}: {children: ReactNode}): ReactNode {
  return (
    <details className={`${fields.more} ${styles.bodies}`}>
      <summary>
        <Translate id="api.examples">Other example bodies</Translate>
      </summary>
      {children}
    </details>
  );
}
