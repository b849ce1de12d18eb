import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import ArrowLink from '@site/src/components/ArrowLink';
import Section from '@site/src/components/Section';
import {paths} from '@site/src/data/links';
import styles from './styles.module.css';

function tools(): {name: string; requirement: string}[] {
  return [
    {
      name: translate({message: 'Website analytics'}),
      requirement: translate({message: 'a script, an account'}),
    },
    {
      name: translate({message: 'Uptime checks'}),
      requirement: translate({message: 'an account, an alert list'}),
    },
    {
      name: translate({message: 'Server metrics'}),
      requirement: translate({message: 'an agent, a dashboard'}),
    },
    {name: translate({message: 'Status page'}), requirement: translate({message: 'another login'})},
    {
      name: translate({message: 'Install counts'}),
      requirement: translate({message: 'a pixel, a log file'}),
    },
    {
      name: translate({message: 'Survey forms'}),
      requirement: translate({message: 'an embed, an export'}),
    },
    {
      name: translate({message: 'Event notifications'}),
      requirement: translate({message: 'a webhook, a chat channel'}),
    },
  ];
}

const shared = (): string[] => [
  translate({message: 'one login for all your workspaces'}),
  translate({message: 'one set of notifications'}),
  translate({message: 'one HTTP API'}),
  translate({message: 'one PostgreSQL database to back up'}),
];

/** What Tianji replaces: seven tools that meet in one. */
export default function OnePlace(): ReactNode {
  const rows = tools();
  const middle = rows.length / 2;
  return (
    <Section
      id="one-place"
      title={translate({message: 'One app instead of seven tools'})}
      lead={translate({
        message:
          'With a separate tool for each job, you end up comparing seven tabs when something breaks at night. Tianji shows visits, failed checks, and server metrics in one dashboard.',
      })}
      more={<ArrowLink to={paths.intro}>{translate({message: 'See what Tianji does'})}</ArrowLink>}>
      <div className={styles.picture}>
        <div className={styles.heads}>
          <h3>{translate({message: 'Separate tools'})}</h3>
          <p className={styles.requirement}>{translate({message: 'what each one needs'})}</p>
        </div>
        <ul className={styles.tools}>
          {rows.map(({name, requirement}) => (
            <li key={name}>
              {name}
              <span className={styles.requirement}>{requirement}</span>
            </li>
          ))}
        </ul>
        {/* As high as the list next to it, so a row is one unit. */}
        <svg
          className={styles.lines}
          viewBox={`0 0 100 ${rows.length}`}
          preserveAspectRatio="none"
          aria-hidden="true">
          {rows.map(({name}, index) => {
            const y = index + 0.5;
            return <path key={name} d={`M0 ${y}C60 ${y} 50 ${middle} 100 ${middle}`} />;
          })}
        </svg>
        <div className={`panel ${styles.one}`}>
          <h3>{translate({message: 'With Tianji'})}</h3>
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
