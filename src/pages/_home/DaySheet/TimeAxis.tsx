import type {ReactNode, Ref} from 'react';
import {translate} from '@docusaurus/Translate';
import useFormats from '@site/src/components/useFormats';
import {toPercentage} from '@site/src/components/toPercentage';
import {toTimestamp} from '@site/src/data/day';
import {momentOf, slots} from './day';
import styles from './styles.module.css';

const labeledHours = [4, 8, 12, 16, 20];

interface Props {
  ref: Ref<HTMLDivElement>;
  /** The slot in which the line is. */
  slot: number;
  /** What the rows say there, for a screen reader. */
  reading: string;
  /** Null puts the line back to where it rests. */
  onChange: (slot: number | null) => void;
}

/** The hours of the day, and the field that moves the line by keyboard. */
export default function TimeAxis({ref, slot, reading, onChange}: Props): ReactNode {
  const {minutes} = useFormats();
  const time = minutes(toTimestamp(momentOf(slot)));
  return (
    <div ref={ref} className={`ruler ${styles.axis}`}>
      {labeledHours.map((hour) => (
        <span
          key={hour}
          className={styles.hour}
          style={{insetInlineStart: toPercentage(hour / 24)}}
          aria-hidden="true">
          {minutes(toTimestamp(hour * 3600))}
        </span>
      ))}
      <input
        type="range"
        className="visually-hidden scripts-only"
        max={slots - 1}
        value={slot}
        aria-label={translate({message: 'Time of day'})}
        aria-valuetext={`${time}. ${reading}`}
        onChange={({target}) => onChange(target.valueAsNumber)}
        onBlur={() => onChange(null)}
      />
      <span className={styles.bead} />
      <span className={styles.flag} aria-hidden="true">
        ‹ {time} ›
      </span>
    </div>
  );
}
