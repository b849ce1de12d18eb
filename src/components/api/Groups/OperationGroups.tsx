import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

interface Props {
  /** Filled in when the page is generated (scripts/build/api-pages.ts). */
  groups?: {label: string; to: string; count: number; description: string}[];
}

/** Groups of operations: name, number of operations, paragraph. */
export default function OperationGroups({groups = []}: Props): ReactNode {
  return (
    <ul className={styles.groups}>
      {groups.map(({label, to, count, description}) => (
        <li key={to}>
          <Link to={to}>{label}</Link>{' '}
          <span className={styles.count}>
            <Translate id="api.group.count" values={{count}} description="Number of operations in a group">
              {'{count} operations'}
            </Translate>
          </span>
          <p>{description}</p>
        </li>
      ))}
    </ul>
  );
}
