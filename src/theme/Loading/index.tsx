// Change: the loading indicator and the box of a failed load in the site's look and the reader's language. Replaces the original;
// depends on its props (error, retry, pastDelay) only.
import Translate from '@docusaurus/Translate';
import type {ReactNode} from 'react';

interface Props {
  error?: unknown;
  retry?: () => void;
  pastDelay?: boolean;
}

export default function Loading({error, retry, pastDelay}: Props): ReactNode {
  if (error) {
    return (
      <div className="alert alert--danger load-failure" role="alert" data-load-error>
        <p>
          <Translate>This part of the page couldn't be loaded.</Translate>
        </p>
        <p className="load-failure__reason">{String(error)}</p>
        <button type="button" className="outline-button" onClick={retry}>
          <Translate>Retry</Translate>
        </button>
      </div>
    );
  }
  if (!pastDelay) return null;
  return (
    <p className="container margin-vert--xl text--center" role="status">
      <Translate>Loading</Translate>
    </p>
  );
}
