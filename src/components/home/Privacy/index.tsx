import React, {type ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import ArrowLink from '@site/src/components/shared/ArrowLink';
import Points from '@site/src/components/shared/Points';
import Section from '@site/src/components/shared/Section';
import {visit} from '@site/src/data/harbor';
import {to} from '@site/src/data/links';
import styles from './styles.module.css';

function doesNot() {
  return [
    {
      title: translate({id: 'home.privacy.cookies.title', message: 'No cookies'}),
      text: translate({id: 'home.privacy.cookies.text', message: 'for visitors of a tracked site.'}),
    },
    {
      title: translate({id: 'home.privacy.lookup.title', message: 'No third party'}),
      text: translate({id: 'home.privacy.lookup.text', message: 'is asked where a visitor is: the server looks it up in a file.'}),
    },
    {
      title: translate({id: 'home.privacy.optOut.title', message: 'No tracking against a wish:'}),
      text: translate({
        id: 'home.privacy.optOut.text',
        message: 'with one attribute the script obeys Do Not Track.',
      }),
    },
  ];
}

function keeps() {
  return [
    {
      title: translate({id: 'home.privacy.address.title', message: 'IP address and place,'}),
      text: translate({id: 'home.privacy.address.text', message: 'in clear, with each visitor session.'}),
    },
    {
      title: translate({id: 'home.privacy.retention.title', message: 'Until you delete it.'}),
      text: translate({
        id: 'home.privacy.retention.text',
        message: 'Only check data (32 days), monitor events (a month) and the audit log (four weeks) expire.',
      }),
    },
    {
      title: translate({id: 'home.privacy.console.title', message: 'The console calls home:'}),
      text: translate({
        id: 'home.privacy.console.text',
        message: 'its address and version, at each load, until you switch that off.',
      }),
    },
  ];
}

/** Privacy: what is not done, what is kept, and one visit as it is stored. */
export default function Privacy(): ReactNode {
  return (
    <Section
      id="privacy"
      title={translate({id: 'home.privacy.title', message: 'Privacy, said plainly'})}
      lead={translate({
        id: 'home.privacy.lead',
        message: 'Hosting it yourself keeps the data with you. It does not by itself make the data anonymous, so here are both sides.',
      })}
      more={
        <span className={styles.ways}>
          <ArrowLink to={to.privacy}>
            <Translate id="home.privacy.more">What is stored, field by field</Translate>
          </ArrowLink>
          <ArrowLink to={to.consoleTelemetry}>
            <Translate id="home.privacy.switch">What the console sends</Translate>
          </ArrowLink>
        </span>
      }
    >
      <div className={styles.columns}>
        <div className={styles.lists}>
          <Points title={translate({id: 'home.privacy.not', message: 'What Tianji does not do'})} points={doesNot()} />
          <Points kind="does" title={translate({id: 'home.privacy.keeps', message: 'What it does'})} points={keeps()} />
        </div>
        <figure className={styles.record}>
          <figcaption className={styles.caption}>
            <Translate id="home.privacy.record">One visit to Harbor Shop, as the server stores it</Translate>
          </figcaption>
          <dl className={styles.fields}>
            {visit.map(([field, value]) => (
              <div key={field} className={styles.field}>
                <dt>{field}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
          <p className={styles.foot}>
            <Translate id="home.privacy.foot">
              And of each view: address, title, referrer and time. No name and no e-mail, unless your page sends them.
            </Translate>
          </p>
        </figure>
      </div>
    </Section>
  );
}
