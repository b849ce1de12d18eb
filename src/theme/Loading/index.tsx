// Change: the loading indicator and the box of a failed load in the reader's language. Replaces the original.
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
        <p>
          <code>{String(error)}</code>
        </p>
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
