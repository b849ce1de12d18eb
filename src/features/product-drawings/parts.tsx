import clsx from 'clsx';
import {createContext, useContext, useId, type ReactNode} from 'react';
import Icon, {type IconName} from './Icon';
import {useLabels} from './labels';
import styles from './styles.module.css';

/** English label of the control that the figure marks. */
export const Marked = createContext<string | undefined>(undefined);

/** Class of the mark, if this is the control in question. */
export function useMark(label?: string): string | undefined {
  return useContext(Marked) === label && label ? styles.marked : undefined;
}

interface ButtonProps {
  /** English label. A button with an icon alone has one too, to be marked by. */
  name: string;
  icon?: IconName;
  bare?: boolean;
  look?: 'filled' | 'gray' | 'red' | 'blue' | 'faint';
}

export function Button({name, icon, bare, look}: ButtonProps): ReactNode {
  const t = useLabels();
  return (
    <span className={clsx(styles.button, look && styles[look], useMark(name))}>
      {icon && <Icon name={icon} />}
      {!bare && t(name)}
    </span>
  );
}

export function Switch({name, on = false}: {name: string; on?: boolean}): ReactNode {
  const t = useLabels();
  return (
    <span className={clsx(styles.switch, on && styles.on, useMark(name))}>
      <i />
      {t(name)}
    </span>
  );
}

/** Thin bars, one a check or a day. */
export function Health({count}: {count: number}): ReactNode {
  return (
    <svg
      className={styles.health}
      viewBox={`0 0 ${count * 8} 16`}
      preserveAspectRatio="xMaxYMid slice"
      style={{'--count': count} as React.CSSProperties}>
      <path d={Array.from({length: count}, (_, index) => `M${index * 8 + 4} 2.5v11`).join('')} />
    </svg>
  );
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
  const id = useId();
  const width = series[0]!.length - 1;
  const curve = (values: readonly number[]): string =>
    values
      .map((value, index) => {
        const y = Math.round(1000 - (value / top) * 1000) / 10;
        const before = Math.round(1000 - (values[index - 1]! / top) * 1000) / 10;
        return index ? `C${index - 0.5} ${before} ${index - 0.5} ${y} ${index} ${y}` : `M0 ${y}`;
      })
      .join('');
  return (
    <div className={clsx(styles.chart, styles[look])}>
      <div className={styles.plot}>
        <svg viewBox={`0 0 ${width} 100`} preserveAspectRatio="none">
          {series.map((values, index) => (
            <g key={values[0]}>
              <linearGradient id={id + index} x2="0" y2="1">
                <stop stopColor="currentColor" stopOpacity=".8" />
                <stop offset="1" stopColor="currentColor" stopOpacity="0" />
              </linearGradient>
              <path d={`${curve(values)}V100H0z`} fill={`url(#${id}${index})`} stroke="none" />
              <path d={curve(values)} />
            </g>
          ))}
        </svg>
        {scale.map((text, index) => (
          <span key={text} style={{insetBlockEnd: `${(index / (scale.length - 1)) * 100}%`}}>
            {text}
          </span>
        ))}
      </div>
      <div className={styles.times}>
        {times.map((time, index) => (
          <span key={time + index}>{time}</span>
        ))}
      </div>
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

/** A field of a form under its label. */
export function Field({name, value, required, list, short, before}: FieldProps): ReactNode {
  const t = useLabels();
  return (
    <div className={styles.field}>
      <span>
        {required && <em>* </em>}
        {t(name)}
      </span>
      <div className={clsx(styles.input, short && styles.short, useMark(name))}>
        {before}
        {t(value)}
        {list && <Icon name="down" />}
      </div>
    </div>
  );
}
