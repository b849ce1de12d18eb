import {memo, type ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import useFormats from '@site/src/components/useFormats';
import {
  failedChecks,
  feedEvents,
  responseTimes,
  slotLength,
  surveyResponses,
  toTimestamp,
  viewsByHour,
} from '@site/src/data/day';
import styles from './table.module.css';

const HOUR = 3600;
const countInHour = (times: readonly number[], hour: number) =>
  times.filter((time) => Math.floor(time / HOUR) === hour).length;

function meanResponse(hour: number): number {
  const slots = HOUR / slotLength;
  const values = responseTimes
    .slice(hour * slots, (hour + 1) * slots)
    .filter((value) => value !== null);
  return Math.round(values.reduce((sum, value) => sum + value, 0) / values.length);
}

/** The sheet as a table, hour by hour. */
function HourTable(): ReactNode {
  const {number, minutes} = useFormats();
  const heads = [
    translate({message: 'Hour (UTC)'}),
    translate({message: 'Views'}),
    translate({message: 'Failed'}),
    translate({message: 'ms'}),
    translate({message: 'Feed'}),
    translate({message: 'Survey'}),
  ];
  return (
    <details className={`caption ${styles.details}`}>
      <summary className={styles.summary}>
        <Translate>View the day as a table</Translate>
      </summary>
      <p>
        <Translate>
          Each row shows one hour: page views and events, failed checks, average response time in
          milliseconds, feed events, and survey responses.
        </Translate>
      </p>
      <table className={styles.table}>
        <thead>
          <tr>
            {heads.map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {viewsByHour.map((views, hour) => (
            <tr key={toTimestamp(hour * HOUR)}>
              <th scope="row">{minutes(toTimestamp(hour * HOUR))}</th>
              <td>{number(views)}</td>
              <td>{number(countInHour(failedChecks, hour))}</td>
              <td>{number(meanResponse(hour))}</td>
              <td>{number(countInHour(feedEvents, hour))}</td>
              <td>{number(countInHour(surveyResponses, hour))}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}

export default memo(HourTable);
