import type {ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import ArrowLink from '@site/src/components/ArrowLink';
import CopyButton from '@site/src/components/CopyButton';
import Section from '@site/src/components/Section';
import useFormats from '@site/src/components/useFormats';
import Code from '@site/src/features/reader-values/Code';
import {withReaderValues} from '@site/src/features/reader-values/store';
import {readerSamples} from '@site/src/data/reader-values';
import styles from './styles.module.css';

const snippet = `<script async defer src="${readerSamples.origin}/tracker.js" data-website-id="${readerSamples.websiteId}"></script>`;
/** Size of the script as version 1.32.25 serves it, in bytes. */
const size = {plain: 4150, gzip: 1959};

/** The tracking snippet, and what its parts mean. */
export default function Snippet(): ReactNode {
  const {number} = useFormats();
  return (
    <Section
      wide
      id="snippet"
      title={translate({message: 'Add one script tag and see your first visitors'})}
      lead={translate({
        message:
          'Paste the tag into the head of every page. To copy it with your own website ID, open the website in the dashboard and click Code.',
      })}
      more={
        <ArrowLink to="/docs/website/track-script">
          <Translate>Set up the tracking script</Translate>
        </ArrowLink>
      }>
      <div className={`panel columns ${styles.panel}`}>
        <CopyButton
          className={styles.copy}
          text={() => withReaderValues(snippet)}
          label={translate({message: 'Copy tracking script tag'})}
        />
        <Code code={snippet} />
        <div>
          <h3>
            <Translate>Your instance</Translate>{' '}
            <code className="caption" translate="no">
              src
            </code>
          </h3>
          <p>
            <Translate values={{plain: number(size.plain), gzip: number(size.gzip)}}>
              {
                "The script comes from your instance and sends its data there. It's {plain} bytes, or {gzip} bytes compressed."
              }
            </Translate>
          </p>
        </div>
        <div>
          <h3>
            <Translate>Your website ID</Translate>{' '}
            <code className="caption" translate="no">
              data-website-id
            </code>
          </h3>
          <p>
            <Translate>
              It's the only required attribute. Three optional attributes limit what's recorded, and
              a fourth sends the data to a different server.
            </Translate>
          </p>
        </div>
        <div>
          <h3>{translate({message: 'No cookies'})}</h3>
          <p>{translate({message: "The script doesn't write to browser storage either."})}</p>
        </div>
      </div>
    </Section>
  );
}
