import React, {type ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import ArrowLink from '@site/src/components/shared/ArrowLink';
import CopyButton from '@site/src/components/shared/CopyButton';
import Section from '@site/src/components/shared/Section';
import useFormats from '@site/src/components/shared/useFormats';
import {ids} from '@site/src/data/harbor';
import {to} from '@site/src/data/links';
import {readReaderValues} from '@site/src/lib/reader-store';
import {fillSamples} from '@site/src/lib/reader-values';
import styles from './styles.module.css';

const snippet = `<script async defer src="${ids.origin}/tracker.js" data-website-id="${ids.websiteId}"></script>`;
/** Size of the script as version 1.32.25 serves it, in bytes. */
const size = {plain: 4150, gzip: 1959};

/** The tracking snippet, and what its parts mean. */
export default function Snippet(): ReactNode {
  const {number} = useFormats();
  return (
    <Section
      wide
      id="snippet"
      title={translate({id: 'home.snippet.title', message: 'One line in the page'})}
      lead={translate({
        id: 'home.snippet.lead',
        message: 'Put it in the head of every page. The console writes it for you: open the website and press Code.',
      })}
      more={
        <ArrowLink to={to.trackScript}>
          <Translate id="home.snippet.more">The tracking script</Translate>
        </ArrowLink>
      }
    >
      <div className={styles.panel}>
        <CopyButton
          className={styles.copy}
          text={() => fillSamples(snippet, readReaderValues())}
          label={translate({id: 'home.snippet.copy', message: 'Copy the tracking snippet'})}
        />
        <pre className={styles.pre}>
          <code className={styles.code}>
            <span>{'<script async defer '}</span>
            <span>
              <mark className={styles.reader}>
                {'src="'}
                <span data-reader="origin">{ids.origin}</span>
                {'/tracker.js"'}
              </mark>{' '}
            </span>
            <span>
              <mark className={styles.reader}>
                {'data-website-id="'}
                <span data-reader="websiteId">{ids.websiteId}</span>
                {'"'}
              </mark>
            </span>
            <span>{'></script>'}</span>
          </code>
        </pre>
        <div className={styles.note}>
          <h3 className={styles.noteTitle}>
            <Translate id="home.snippet.origin.title">Your origin</Translate>
          </h3>
          <p>
            <Translate id="home.snippet.origin.text" values={{plain: number(size.plain), gzip: number(size.gzip)}}>
              {'Script and data stay on your host. {plain} bytes, {gzip} after gzip.'}
            </Translate>
          </p>
        </div>
        <div className={styles.note}>
          <h3 className={styles.noteTitle}>
            <Translate id="home.snippet.website.title">Which website</Translate>
          </h3>
          <p>
            <Translate id="home.snippet.website.text">
              The one attribute that must be there. Of the four optional ones, three narrow what is recorded and one names another server.
            </Translate>
          </p>
        </div>
        <div className={styles.note}>
          <h3 className={styles.noteTitle}>
            <Translate id="home.snippet.behind.title">What stays behind</Translate>
          </h3>
          <p>
            <Translate id="home.snippet.behind.text">No cookies, and nothing written to the storage of the browser.</Translate>
          </p>
        </div>
      </div>
    </Section>
  );
}
