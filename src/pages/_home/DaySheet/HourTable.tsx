import type {ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import useFormats from '@site/src/components/useFormats';
import * as data from '@site/src/data/day';
import styles from './styles.module.css';

const HOUR = 3600;

function meanResponse(hour: number): number {
  const slots = HOUR / data.slotLength;
  const values = data.responseTimes
    .slice(hour * slots, (hour + 1) * slots)
    .filter((value) => value !== null);
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

/** The sheet as a table, hour by hour. */
export default function HourTable(): ReactNode {
  const {number, minutes} = useFormats();
  const countIn = (hour: number, times: readonly number[]): string =>
    number(times.filter((time) => Math.floor(time / HOUR) === hour).length);
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
            <th scope="col">{translate({message: 'Hour (UTC)'})}</th>
            <th scope="col">{translate({message: 'Views'})}</th>
            <th scope="col">{translate({message: 'Failed'})}</th>
            <th scope="col">{translate({message: 'ms'})}</th>
            <th scope="col">{translate({message: 'Feed'})}</th>
            <th scope="col">{translate({message: 'Survey'})}</th>
          </tr>
        </thead>
        <tbody>
          {data.viewsByHour.map((views, hour) => (
            <tr key={data.toTimestamp(hour * HOUR)}>
              <th scope="row">{minutes(data.toTimestamp(hour * HOUR))}</th>
              <td>{number(views)}</td>
              <td>{countIn(hour, data.failedChecks)}</td>
              <td>{number(meanResponse(hour))}</td>
              <td>{countIn(hour, data.feedEvents)}</td>
              <td>{countIn(hour, data.surveyResponses)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}
