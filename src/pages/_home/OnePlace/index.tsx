import type {ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import ArrowLink from '@site/src/components/ArrowLink';
import Section from '@site/src/components/Section';
import {paths} from '@site/src/data/links';
import styles from './styles.module.css';

const rowHeight = 48;

function tools(): {name: string; requirement: string}[] {
  return [
    {
      name: translate({id: 'home.place.analytics', message: 'Website analytics'}),
      requirement: translate({id: 'home.place.analytics.brings', message: 'a script, an account'}),
    },
    {
      name: translate({id: 'home.place.uptime', message: 'Uptime checks'}),
      requirement: translate({
        id: 'home.place.uptime.brings',
        message: 'an account, an alert list',
      }),
    },
    {
      name: translate({id: 'home.place.server', message: 'Server metrics'}),
      requirement: translate({id: 'home.place.server.brings', message: 'an agent, a dashboard'}),
    },
    {
      name: translate({id: 'home.place.page', message: 'Status page'}),
      requirement: translate({id: 'home.place.page.brings', message: 'another login'}),
    },
    {
      name: translate({id: 'home.place.telemetry', message: 'Install counts'}),
      requirement: translate({id: 'home.place.telemetry.brings', message: 'a pixel, a log file'}),
    },
    {
      name: translate({id: 'home.place.survey', message: 'Survey forms'}),
      requirement: translate({id: 'home.place.survey.brings', message: 'an embed, an export'}),
    },
    {
      name: translate({id: 'home.place.feed', message: 'Event notifications'}),
      requirement: translate({id: 'home.place.feed.brings', message: 'a webhook, a chat channel'}),
    },
  ];
}

const shared = (): string[] => [
  translate({id: 'home.place.one.login', message: 'one login for all your workspaces'}),
  translate({id: 'home.place.one.notifications', message: 'one set of notifications'}),
  translate({id: 'home.place.one.api', message: 'one HTTP API'}),
  translate({id: 'home.place.one.database', message: 'one PostgreSQL database to back up'}),
];

/** What Tianji replaces: seven tools that meet in one. */
export default function OnePlace(): ReactNode {
  const rows = tools();
  const height = rows.length * rowHeight;
  const middle = height / 2;
  return (
    <Section
      id="one-place"
      title={translate({id: 'home.place.title', message: 'One app instead of seven tools'})}
      lead={translate({
        id: 'home.place.lead',
        message:
          'With a separate tool for each job, you end up comparing seven tabs when something breaks at night. Tianji shows visits, failed checks, and server metrics in one dashboard.',
      })}
      more={
        <ArrowLink to={paths.intro}>
          <Translate id="home.place.more">See what Tianji does</Translate>
        </ArrowLink>
      }>
      <div className={styles.picture}>
        <div className={styles.heads}>
          <h3>
            <Translate id="home.place.separate">Separate tools</Translate>
          </h3>
          <p className={styles.requirement}>
            <Translate id="home.place.separate.brings">what each one needs</Translate>
          </p>
        </div>
        <ul className={styles.tools}>
          {rows.map(({name, requirement}) => (
            <li key={name}>
              {name}
              <span className={styles.requirement}>{requirement}</span>
            </li>
          ))}
        </ul>
        <svg
          className={styles.lines}
          viewBox={`0 0 100 ${height}`}
          preserveAspectRatio="none"
          aria-hidden="true">
          {rows.map(({name}, index) => {
            const y = (index + 0.5) * rowHeight;
            return <path key={name} d={`M0 ${y}C60 ${y} 50 ${middle} 100 ${middle}`} />;
          })}
        </svg>
        <div className={`panel ${styles.one}`}>
          <h3>
            <Translate id="home.place.one">With Tianji</Translate>
          </h3>
          <ul>
            {shared().map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
        </div>
      </div>
    </Section>
  );
}
