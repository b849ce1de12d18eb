import type {ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import Link from '@docusaurus/Link';
import {usePluginData} from '@docusaurus/useGlobalData';
import type {ChangelogFacts} from '@site/src/features/changelog/releases';
import Button from '@site/src/components/Button';
import CopyButton from '@site/src/components/CopyButton';
import {identity} from '@site/src/config/identity';
import {installCommands} from '@site/src/data/install';
import Code from '@site/src/features/reader-values/Code';
import styles from './styles.module.css';

const commands = installCommands.join('\n');

/** What this is and how to have it, in one screen. */
export default function Hero({headline}: {headline: string}): ReactNode {
  const {count, firstMonth, latest, latestDay, permalink} = usePluginData(
    'docusaurus-plugin-content-blog',
    'changelog',
  ) as ChangelogFacts;
  return (
    <header className={styles.hero}>
      <h1 className={styles.title}>
        {/* Where a line of a Japanese or Chinese headline should rather end: after a comma. */}
        {headline.split(/(?<=[、，])/).map((clause) => (
          <span key={clause} className={styles.clause}>
            {clause}
          </span>
        ))}
      </h1>
      <p className={`lead ${styles.lead}`}>
        <Translate>
          Tianji is an open-source, all-in-one insight hub for developers and small teams. It also
          includes status pages, telemetry, surveys, and event feeds. Install it on your own server
          with Docker, or start free in the cloud.
        </Translate>
      </p>
      <div className={styles.install}>
        <Code code={commands} />
        <CopyButton text={commands} label={translate({message: 'Copy installation commands'})} />
      </div>
      <ul className={`plain-list cluster caption ${styles.proof}`}>
        <li>
          <Link to={permalink}>v{identity.productVersion}</Link>
          {' · '}
          <time dateTime={latest}>{latestDay}</time>
        </li>
        <li>
          <Link to="/changelog">
            <Translate values={{count, month: firstMonth}}>
              {'{count} changelog entries since {month}'}
            </Translate>
          </Link>
        </li>
        <li>
          <Link to={identity.license}>Apache-2.0</Link>
        </li>
        <li>
          <Link to={identity.repository}>{translate({message: 'Source code on GitHub'})}</Link>
        </li>
      </ul>
      <div className={`cluster ${styles.actions}`}>
        <Button to="/docs/install/docker-compose" primary>
          <Translate>Install with Docker</Translate>
        </Button>
        <Button to={identity.cloud}>{translate({message: 'Start free'})}</Button>
      </div>
    </header>
  );
}
