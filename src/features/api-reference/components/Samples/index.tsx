import Translate, {translate} from '@docusaurus/Translate';
import Tabs from '@site/src/components/Tabs';
import type {ReactNode} from 'react';
import {Disclosure, sectionTitles} from '../Fields';

interface Props {
  ofResponses?: boolean;
  children: ReactNode;
}

/** Samples of the request by language, or of the responses by status. The choice of a language applies to the whole site. */
export default function Samples({ofResponses = false, children}: Props): ReactNode {
  const label = ofResponses ? translate({message: 'Example responses'}) : sectionTitles.samples();
  return (
    <div role="group" aria-label={label}>
      <Tabs groupId={ofResponses ? undefined : 'api-language'}>{children}</Tabs>
    </div>
  );
}

/** Example bodies next to the one that the request samples send. */
export const OtherBodies = ({children}: Pick<Props, 'children'>): ReactNode => (
  <div className="margin-bottom--md">
    <Disclosure summary={<Translate>Other example bodies</Translate>}>{children}</Disclosure>
  </div>
);

export const EmptyBody = (): ReactNode => (
  <p>
    <Translate>The response body is empty.</Translate>
  </p>
);
