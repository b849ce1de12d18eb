import type {ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import ArrowLink from '@site/src/components/ArrowLink';
import Points from '@site/src/components/Points';
import Section from '@site/src/components/Section';
import {paths} from '@site/src/data/links';
import styles from './styles.module.css';
import visit from './visit.json';

function doesNot() {
  return [
    {
      title: translate({id: 'home.privacy.cookies.title', message: 'No cookies.'}),
      text: translate({
        id: 'home.privacy.cookies.text',
        message: "The tracking script doesn't set any in your visitors' browsers.",
      }),
    },
    {
      title: translate({id: 'home.privacy.lookup.title', message: 'No third-party lookups.'}),
      text: translate({
        id: 'home.privacy.lookup.text',
        message: 'Tianji looks up locations in a local database file.',
      }),
    },
    {
      title: translate({id: 'home.privacy.optOut.title', message: 'Do Not Track is supported.'}),
      text: translate({
        id: 'home.privacy.optOut.text',
        message: 'Add one attribute, and the script skips visitors who have it turned on.',
      }),
    },
  ];
}

function keeps() {
  return [
    {
      title: translate({id: 'home.privacy.address.title', message: 'Full IP addresses.'}),
      text: translate({
        id: 'home.privacy.address.text',
        message:
          "Tianji stores them along with each visitor's location. To store less, shorten IP addresses in your proxy.",
      }),
    },
    {
      title: translate({
        id: 'home.privacy.retention.title',
        message: 'Visits stay until you delete them.',
      }),
      text: translate({
        id: 'home.privacy.retention.text',
        message:
          'Monitor results expire after 32 days, monitor events after a month, and the audit log after four weeks.',
      }),
    },
    {
      title: translate({id: 'home.privacy.console.title', message: 'Usage ping.'}),
      text: translate({
        id: 'home.privacy.console.text',
        message:
          "Each time someone loads the dashboard or a public status page, their browser sends the URL and version of your instance to Tianji's developers. One setting turns it off.",
      }),
    },
  ];
}

/** What Tianji doesn't do, what it stores, and the record of one visit. Its IP address is one that is reserved for documentation. */
export default function Privacy(): ReactNode {
  return (
    <Section
      id="privacy"
      title={translate({
        id: 'home.privacy.title',
        message: "What Tianji stores about your visitors, and what it doesn't",
      })}
      lead={translate({
        id: 'home.privacy.lead',
        message:
          "If you host Tianji yourself, the data stays on your server. That doesn't make it anonymous, so here are both sides.",
      })}
      more={
        <span className="cluster">
          <ArrowLink to={paths.privacy}>
            <Translate id="home.privacy.more">See every stored field</Translate>
          </ArrowLink>
          <ArrowLink to={paths.consoleTelemetry}>
            <Translate id="home.privacy.switch">Turn off the usage ping</Translate>
          </ArrowLink>
        </span>
      }>
      <div className="columns">
        <div className="columns">
          <Points
            title={translate({id: 'home.privacy.not', message: 'How it protects visitors'})}
            points={doesNot()}
          />
          <Points
            title={translate({id: 'home.privacy.keeps', message: 'What it stores and sends'})}
            points={keeps()}
          />
        </div>
        <figure className={`panel caption ${styles.record}`}>
          <figcaption>
            <Translate id="home.privacy.record">
              One visit to Harbor Shop, as Tianji stores it
            </Translate>
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
            <Translate id="home.privacy.foot">
              For each page view, Tianji also stores the path and query string, title, referrer, and
              time. It stores names and email addresses only if your site sends them.
            </Translate>
          </p>
        </figure>
      </div>
    </Section>
  );
}
