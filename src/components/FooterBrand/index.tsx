import Translate from '@docusaurus/Translate';
import {useLocation} from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import LogoMark from '@site/src/components/Logo/LogoMark';
import Wordmark from '@site/src/components/Logo/Wordmark';
import {identity} from '@site/src/config/identity';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

/** Logo and license, next to the columns of the footer. */
export function FooterBrand(): ReactNode {
  return (
    <div>
      <p className={styles.name}>
        <LogoMark size={28} />
        <Wordmark />
      </p>
      <p className={`margin--none ${styles.about}`}>
        <Translate
          id="footer.about"
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

/** A new issue that names the page it was opened on. */
function ReportLink(): ReactNode {
  const {siteConfig} = useDocusaurusContext();
  const {pathname} = useLocation();
  const body = encodeURIComponent(`Page: ${siteConfig.url}${pathname}\n\n`);
  return (
    <a
      href={`${identity.repository}/issues/new?title=${encodeURIComponent(`Website: ${pathname}`)}&body=${body}`}>
      <Translate id="footer.report">Report a problem on this page</Translate>
    </a>
  );
}

/** Version that the pages describe, the feeds, and the way to say what is wrong. */
export function FooterFacts(): ReactNode {
  const blog = useBaseUrl('/blog');
  const changelog = useBaseUrl('/changelog');
  return (
    <div className={`cluster ${styles.facts}`}>
      <span>
        <Translate id="footer.version" values={{version: identity.productVersion}}>
          {'Documentation for v{version}'}
        </Translate>
      </span>
      <span>
        <Translate id="footer.feeds.changelog">Changelog:</Translate>{' '}
        <a href={`${changelog}/rss.xml`}>RSS</a> <a href={`${changelog}/atom.xml`}>Atom</a>
      </span>
      <span>
        <Translate id="footer.feeds.blog">Blog:</Translate> <a href={`${blog}/rss.xml`}>RSS</a>{' '}
        <a href={`${blog}/atom.xml`}>Atom</a>
      </span>
      <span>
        <ReportLink />
      </span>
    </div>
  );
}
