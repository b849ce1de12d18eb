import Translate from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import Disclosure from '../Fields/Disclosure';

/** Example bodies next to the one that the request samples send. */
export default function OtherBodies({children}: {children: ReactNode}): ReactNode {
  return (
    <div className="margin-bottom--md">
      <Disclosure summary={<Translate>Other example bodies</Translate>}>{children}</Disclosure>
    </div>
  );
}
