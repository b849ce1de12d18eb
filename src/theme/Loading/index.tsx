// Change: the loading indicator and the box of a failed load in the site's look and the reader's language. Replaces the original;
// depends on its props (error, retry, pastDelay) only.
import Translate, {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

export default function Loading({
  error,
  retry,
  pastDelay,
}: {
  error?: unknown;
  retry?: () => void;
  pastDelay?: boolean;
}): ReactNode {
  if (error) {
    return (
      <div className="alert alert--danger load-failure" role="alert" data-load-error>
        <p>
          <Translate id="loading.failed">This part of the page couldn't be loaded.</Translate>
        </p>
        <p className="load-failure__reason">{String(error)}</p>
        <button type="button" className="outline-button" onClick={retry}>
          <Translate id="loading.retry">Retry</Translate>
        </button>
      </div>
    );
  }
  if (!pastDelay) return null;
  return (
    <div
      className={styles.pending}
      role="status"
      data-pending
      aria-label={translate({id: 'loading.pending', message: 'Loading'})}
    />
  );
}
