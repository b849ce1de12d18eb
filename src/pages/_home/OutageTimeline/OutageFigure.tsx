import type {CSSProperties, ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import useFormats from '@site/src/components/useFormats';
import {toPercentage} from '@site/src/components/Chart/paths';
import {dayStart, downAt, outage, upAgainAt} from '@site/src/data/day';
import styles from './styles.module.css';

const end = outage.from + outage.length;
const startAt = (moment: number): CSSProperties => ({
  insetInlineStart: toPercentage((moment - outage.from) / outage.length),
});
const lasting = (from: number, until: number): CSSProperties => ({
  inlineSize: toPercentage((until - from) / outage.length),
});

/** The state of the monitor over four minutes, with the numbers of the list under it, which says all of it in words. */
export default function OutageFigure({moments}: {moments: readonly number[]}): ReactNode {
  const {minutes} = useFormats();
  const up = <Translate id="home.night.up">up</Translate>;
  return (
    <div className={styles.figure} aria-hidden="true" data-no-twin data-no-search>
      <div className={styles.states}>
        <span className={styles.up} style={lasting(outage.from, downAt)}>
          {up}
        </span>
        <span className={styles.down} style={lasting(downAt, upAgainAt)}>
          <Translate id="home.night.down">down</Translate>
        </span>
        <span className={styles.up} style={lasting(upAgainAt, end)}>
          {up}
        </span>
      </div>
      {moments.map((moment, index) => (
        <span key={moment} className={styles.number} style={startAt(moment)}>
          {index + 1}
        </span>
      ))}
      {outage.minutes.map((offset) => (
        <span key={offset} className={styles.minute} style={startAt(outage.from + offset)}>
          {minutes(dayStart + (outage.from + offset) * 1000)}
        </span>
      ))}
    </div>
  );
}
