import type {CSSProperties, ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import useFormats from '@site/src/components/useFormats';
import {toPercentage} from '@site/src/components/toPercentage';
import {dayStart, downAt, outage, upAgainAt} from '@site/src/data/day';
import styles from './styles.module.css';

const end = outage.from + outage.length;
const startAt = (moment: number): CSSProperties => ({
  insetInlineStart: toPercentage((moment - outage.from) / outage.length),
});
const lasting = (from: number, until: number): CSSProperties => ({
  inlineSize: toPercentage((until - from) / outage.length),
});

/** The state of the monitor over four minutes. The list below it says all of it in words. */
export default function OutageFigure(): ReactNode {
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
      {outage.minutes.map((offset) => (
        <span key={offset} className={styles.minute} style={startAt(outage.from + offset)}>
          {minutes(dayStart + (outage.from + offset) * 1000)}
        </span>
      ))}
    </div>
  );
}
