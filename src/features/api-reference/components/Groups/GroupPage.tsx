import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import BreakablePath from '@site/src/features/api-reference/components/BreakablePath';
import Method from '@site/src/features/api-reference/components/Method';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

/** Leads from a group of operations to the documentation of what it works on. */
export function GroupGuide({to, title}: {to: string; title: string}): ReactNode {
  return (
    <p>
      <Translate
        id="api.group.guide"
        values={{title: <Link to={to}>{title}</Link>}}
        description="{title} is a link to a page of the documentation">
        {'Guide: {title}'}
      </Translate>
    </p>
  );
}

interface Props {
  operations: {method: string; path: string; to: string; title: string}[];
}

/** Operations of a group with method and path. */
export function GroupOperations({operations}: Props): ReactNode {
  return (
    <section aria-labelledby="operations">
      <h2 id="operations">
        <Translate id="api.group.operations">Operations</Translate>
      </h2>
      <ul className={styles.operations}>
        {operations.map(({method, path, to, title}) => (
          <li key={to}>
            <Method method={method} />
            <div>
              <Link to={to}>{title}</Link>
              <code translate="no">
                <BreakablePath path={path} />
              </code>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
