import {translate} from '@docusaurus/Translate';
import Tabs from '@site/src/components/Tabs';
import type {ReactNode} from 'react';
import {sectionTitles} from '../Fields/OperationSection';

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
