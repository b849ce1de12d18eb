import {useRef, useState, type CSSProperties, type PointerEvent, type ReactNode} from 'react';
import clsx from 'clsx';
import Translate, {translate} from '@docusaurus/Translate';
import useFormats from '@site/src/components/useFormats';
import {
  downAt,
  failedChecks,
  responseTimes,
  slotLength,
  stateOpenedAt,
  toTimestamp,
} from '@site/src/data/day';
import {names} from '@site/src/data/sample-workspace';
import {toPercentage} from '@site/src/components/toPercentage';
import {colon} from '@site/src/components/punctuation';
import HourTable from './HourTable';
import {sheetRows} from './rows';
import styles from './styles.module.css';

/** The line moves from one slot of the sheet to the next. */
const slots = responseTimes.length;
const labeledHours = [4, 8, 12, 16, 20];

/** The rows on one time axis, with a line to read them by. */
function Sheet(): ReactNode {
  const axis = useRef<HTMLDivElement>(null);
  const [chosen, setChosen] = useState<number | null>(null);
  const formats = useFormats();
  const rows = sheetRows(formats);
  // Until the line is moved, it rests at the failed checks, and the values are those of the whole day.
  const isMoved = chosen !== null;
  const slot = chosen ?? Math.floor(downAt / slotLength);
  const moment = (slot + 0.5) * slotLength;
  const time = formats.minutes(toTimestamp(moment));
  const reading = rows.map(({name, valueAt}) => name + colon() + valueAt(moment)).join('. ');

  const followPointer = (event: PointerEvent): void => {
    const {left, width} = axis.current!.getBoundingClientRect();
    const pointed = Math.floor(((event.clientX - left) / width) * slots);
    setChosen(pointed >= 0 && pointed < slots ? pointed : null);
  };

  return (
    <div
      className={clsx('panel', styles.sheet)}
      style={{'--at': toPercentage((slot + 0.5) / slots)} as CSSProperties}
      role="group"
      aria-label={translate({message: 'One day of a sample workspace'})}
      onPointerDown={followPointer}
      onPointerMove={followPointer}
      // The line stays where a finger left it.
      onPointerLeave={({pointerType}) => pointerType === 'mouse' && setChosen(null)}>
      <div className={styles.row}>
        <p className={styles.name}>
          <strong>{names.workspace}</strong>
        </p>
        <div ref={axis} className={clsx('ruler', styles.axis)}>
          {labeledHours.map((hour) => (
            <span
              key={hour}
              className={styles.hour}
              style={{insetInlineStart: toPercentage(hour / 24)}}
              aria-hidden="true">
              {formats.minutes(toTimestamp(hour * 3600))}
            </span>
          ))}
          <input
            type="range"
            className="visually-hidden scripts-only"
            max={slots - 1}
            value={slot}
            aria-label={translate({message: 'Time of day'})}
            aria-valuetext={`${time}. ${reading}`}
            onChange={({target}) => setChosen(target.valueAsNumber)}
            onBlur={() => setChosen(null)}
          />
          <span className={styles.bead} />
          <span className={styles.flag} aria-hidden="true">
            ‹ {time} ›
          </span>
        </div>
        <p className={clsx('caption', styles.period)}>
          {isMoved
            ? translate({message: 'at this time, UTC'})
            : translate({message: 'last 24 h, UTC'})}
        </p>
      </div>
      {rows.map(({name, note, plot, total, valueAt}) => (
        <div key={name} className={styles.row}>
          <p className={styles.name}>
            <strong>{name}</strong>
            <span className="caption" style={isMoved ? {visibility: 'hidden'} : undefined}>
              {note}
            </span>
          </p>
          <div className={styles.plot}>{plot}</div>
          <p className={styles.value}>{isMoved ? valueAt(moment) : total}</p>
        </div>
      ))}
    </div>
  );
}

/** The day sheet: what one workspace records in a day. */
export default function DaySheet(): ReactNode {
  return (
    <figure className={clsx(styles.frame, 'when-near')}>
      <Sheet />
      <figcaption className={clsx('caption', styles.caption)}>
        <Translate values={{failed: failedChecks.length, seconds: stateOpenedAt - downAt}}>
          {
            'One day of sample data. {failed} checks fail in a row, and {seconds} seconds after the alert, a script reports a full disk. In the dashboard, each module has its own page.'
          }
        </Translate>{' '}
        <span className="scripts-only" data-no-print data-no-twin data-no-search>
          <Translate description="How to use the chart: by mouse or keyboard">
            Move across the chart or press the arrow keys to read any moment.
          </Translate>
        </span>
      </figcaption>
      <HourTable />
    </figure>
  );
}
