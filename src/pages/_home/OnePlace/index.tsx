import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import ArrowLink from '@site/src/components/ArrowLink';
import Section from '@site/src/components/Section';
import styles from './styles.module.css';

/** Tools with what each one needs. */
const tools = (): [tool: string, requirement: string][] => [
  [translate({message: 'Website analytics'}), translate({message: 'a script, an account'})],
  [translate({message: 'Uptime checks'}), translate({message: 'an account, an alert list'})],
  [translate({message: 'Server metrics'}), translate({message: 'an agent, a dashboard'})],
  [translate({message: 'Status page'}), translate({message: 'another login'})],
  [translate({message: 'Install counts'}), translate({message: 'a pixel, a log file'})],
  [translate({message: 'Survey forms'}), translate({message: 'an embed, an export'})],
  [translate({message: 'Event notifications'}), translate({message: 'a webhook, a chat channel'})],
];

/** What Tianji replaces: seven tools that meet in one. */
export default function OnePlace(): ReactNode {
  return (
    <Section
      id="one-place"
      title={translate({message: 'One app instead of seven tools'})}
      lead={translate({
        message:
          'With a separate tool for each job, you end up comparing seven tabs when something breaks at night. Tianji shows visits, failed checks, and server metrics in one dashboard.',
      })}
      more={<ArrowLink to="/docs/intro">{translate({message: 'See what Tianji does'})}</ArrowLink>}>
      <div className={styles.picture}>
        <div className={styles.heads}>
          <h3>{translate({message: 'Separate tools'})}</h3>
          <p className={styles.requirement}>{translate({message: 'what each one needs'})}</p>
        </div>
        <ul className={styles.tools}>
          {tools().map(([tool, requirement]) => (
            <li key={tool}>
              {tool}
              <span className={styles.requirement}>{requirement}</span>
            </li>
          ))}
        </ul>
        {/* As high as the list next to it, so a row is one unit. */}
        <svg
          className={styles.lines}
          viewBox="0 0 100 7"
          preserveAspectRatio="none"
          aria-hidden="true">
          {[0.5, 1.5, 2.5, 3.5, 4.5, 5.5, 6.5].map((y) => (
            <path key={y} d={`M0 ${y}C60 ${y} 50 3.5 100 3.5`} />
          ))}
        </svg>
        <div className={`panel ${styles.one}`}>
          <h3>{translate({message: 'With Tianji'})}</h3>
          <ul>
            <li>{translate({message: 'one login for all your workspaces'})}</li>
            <li>{translate({message: 'one set of notifications'})}</li>
            <li>{translate({message: 'one HTTP API'})}</li>
            <li>{translate({message: 'one PostgreSQL database to back up'})}</li>
          </ul>
        </div>
      </div>
    </Section>
  );
}
