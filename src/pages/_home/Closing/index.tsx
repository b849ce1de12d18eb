import type {ReactNode} from 'react';
import clsx from 'clsx';
import Translate, {translate} from '@docusaurus/Translate';
import Button from '@site/src/components/Button';
import Scale from '@site/src/components/scale.svg';
import styles from './styles.module.css';

/** The closing action. */
export default function Closing(): ReactNode {
  return (
    <section className={clsx(styles.closing, 'when-near')} aria-labelledby="start-title">
      <div className={styles.inner}>
        <Scale className={styles.scale} />
        <h2 id="start-title" className={styles.title}>
          <Translate>Up and running with one Compose file</Translate>
        </h2>
        <div className={clsx('cluster', styles.actions)}>
          <Button to="/docs/install/docker-compose" primary>
            <Translate>Install with Docker</Translate>
          </Button>
          <Button to="/docs/intro">{translate({message: 'Read the documentation'})}</Button>
          <Button to="/pricing">{translate({message: 'Compare plans'})}</Button>
        </div>
      </div>
    </section>
  );
}
