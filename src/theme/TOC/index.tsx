// Change: a title above the contents, and a landmark around them. Wraps the original; its stickiness moves to the wrapper (docs-layout.css).
import Translate from '@docusaurus/Translate';
import OriginalTOC from '@theme-original/TOC';
import type {Props} from '@theme/TOC';
import type {ReactNode} from 'react';

export default function TOC(props: Props): ReactNode {
  return (
    <nav className="contents" aria-labelledby="contents-title" data-no-print="">
      <p id="contents-title" className="contents__title">
        <Translate>On this page</Translate>
      </p>
      <OriginalTOC {...props} />
    </nav>
  );
}
