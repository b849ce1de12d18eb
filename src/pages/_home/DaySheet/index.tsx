import React, {type CSSProperties, type ReactNode} from 'react';
import clsx from 'clsx';
import Translate, {translate} from '@docusaurus/Translate';
import useFormats from '@site/src/components/useFormats';
import {dayLength, downAt, stateOpenedAt} from '@site/src/data/day';
import {names} from '@site/src/data/harbor';
import {toPercentage} from '@site/src/components/Chart/paths';
import {colon} from '@site/src/components/punctuation';
import {clock, readAt, totals} from './day';
import HourTable from './HourTable';
import Legend from './Legend';
import {sheetRows} from './rows';
import {useCursor} from './useCursor';
import styles from './styles.module.css';

const majorHours = [4, 8, 12, 16, 20];

/** The day sheet: what one workspace records in a day, on one time axis, with a line to read it by. */
export default function DaySheet(): ReactNode {
  const formats = useFormats();
  const cursor = useCursor();
  const reading = readAt(cursor.moment);
  const rows = sheetRows(formats);
  const time = `${formats.weekday(clock(cursor.moment))} ${formats.seconds(clock(cursor.moment))}`;
  const style = {'--at': toPercentage(cursor.moment / dayLength)} as CSSProperties;
  const spoken = rows.map((row) => `${row.name}${colon()}${row.value(reading)}`).join('. ');

  return (
    <figure className={clsx(styles.frame, 'when-near')}>
      <div
        className={clsx('panel', styles.sheet)}
        style={style}
        role="group"
        aria-label={translate({id: 'home.sheet.label', message: 'One day of a sample workspace'})}
        onPointerDown={cursor.onPointer}
        onPointerMove={cursor.onPointer}
        onPointerLeave={cursor.onPointerLeave}>
        <div className={styles.head}>
          <p className={styles.workspace}>{names.workspace}</p>
          <div className={clsx('ruler', styles.axis)} data-axis="">
            {majorHours.map((hour) => (
              <span
                key={hour}
                className={styles.hour}
                style={{insetInlineStart: toPercentage(hour / 24)}}
                aria-hidden="true">
                {formats.minutes(clock(hour * 3600))}
              </span>
            ))}
            <span
              className={styles.handle}
              role="slider"
              tabIndex={0}
              aria-label={translate({id: 'home.sheet.line', message: 'Time of day'})}
              aria-valuemin={0}
              aria-valuemax={dayLength - 1}
              aria-valuenow={cursor.moment}
              aria-valuetext={time}
              onKeyDown={cursor.onKeyDown}
              onBlur={cursor.reset}
            />
            <span className={styles.flag} aria-hidden="true">
              <span className={cursor.moved ? undefined : styles.time}>{time}</span>
              {!cursor.moved && (
                <span className="scripts-only" data-no-print data-no-twin data-no-search>
                  <Translate
                    id="home.sheet.pick"
                    description="At the line of the chart, which a reader can move">
                    Pick a time
                  </Translate>
                </span>
              )}
            </span>
          </div>
          <p className={styles.period}>
            {cursor.moved
              ? translate({id: 'home.sheet.atLine', message: 'at this time, UTC'})
              : translate({id: 'home.sheet.last24', message: 'last 24 h, UTC'})}
          </p>
        </div>
        {rows.map((row) => (
          <div key={row.id} className={styles.row} data-row={row.id}>
            <p className={styles.name}>
              <strong>{row.name}</strong>
              <span className="caption">{(cursor.moved && row.noteAtLine) || row.note}</span>
            </p>
            <div className={styles.plot}>
              <row.Plot />
            </div>
            <p
              className={clsx(
                styles.value,
                cursor.moved && row.isMissing?.(reading) && styles.missing,
              )}>
              {cursor.moved ? row.value(reading) : row.total}
            </p>
          </div>
        ))}
      </div>
      <p className="visually-hidden" role="status">
        {cursor.byKeyboard && spoken}
      </p>
      <figcaption className={clsx('caption cluster', styles.caption)}>
        <p>
          <Translate
            id="home.sheet.caption"
            values={{failed: totals.failed, seconds: stateOpenedAt - downAt}}>
            {
              'One day of sample data. {failed} checks fail in a row, and {seconds} seconds after the alert, a script reports a full disk. In the dashboard, each module has its own page.'
            }
          </Translate>{' '}
          <span className={styles.hint} data-no-twin data-no-search>
            <span className={styles.byMouse}>
              <Translate
                id="home.sheet.hint"
                description="How to use the chart: by mouse or keyboard">
                Move across the chart or press the arrow keys to read any moment.
              </Translate>
            </span>
            <span className={styles.byTouch}>
              <Translate id="home.sheet.touch" description="How to use the chart on a touch screen">
                Tap or drag across the chart to read any moment.
              </Translate>
            </span>
          </span>
        </p>
        <Legend />
      </figcaption>
      <HourTable />
    </figure>
  );
}
