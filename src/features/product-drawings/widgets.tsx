import clsx from 'clsx';
import {createContext, useContext, type CSSProperties, type ReactNode} from 'react';
import Icon, {type IconName} from './Icon';
import {useLabels} from './labels';
import styles from './styles.module.css';

/** English label of the control that the figure marks. */
export const MarkedLabelContext = createContext<string | undefined>(undefined);

/** Class of the mark, if this is the control in question. */
export function useMark(label?: string): string | undefined {
  return useContext(MarkedLabelContext) === label && label ? styles.marked : undefined;
}

interface ButtonProps {
  /** English label. A button with an icon alone has one too, to be marked by. */
  name: string;
  icon?: IconName;
  bare?: boolean;
  look?: 'filled' | 'gray' | 'blue';
}

/** A button of the dashboard. */
export function Button({name, icon, bare, look}: ButtonProps): ReactNode {
  const t = useLabels();
  return (
    <span className={clsx(styles.button, look && styles[look], useMark(name))}>
      {icon && <Icon name={icon} />}
      {!bare && t(name)}
    </span>
  );
}

/** A switch with its label, turned off. */
export function Switch({name}: {name: string}): ReactNode {
  const t = useLabels();
  return (
    <span className={clsx(styles.row, styles.switch)}>
      <i />
      {t(name)}
    </span>
  );
}

/** Columns of the cells of a table. */
export const columns = (widths: string): CSSProperties => ({gridTemplateColumns: widths});

/** Thin bars, one a check or a day. */
export function HealthBar({count}: {count: number}): ReactNode {
  return <span className={styles.health} style={{'--count': count} as CSSProperties} />;
}

interface ChartProps {
  /** Series, the one behind first. */
  series: readonly (readonly number[])[];
  /** Numbers at the left, from zero up; the last one is the height of the chart. */
  scale: readonly (number | string)[];
  top: number;
  times: readonly string[];
  look: 'traffic' | 'response';
}

/** Soft areas over a scale, as wide as there is room. */
export function Chart({series, scale, top, times, look}: ChartProps): ReactNode {
  const width = series[0]!.length - 1;
  const curve = (values: readonly number[]): string =>
    values
      .map((value, index) => {
        const y = Math.round(1000 - (value / top) * 1000) / 10;
        return index ? `S${index - 0.5} ${y} ${index} ${y}` : `M0 ${y}`;
      })
      .join('');
  return (
    <>
      <div className={clsx(styles.chart, styles[look])}>
        <svg viewBox={`0 0 ${width} 100`} preserveAspectRatio="none">
          {series.map((values) => (
            <g key={values[0]}>
              <path
                d={`${curve(values)}V100H0z`}
                fill="currentColor"
                fillOpacity=".4"
                stroke="none"
              />
              <path d={curve(values)} />
            </g>
          ))}
        </svg>
        {/* Zero would overlap the axis and the first time. */}
        {scale.map(
          (text, index) =>
            index > 0 && (
              <small key={text} style={{insetBlockEnd: `${(index / (scale.length - 1)) * 100}%`}}>
                {text}
              </small>
            ),
        )}
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

interface TrafficProps {
  metrics: readonly Metric[];
  /** Views and visitors of each hour, and the height of their chart. */
  series: ChartProps['series'];
  top: number;
}

/** Numbers of the last 24 hours over their chart. */
export function TrafficPanel({metrics, series, top}: TrafficProps): ReactNode {
  const t = useLabels();
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
        series={series}
        top={top}
        scale={[0, 1, 2, 3, 4].map((part) => (top / 4) * part)}
        times={['08:00', '12:00', '16:00', '20:00', '00:00', '04:00', '08:00']}
      />
      <div className={styles.legend}>
        <i>■</i> PV <i>■</i> UV
      </div>
    </>
  );
}

/** Columns of a row: a name, its count, and its share. */
const cells = columns('minmax(0, 1fr) auto 60px');

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
      <div className={styles.cells} style={columns('minmax(0, 1fr) auto')}>
        <b className={styles.clip}>{t(names)}</b>
        <b>{t(counts)}</b>
      </div>
      {Object.entries(rows).map(([name, count]) => {
        const part = `${Math.round((count / all) * 100)}%`;
        return (
          <div key={name} className={styles.cells} style={cells}>
            <span className={styles.clip}>{t(name)}</span>
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

interface FieldProps {
  name: string;
  value: string;
  required?: boolean;
  /** A list to choose from. */
  list?: boolean;
  short?: boolean;
  before?: ReactNode;
}

/** A field of a form, with its label and its value. */
export function Field({name, value, required, list, short, before}: FieldProps): ReactNode {
  const t = useLabels();
  return (
    <div>
      {required && '* '}
      {t(name)}
      <div className={clsx(styles.input, short && styles.short)}>
        {before}
        {t(value)}
        {list && (
          <span className={styles.end}>
            <Icon name="down" />
          </span>
        )}
      </div>
    </div>
  );
}
