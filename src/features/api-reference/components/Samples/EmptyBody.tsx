import Translate from '@docusaurus/Translate';
import type {ReactNode} from 'react';

/** Is shown instead of the example of a response without a body. */
export default function EmptyBody(): ReactNode {
  return (
    <p>
      <Translate id="api.samples.empty">The response body is empty.</Translate>
    </p>
  );
}
