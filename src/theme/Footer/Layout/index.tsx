// Change: the scale above, the mark next to the columns, version and feeds below. Replaces the original; takes links and copyright of its props.
import {FooterBrand, FooterFacts} from '@site/src/components/FooterBrand';
import {ThemeClassNames} from '@docusaurus/theme-common';
import type {Props} from '@theme/Footer/Layout';
import clsx from 'clsx';
import type {ReactNode} from 'react';

export default function FooterLayout({links, copyright}: Props): ReactNode {
  return (
    <footer className={clsx(ThemeClassNames.layout.footer.container, 'footer')}>
      <div className="footer__scale ruler" aria-hidden="true" />
      <div className="container">
        <div className="footer__columns when-near">
          <FooterBrand />
          {links}
        </div>
        <div className="footer__bottom">
          <FooterFacts />
          {copyright}
        </div>
      </div>
    </footer>
  );
}
