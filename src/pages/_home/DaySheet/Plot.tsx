import type {CSSProperties, ReactNode} from 'react';
import clsx from 'clsx';
import {dayLength} from '@site/src/data/day';
import {toPercentage} from '@site/src/components/toPercentage';
import {chartHeight} from './paths';
import styles from './styles.module.css';

/** Puts an element at a moment of the time axis. */
export const at = (moment: number): CSSProperties => ({
  insetInlineStart: toPercentage(moment / dayLength),
});

interface ChartProps {
  /** Width of the path in units of the axis, such as hours. */
  width: number;
  line: string;
  color: string;
  /** Fills the area below the line. */
  filled?: boolean;
  /** Upper and lower end of the value axis. */
  top: string;
  bottom: string;
}

/** A line that fills its plot, with its scale. */
export function Chart({width, line, color, filled, top, bottom}: ChartProps): ReactNode {
  return (
    <>
      <svg
        className={styles.chart}
        viewBox={`0 0 ${width} ${chartHeight}`}
        preserveAspectRatio="none"
        color={color}
        aria-hidden="true">
        {filled && <path d={`${line}V${chartHeight}H0Z`} fill="currentColor" fillOpacity="0.13" />}
        <path className={styles.line} d={line} />
      </svg>
      <span className={styles.scale} aria-hidden="true">
        <span>{top}</span>
        <span>{bottom}</span>
      </span>
    </>
  );
}

const shapes = {
  down: <path d="M1 2h10L6 11z" fill="var(--tj-down)" />,
  ongoing: <path d="M1 10h10L6 1z" fill="var(--tj-deg)" />,
  event: <path d="M1.5 1.5h9v9h-9z" fill="var(--tj-tx)" />,
  response: <path d="m6 1 5 5-5 5-5-5z" fill="none" stroke="var(--tj-answer)" strokeWidth="1.4" />,
  report: <path d="M6 1v10" stroke="var(--tj-tx-2)" strokeWidth="1.6" />,
};

interface MarkerProps {
  kind: keyof typeof shapes;
  className?: string | undefined;
  style?: CSSProperties;
}

/** A marker of the sheet: each meaning has its own shape besides its color. */
export function Marker({kind, ...props}: MarkerProps): ReactNode {
  return (
    <svg viewBox="0 0 12 12" width="12" height="12" aria-hidden="true" {...props}>
      {shapes[kind]}
    </svg>
  );
}

/** Half of a plot; the middle if there's none. */
type Lane = 'upperLane' | 'lowerLane';

export interface PlotProps {
  /** What is drawn over the whole day. */
  chart?: ReactNode;
  markers?: {kind: MarkerProps['kind']; moment: number; lane?: Lane}[];
  /** Notes, each before the moment that it's about. A narrow sheet shows only those in the upper lane and those that are kept. */
  notes?: {text: ReactNode; before: number; lane?: Lane; isKept?: boolean}[];
}

/** What a row draws on the time axis. */
export default function Plot({chart, markers = [], notes = []}: PlotProps): ReactNode {
  return (
    <div className={styles.plot}>
      {chart}
      {notes.map(({text, before, lane, isKept}) => (
        <span
          key={before}
          className={clsx(styles.note, lane && styles[lane], isKept && styles.kept)}
          style={{insetInlineEnd: toPercentage(1 - before / dayLength)}}>
          {text}
        </span>
      ))}
      {markers.map(({kind, moment, lane}) => (
        <Marker
          key={moment}
          kind={kind}
          className={clsx(styles.marker, lane && styles[lane])}
          style={at(moment)}
        />
      ))}
    </div>
  );
}
