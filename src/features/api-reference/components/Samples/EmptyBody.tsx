import Translate from '@docusaurus/Translate';
import type {ReactNode} from 'react';

/** Is shown instead of the example of a response without a body. */
export default function EmptyBody(): ReactNode {
  return (
    <p>
      <Translate>The response body is empty.</Translate>
    </p>
  );
}
