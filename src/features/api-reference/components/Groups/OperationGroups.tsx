import Link from '@docusaurus/Link';
import {translate} from '@docusaurus/Translate';
import {usePluralForm} from '@docusaurus/theme-common';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

interface Props {
  /** src/features/api-reference/remark-reference.ts fills them in. */
  groups: {label: string; to: string; count: number; description: string}[];
}

/** Groups of operations: name, number of operations, paragraph. */
export default function OperationGroups({groups}: Props): ReactNode {
  const {selectMessage} = usePluralForm();
  return (
    <ul className={`plain-list columns ${styles.groups}`}>
      {groups.map(({label, to, count, description}) => (
        <li key={to}>
          <strong>
            <Link to={to}>{label}</Link>
          </strong>{' '}
          <span className="caption">
            {selectMessage(
              count,
              translate(
                {
                  message: '{count} operation|{count} operations',
                  description:
                    'Number of operations in a group, in the plural forms of the language',
                },
                {count},
              ),
            )}
          </span>
          <p className="margin-bottom--none">{description}</p>
        </li>
      ))}
    </ul>
  );
}
