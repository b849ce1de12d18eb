// Change: the last resort in the reader's language. Replaces the original. It stands outside of all contexts, so it only uses `translate`.
import {translate} from '@docusaurus/Translate';
import type {Props} from '@theme/Error';
import type {ReactNode} from 'react';

export default function Error({error, tryAgain}: Props): ReactNode {
  return (
    <main className="container margin-vert--xl" data-page-crash>
      <h1>{translate({id: 'theme.ErrorPageContent.title', message: 'This page crashed.'})}</h1>
      <button type="button" className="outline-button" onClick={tryAgain}>
        {translate({id: 'theme.ErrorPageContent.tryAgain', message: 'Try again'})}
      </button>
      <pre className="margin-top--lg">{error.message}</pre>
    </main>
  );
}
