import React, {type ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import useFormats from '@site/src/ui/useFormats';
import * as day from '@site/src/data/day';
import {names, server, thirtyDays} from '@site/src/data/harbor';
import {share} from '@site/src/ui/plot';
import {Mark} from '../DaySheet/Marks';
import styles from './figures.module.css';

interface GaugeProps {
  label: string;
  ratio: number;
}

function Gauge({label, ratio}: GaugeProps): ReactNode {
  const {percent} = useFormats();
  return (
    <div className={styles.gauge}>
      <dt>{label}</dt>
      <dd>{percent(ratio)}</dd>
      <span className={styles.limb} aria-hidden="true">
        <span className={styles.needle} style={{inlineSize: share(ratio)}} />
      </span>
    </div>
  );
}

const DAY = 86_400;

export function ServerFigure(): ReactNode {
  const {number} = useFormats();
  return (
    <>
      <p className={styles.headline}>
        <strong translate="no">{names.server}</strong>
        <span className={styles.good}>
          <Translate id="home.figures.server.reporting">online</Translate>
        </span>
      </p>
      <dl className={styles.gauges}>
        <Gauge label={translate({id: 'home.figures.server.cpu', message: 'CPU'})} ratio={server.cpu / 100} />
        <Gauge label={translate({id: 'home.figures.server.memory', message: 'Memory'})} ratio={server.memory.used / server.memory.total} />
        <Gauge label={translate({id: 'home.figures.server.disk', message: 'Disk'})} ratio={server.disk.used / server.disk.total} />
      </dl>
      <p className={styles.footline}>
        <span>
          <Translate id="home.figures.server.uptime" values={{days: number(Math.floor(server.uptime / DAY))}}>
            {'Up {days} days'}
          </Translate>
        </span>
        <span>
          <Translate id="home.figures.server.load" values={{load: number(server.load, 2)}}>
            {'load {load}'}
          </Translate>
        </span>
      </p>
    </>
  );
}

export function StatusPageFigure(): ReactNode {
  const {percent} = useFormats();
  return (
    <>
      <p className={styles.headline}>
        <strong translate="no">{names.statusPage}</strong>
      </p>
      <p className={styles.headline}>
        <span translate="no">{names.monitor}</span>
        <span className={styles.good}>{percent(thirtyDays.up / (thirtyDays.up + thirtyDays.down))}</span>
      </p>
      <div className={styles.cells} aria-hidden="true" />
      <p className={styles.footline}>
        <span>
          <Translate id="home.figures.page.from">30 days ago</Translate>
        </span>
        <span>
          <Translate id="home.figures.page.to">today</Translate>
        </span>
      </p>
      <p className={styles.address}>{names.statusPageAddress}</p>
    </>
  );
}

export function FeedFigure(): ReactNode {
  const {minutes} = useFormats();
  const time = (moment: number) => minutes(day.dayStart + moment * 1000);
  return (
    <ol className={styles.feed}>
      <li>
        <span className={styles.time}>{time(day.surveyAnswers[2])}</span>
        <Mark kind="entry" />
        <span>
          <Translate id="home.figures.feed.answer">Okay: Please add bank transfer.</Translate>
        </span>
      </li>
      <li>
        <span className={styles.time}>{time(day.releaseAt)}</span>
        <Mark kind="entry" />
        <span>
          <Translate id="home.figures.feed.release" values={{version: <strong>2.4.0</strong>}}>
            {'Release {version} is live'}
          </Translate>
        </span>
      </li>
      <li>
        <span className={styles.time}>{time(day.stateOpenedAt)}</span>
        <Mark kind="ongoing" />
        <span>
          <Translate
            id="home.figures.feed.state"
            values={{
              ongoing: (
                <span className={styles.quiet}>
                  <Translate id="home.figures.feed.ongoing">ongoing</Translate>
                </span>
              ),
            }}>
            {'Disk on web-01 is 95% full {ongoing}'}
          </Translate>
        </span>
      </li>
    </ol>
  );
}
