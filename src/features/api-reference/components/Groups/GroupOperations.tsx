import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import Breakable from '@site/src/components/Breakable';
import Method from '../Method';
import styles from './styles.module.css';

/** src/features/api-reference/remark-reference.ts fills them in. */
interface Props {
  /** Page of the documentation about what the group works on. */
  guide: {url: string; description: string};
  operations: {method: string; path: string; to: string; title: string}[];
}

/** Further reading on a group, and its operations with method and path. */
export default function GroupOperations({guide, operations}: Props): ReactNode {
  return (
    <>
      <p>
        <Translate
          values={{title: <Link to={guide.url}>{guide.description}</Link>}}
          description="{title} is a link to a page of the documentation">
          {'Guide: {title}'}
        </Translate>
      </p>
      <section aria-labelledby="operations">
        <h2 id="operations">
          <Translate>Operations</Translate>
        </h2>
        <ul className={`plain-list ${styles.operations}`}>
          {operations.map(({method, path, to, title}) => (
            <li key={to}>
              <Method method={method} />
              <div>
                <Link to={to}>{title}</Link>
                <code translate="no">
                  <Breakable text={path} />
                </code>
              </div>
            </li>
          ))}
        </ul>
      </section>
    </>
  );
}
