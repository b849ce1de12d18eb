import React, {type ReactNode} from 'react';
import clsx from 'clsx';
import Translate from '@docusaurus/Translate';
import Button from '@site/src/components/Button';
import {paths} from '@site/src/data/links';
import styles from './styles.module.css';

const arc = 'M20 120A420 420 0 0 0 540 120';

/** The limb of the mark, large: a graduated arc, the plumb line and its bead. */
function ScaleIllustration(): ReactNode {
  return (
    <svg className={styles.limb} viewBox="0 0 560 300" aria-hidden="true">
      <g fill="none" stroke="currentColor">
        <path d={arc} />
        <path d={arc} strokeWidth="12" pathLength="90" strokeDasharray="0.18 0.82" />
        <path d={arc} strokeWidth="24" pathLength="90" strokeDasharray="0.18 9.82" />
        <path d="M330 -40 212 211" />
      </g>
      <circle fill="var(--tj-lamp)" cx="212" cy="211" r="9" />
    </svg>
  );
}

/** The closing action. */
export default function Closing(): ReactNode {
  return (
    <section className={clsx(styles.closing, 'when-near')} aria-labelledby="start-title">
      <div className={styles.inner}>
        <ScaleIllustration />
        <h2 id="start-title" className={styles.title}>
          <Translate id="home.closing.title">Up and running in two commands</Translate>
        </h2>
        <div className={clsx('cluster', styles.actions)}>
          <Button to={paths.compose} primary>
            <Translate id="home.closing.host">Install with Docker</Translate>
          </Button>
          <Button to={paths.intro}>
            <Translate id="home.closing.docs">Read the documentation</Translate>
          </Button>
          <Button to={paths.pricing}>
            <Translate id="home.closing.pricing">Compare plans</Translate>
          </Button>
        </div>
      </div>
    </section>
  );
}
