import clsx from 'clsx';
import type {CSSProperties, ReactNode} from 'react';
import {Button, Switch, useLabels} from './widgets';
import styles from './styles.module.css';

interface ChartProps {
  /** Series, the one behind first. */
  series: readonly (readonly number[])[];
  /** Value at the upper edge; the numbers at the left divide it into quarters. */
  top: number;
  /** Labels below the chart. */
  times: readonly string[];
  look: 'traffic' | 'response';
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
export function Chart({series, top, times, look}: ChartProps): ReactNode {
  const width = series[0]!.length - 1;
  return (
    <>
      <div className={clsx(styles.chart, styles[look])}>
        <svg viewBox={`0 0 ${width} 100`} preserveAspectRatio="none">
          {series.map((values) => (
            <g key={values[0]}>
              <path
                d={`${curvePath(values, top)}V100H0z`}
                fill="currentColor"
                fillOpacity=".4"
                stroke="none"
              />
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

/** A number of a period, with its English label and its change since the period before. */
interface Metric {
  label: string;
  value: string;
  change: string;
}

interface TrafficProps extends Pick<ChartProps, 'top'> {
  metrics: readonly Metric[];
  viewsByHour: readonly number[];
  /** Parts of these views that the two lines show. Who comes in several hours is a visitor of each: the hours add up to more than the day. */
  shares: {views: number; visitors: number};
}

/** Numbers of the last 24 hours over a chart of the views and visitors of each hour. */
export function TrafficPanel({metrics, viewsByHour, shares, top}: TrafficProps): ReactNode {
  const t = useLabels();
  const lineOf = (share: number): number[] => viewsByHour.map((views) => Math.round(views * share));
  return (
    <>
      <div className={clsx(styles.numbers, styles.large)}>
        {metrics.map(({label, value, change}) => (
          <div key={label}>
            <b>{value}</b>
            <span>{t(label)}</span> <i className={clsx(styles.tag, styles.gain)}>{change}</i>
          </div>
        ))}
      </div>
      <div className={styles.tools}>
        <Switch name="Previous period" />
        <Button name="Refresh" icon="refresh" bare />
        <Button name="Last 24 hours" icon="both" />
      </div>
      <Chart
        look="traffic"
        series={[lineOf(shares.views), lineOf(shares.visitors)]}
        top={top}
        times={['08:00', '12:00', '16:00', '20:00', '00:00', '04:00', '08:00']}
      />
      <div className={styles.legend}>
        <i>■</i> PV <i>■</i> UV
      </div>
    </>
  );
}

/** Columns of a row: a name, its count, and its share. */
const cells = {gridTemplateColumns: 'minmax(0, 1fr) auto 60px'};

interface ShareTableProps {
  /** English heads of the columns. */
  names: string;
  counts: string;
  /** A count for each name. */
  rows: Record<string, number>;
  /** What the shares are of. */
  all: number;
}

/** Table of names with their counts and shares. */
export function ShareTable({names, counts, rows, all}: ShareTableProps): ReactNode {
  const t = useLabels();
  return (
    <div className={styles.table}>
      <div className={styles.cells} style={{gridTemplateColumns: 'minmax(0, 1fr) auto'}}>
        <b className="text--truncate">{t(names)}</b>
        <b>{t(counts)}</b>
      </div>
      {Object.entries(rows).map(([name, count]) => {
        const part = `${Math.round((count / all) * 100)}%`;
        return (
          <div key={name} className={styles.cells} style={cells}>
            <span className="text--truncate">{t(name)}</span>
            {abbreviate(count)}
            <i className={styles.share} style={{'--share': part} as CSSProperties}>
              {part}
            </i>
          </div>
        );
      })}
    </div>
  );
}
