import React, {memo, type ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import useFormats from '@site/src/components/shared/useFormats';
import {failedChecks, slotLength} from '@site/src/data/day';
import {clock, day} from './day';
import styles from './table.module.css';

const HOUR = 3600;
const within = (times: readonly number[], hour: number) => times.filter((time) => Math.floor(time / HOUR) === hour).length;

function meanResponse(hour: number): number {
  const slots = HOUR / slotLength;
  const values = day.response.slice(hour * slots, (hour + 1) * slots).filter((value) => value !== null);
  return Math.round(values.reduce((sum, value) => sum + value, 0) / values.length);
}

/** The sheet as a table, hour by hour. */
function HourTable(): ReactNode {
  const {number, minutes, milliseconds} = useFormats();
  return (
    <details className={styles.details}>
      <summary className={styles.summary}>
        <Translate id="home.sheet.table.title">The same day as a table</Translate>
      </summary>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">
              <Translate id="home.sheet.table.hour">Hour from, UTC</Translate>
            </th>
            <th scope="col">
              <Translate id="home.sheet.table.views">Views and events</Translate>
            </th>
            <th scope="col">
              <Translate id="home.sheet.table.failed">Failed checks</Translate>
            </th>
            <th scope="col">
              <Translate id="home.sheet.table.response">Response, average</Translate>
            </th>
            <th scope="col">
              <Translate id="home.sheet.table.entries">Feed entries</Translate>
            </th>
            <th scope="col">
              <Translate id="home.sheet.table.answers">Survey answers</Translate>
            </th>
          </tr>
        </thead>
        <tbody>
          {day.viewsByHour.map((views, hour) => (
            <tr key={clock(hour * HOUR)}>
              <th scope="row">{minutes(clock(hour * HOUR))}</th>
              <td>{number(views)}</td>
              <td>{number(within(failedChecks, hour))}</td>
              <td>{milliseconds(meanResponse(hour))}</td>
              <td>{number(within(day.feedEntries, hour))}</td>
              <td>{number(within(day.surveyAnswers, hour))}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}

export default memo(HourTable);
