import {useDocsSidebar} from '@docusaurus/plugin-content-docs/client';
import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

/** Groups of operations as the sidebar has them: name, number of operations, paragraph. */
export default function OperationGroups(): ReactNode {
  const groups = (useDocsSidebar()?.items ?? []).flatMap((item) => (item.type === 'category' && item.href ? [item] : []));
  return (
    <ul className={styles.groups}>
      {groups.map(({label, href, items, description}) => (
        <li key={label}>
          <Link to={href!}>{label}</Link>{' '}
          <span className={styles.count}>
            <Translate id="api.group.count" values={{count: items.length}} description="Number of operations in a group">
              {'{count} operations'}
            </Translate>
          </span>
          {description && <p>{description}</p>}
        </li>
      ))}
    </ul>
  );
}
