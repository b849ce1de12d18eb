import clsx from 'clsx';
import type {ReactNode} from 'react';
import {useLabels} from './widgets';
import styles from './styles.module.css';

interface ChartProps {
  /** Series, the one behind first. */
  series: readonly (readonly number[])[];
  /** Value at the upper edge; the numbers at the left divide it into quarters. */
  top: number;
  /** Labels below the chart. */
  times: readonly string[];
  isResponse?: boolean;
}

/**
 * A path through values, level at each of them: `[0, 10]` with 10 at the top is `M0 100S0.5 0 1 0`.
 * @param top value at the upper edge of the chart, which is 100 units high
 */
const curvePath = (values: readonly number[], top: number): string =>
  values
    .map((value, index) => {
      const y = Math.round(1000 - (value / top) * 1000) / 10;
      return index ? `S${index - 0.5} ${y} ${index} ${y}` : `M0 ${y}`;
    })
    .join('');

/** Soft areas over a scale, as wide as there is room. */
export function Chart({series, top, times, isResponse}: ChartProps): ReactNode {
  return (
    <>
      <div className={clsx(styles.chart, isResponse && styles.response)}>
        <svg viewBox={`0 0 ${series[0]!.length - 1} 100`} preserveAspectRatio="none">
          {series.map((values) => (
            <g key={values[0]}>
              <path className={styles.area} d={`${curvePath(values, top)}V100H0z`} />
              <path d={curvePath(values, top)} />
            </g>
          ))}
        </svg>
        {/* Without zero, which would overlap the axis and the first time. */}
        {[1, 2, 3, 4].map((quarter) => (
          <small key={quarter} style={{insetBlockEnd: `${quarter * 25}%`}}>
            {(top / 4) * quarter}
          </small>
        ))}
      </div>
      <div className={styles.times}>
        {times.map((time, index) => (
          <small key={time + index}>{time}</small>
        ))}
      </div>
    </>
  );
}

/** A number as the dashboard writes it in every language: 761, 3.4k. */
const abbreviate = (value: number): string =>
  value < 1000 ? String(value) : `${(value / 1000).toFixed(1)}k`;

interface ShareTableProps {
  /** English heads of the columns. */
  names: string;
  counts: string;
  rows: Record<string, number>;
  /** What the shares are of. */
  all: number;
}

/** Table of names with their counts and shares. */
export function ShareTable({names, counts, rows, all}: ShareTableProps): ReactNode {
  const t = useLabels();
  return (
    <div className={styles.table}>
      <div className={styles.row}>
        <b className="text--truncate">{t(names)}</b>
        <b className={styles.end}>{t(counts)}</b>
      </div>
      {Object.entries(rows).map(([name, count]) => (
        <div key={name} className={styles.row}>
          <span className="text--truncate">{t(name)}</span>
          <span className={styles.end}>{abbreviate(count)}</span>
          <small className={styles.share}>{Math.round((count / all) * 100)}%</small>
        </div>
      ))}
    </div>
  );
}
