import {useRef, useState, type CSSProperties, type PointerEvent, type ReactNode} from 'react';
import clsx from 'clsx';
import Translate, {translate} from '@docusaurus/Translate';
import useFormats from '@site/src/components/useFormats';
import {downAt, stateOpenedAt} from '@site/src/data/day';
import {names} from '@site/src/data/sample-workspace';
import {toPercentage} from '@site/src/components/toPercentage';
import {colon} from '@site/src/components/punctuation';
import {failedSlot, readAt, slots, totals, type Reading} from './day';
import HourTable from './HourTable';
import Plot from './Plot';
import {sheetRows, type Row} from './rows';
import TimeAxis from './TimeAxis';
import styles from './styles.module.css';

interface SheetRowProps {
  row: Row;
  /** What the sheet says at the line; without it, the row shows the whole day. */
  reading: Reading | undefined;
}

function SheetRow({row, reading}: SheetRowProps): ReactNode {
  const {id, name, note, noteAtLine, total, value} = row;
  return (
    <div className={styles.row} data-row={id}>
      <p className={styles.name}>
        <strong>{name}</strong>
        <span className="caption">{(reading && noteAtLine) || note}</span>
      </p>
      <Plot {...row} />
      <p className={styles.value}>{reading ? value(reading) : total}</p>
    </div>
  );
}

/** The day sheet: what one workspace records in a day, on one time axis, with a line to read it by. */
export default function DaySheet(): ReactNode {
  const axis = useRef<HTMLDivElement>(null);
  const [chosen, setChosen] = useState<number | null>(null);
  // Until the line is moved, the values are those of the whole day.
  const isMoved = chosen !== null;
  const slot = chosen ?? failedSlot;
  const reading = readAt(slot);
  const rows = sheetRows(useFormats());
  const spoken = rows.map((row) => `${row.name}${colon()}${row.value(reading)}`);
  const style = {'--at': toPercentage((slot + 0.5) / slots)} as CSSProperties;

  const followPointer = (event: PointerEvent): void => {
    const {left, width} = axis.current!.getBoundingClientRect();
    const pointed = Math.floor(((event.clientX - left) / width) * slots);
    setChosen(pointed >= 0 && pointed < slots ? pointed : null);
  };

  return (
    <figure className={clsx(styles.frame, 'when-near')}>
      <div
        className={clsx('panel', styles.sheet)}
        style={style}
        role="group"
        aria-label={translate({message: 'One day of a sample workspace'})}
        onPointerDown={followPointer}
        onPointerMove={followPointer}
        // The line stays where a finger left it.
        onPointerLeave={({pointerType}) => pointerType === 'mouse' && setChosen(null)}>
        <div className={styles.head}>
          <p className={styles.workspace}>{names.workspace}</p>
          <TimeAxis ref={axis} slot={slot} reading={spoken.join('. ')} onChange={setChosen} />
          <p className={styles.period}>
            {isMoved
              ? translate({message: 'at this time, UTC'})
              : translate({message: 'last 24 h, UTC'})}
          </p>
        </div>
        {rows.map((row) => (
          <SheetRow key={row.id} row={row} reading={isMoved ? reading : undefined} />
        ))}
      </div>
      <figcaption className={`caption ${styles.caption}`}>
        <Translate values={{failed: totals.failed, seconds: stateOpenedAt - downAt}}>
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
