import type {ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import ArrowLink from '@site/src/components/ArrowLink';
import {Point, Points} from '@site/src/components/Points';
import Section from '@site/src/components/Section';
import styles from './styles.module.css';
import visit from './visit.json';

/** What Tianji doesn't do, what it stores, and the record of one visit. Its IP address is one that is reserved for documentation. */
export default function Privacy(): ReactNode {
  return (
    <Section
      id="privacy"
      title={translate({message: "What Tianji stores about your visitors, and what it doesn't"})}
      lead={translate({
        message:
          "If you host Tianji yourself, the data stays on your server. That doesn't make it anonymous, so here are both sides.",
      })}
      more={
        <span className="cluster">
          <ArrowLink to="/docs/website/privacy">
            {translate({message: 'See every stored field'})}
          </ArrowLink>
          <ArrowLink to="/docs/install/telemetry">
            <Translate>Turn off the usage ping</Translate>
          </ArrowLink>
        </span>
      }>
      <div className="columns">
        <div className="columns">
          <Points title={translate({message: 'How it protects visitors'})}>
            <Point title={translate({message: 'No cookies.'})}>
              <Translate>The tracking script doesn't set any in your visitors' browsers.</Translate>
            </Point>
            <Point title={translate({message: 'No third-party lookups.'})}>
              <Translate>Tianji looks up locations in a local database file.</Translate>
            </Point>
            <Point title={translate({message: 'Do Not Track is supported.'})}>
              <Translate>
                Add one attribute, and the script skips visitors who have it turned on.
              </Translate>
            </Point>
          </Points>
          <Points title={translate({message: 'What it stores and sends'})}>
            <Point title={translate({message: 'Full IP addresses.'})}>
              <Translate>
                Tianji stores them along with each visitor's location. To store less, shorten IP
                addresses in your proxy.
              </Translate>
            </Point>
            <Point title={translate({message: 'Visits stay until you delete them.'})}>
              <Translate>
                Monitor results expire after 32 days, monitor events after a month, and the audit
                log after four weeks.
              </Translate>
            </Point>
            <Point title={translate({message: 'Usage ping.'})}>
              <Translate>
                Each time someone loads the dashboard or a public status page, their browser sends
                the URL and version of your instance to Tianji's developers. One setting turns it
                off.
              </Translate>
            </Point>
          </Points>
        </div>
        <figure className={`panel caption ${styles.record}`}>
          <figcaption>
            <Translate>One visit to Harbor Shop, as Tianji stores it</Translate>
          </figcaption>
          <dl className={styles.fields}>
            {Object.entries(visit).map(([field, value]) => (
              <div key={field} className={styles.field}>
                <dt>{field}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
          <p>
            <Translate>
              For each page view, Tianji also stores the path and query string, title, referrer, and
              time. It stores names and email addresses only if your site sends them.
            </Translate>
          </p>
        </figure>
      </div>
    </Section>
  );
}
