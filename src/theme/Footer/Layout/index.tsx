// Change: the scale above, the mark next to the columns, version and feeds below. Replaces the original; takes links and copyright of its props.
import Translate from '@docusaurus/Translate';
import {useLocation} from '@docusaurus/router';
import {ThemeClassNames} from '@docusaurus/theme-common';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import Mark from '@site/src/components/Logo/mark.svg';
import Wordmark from '@site/src/components/Logo/wordmark.svg';
import {identity} from '@site/src/config/identity';
import type {Props} from '@theme/Footer/Layout';
import clsx from 'clsx';
import type {ReactNode} from 'react';

/** Logo and license, next to the columns. */
function Brand(): ReactNode {
  return (
    <div>
      <p className="footer__name">
        <Mark width={28} height={28} />
        <Wordmark role="img" aria-label={identity.name} />
      </p>
      <p className="margin--none">
        <Translate
          description="Below the mark in the footer; sky is 天机 in Chinese characters"
          values={{
            name: <span lang="zh-Hans">天机</span>,
            license: <a href={identity.license}>Apache-2.0</a>,
          }}>
          {'{name}, the hidden workings of the sky. Open source under {license}.'}
        </Translate>
      </p>
    </div>
  );
}

/** Version that the pages describe, the feeds, and the way to say what is wrong: a new issue that names the page. */
function Facts(): ReactNode {
  const {siteConfig} = useDocusaurusContext();
  const {pathname} = useLocation();
  const title = encodeURIComponent(`Website: ${pathname}`);
  const body = encodeURIComponent(`Page: ${siteConfig.url}${pathname}\n\n`);
  const [blog, changelog] = [useBaseUrl('/blog'), useBaseUrl('/changelog')];
  return (
    <div className="cluster footer__facts">
      <span>
        <Translate values={{version: identity.productVersion}}>
          {'Documentation for v{version}'}
        </Translate>
      </span>
      <span>
        <Translate>Changelog:</Translate> <a href={`${changelog}/rss.xml`}>RSS</a>{' '}
        <a href={`${changelog}/atom.xml`}>Atom</a>
      </span>
      <span>
        <Translate>Blog:</Translate> <a href={`${blog}/rss.xml`}>RSS</a>{' '}
        <a href={`${blog}/atom.xml`}>Atom</a>
      </span>
      <span>
        <a href={`${identity.repository}/issues/new?title=${title}&body=${body}`}>
          <Translate>Report a problem on this page</Translate>
        </a>
      </span>
    </div>
  );
}

export default function FooterLayout({links, copyright}: Props): ReactNode {
  return (
    <footer className={clsx(ThemeClassNames.layout.footer.container, 'footer')}>
      <div className="footer__scale ruler" aria-hidden="true" />
      <div className="container">
        <div className="footer__columns when-near">
          <Brand />
          {links}
        </div>
        <div className="footer__bottom">
          <Facts />
          {copyright}
        </div>
      </div>
    </footer>
  );
}
