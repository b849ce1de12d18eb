import React, {type ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import useFormats from '@site/src/components/useFormats';
import {plan} from '@site/src/data/plans';
import {share} from '@site/src/components/plot';
import styles from './styles.module.css';

/** A month that goes over its limit on the 21st, and the first days of the next one. */
const month = {days: 36, length: 31, over: 20.4, paused: 21.083, resumed: 31.083};
const ticks = [1, 6, 11, 16, 21, 26];
const HEIGHT = 100;
const top = 30;

const slope = (HEIGHT - top) / month.over;
const rising = `M0 ${HEIGHT}L${month.over} ${top}L${month.paused} ${Math.round((HEIGHT - slope * month.paused) * 10) / 10}`;
const next = `M${month.resumed} ${HEIGHT}L${month.days} ${Math.round((HEIGHT - slope * (month.days - month.resumed)) * 10) / 10}`;

/** Website events of a workspace on the Free plan: they rise to the limit, pause, and begin anew. */
export default function MonthPicture(): ReactNode {
  const {number} = useFormats();
  const limit = plan('free').limits.websiteEvents ?? 0;
  const at = (day: number) => ({insetInlineStart: share(day / month.days)});
  return (
    <figure className={styles.figure}>
      <div className={styles.plot} aria-hidden="true">
        <svg
          className={styles.chart}
          viewBox={`0 0 ${month.days} ${HEIGHT}`}
          preserveAspectRatio="none">
          <path className={styles.limit} d={`M0 ${top}H${month.days}`} />
          <path className={styles.area} d={`${rising}V${HEIGHT}Z`} />
          <path className={styles.line} d={rising} />
          <path className={styles.line} d={next} />
        </svg>
        <span className={styles.limitName}>{number(limit)}</span>
        <span
          className={styles.pause}
          style={{
            ...at(month.paused),
            inlineSize: share((month.resumed - month.paused) / month.days),
          }}>
          <span>
            <Translate id="pricing.picture.paused">paused: new events aren't stored</Translate>
          </span>
        </span>
      </div>
      <div className={styles.axis} aria-hidden="true">
        {ticks.map((day) => (
          <span key={day} className={styles.tick} style={at(day - 1)}>
            {number(day)}
          </span>
        ))}
        <span className={styles.tick} style={at(month.length)}>
          {number(1)}
        </span>
      </div>
      <figcaption className={styles.caption}>
        <Translate id="pricing.picture.caption" values={{limit: number(limit)}}>
          {
            'Example on the Free plan: custom website events pass {limit} on the 21st of the month. The next nightly check pauses the workspace, and the first check of the new month reactivates it.'
          }
        </Translate>
      </figcaption>
    </figure>
  );
}
