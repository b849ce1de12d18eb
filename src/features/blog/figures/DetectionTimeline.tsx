import type {ReactNode} from 'react';
import Figure, {type FigureTexts} from './Figure.tsx';
import styles from './styles.module.css';

/** A monitor and its settings, in seconds. */
interface Lane {
  interval: number;
  retries: number;
  timeout: number;
  name: string;
  note: string;
}

interface Props extends FigureTexts {
  lanes: readonly Lane[];
  minutes: number;
  axis: string;
  /** A line across all lanes. */
  budget: {seconds: number; label: string};
  legend: {good: string; failed: string; alert: string};
}

const laneHeight = 96;
const top = 28;
const base = 78;

/**
 * The checks between the start of an outage and its alert, in the longest case: the site stops answering right after a good
 * check, each check runs into its timeout, and the next one begins an interval after the end of the last.
 */
function failedChecks({interval, retries, timeout}: Lane): {start: number; end: number}[] {
  return Array.from({length: retries + 1}, (_, check) => {
    const start = interval + check * (interval + timeout);
    return {start, end: start + timeout};
  });
}

const failed = {fill: 'var(--tj-down)', fillOpacity: 0.28, stroke: 'var(--tj-down)'};
const alertSign = <path fill="var(--tj-down)" d="M-8 -14H8L0 0Z" />;

/** Lanes of monitors on one time axis: from the start of an outage to the alert that reports it. */
export default function DetectionTimeline({
  lanes,
  minutes,
  axis,
  budget,
  legend,
  ...texts
}: Props): ReactNode {
  const x = (seconds: number): string => `${(2 + (seconds / (minutes * 60)) * 95).toFixed(2)}%`;
  const share = (seconds: number): string => `${((seconds / (minutes * 60)) * 95).toFixed(2)}%`;
  const axisY = top + lanes.length * laneHeight + 8;
  const drawing = (
    <>
      <text className={styles.label} x={x(budget.seconds)} y={13} textAnchor="end">
        {budget.label}
      </text>
      {lanes.map((lane, row) => (
        <svg key={lane.name} y={top + row * laneHeight}>
          <text className={`${styles.label} ${styles.name}`} x="2%" y={16}>
            {lane.name}
          </text>
          <text className={styles.label} x="2%" y={36}>
            {lane.note}
          </text>
          <line className={styles.ground} x1={x(0)} x2={x(minutes * 60)} y1={base} y2={base} />
          <circle fill="var(--tj-up)" cx={x(0)} cy={base} r={5} />
          {failedChecks(lane).map(({start, end}) => (
            <rect
              key={start}
              {...failed}
              x={x(start)}
              width={share(end - start)}
              y={base - 14}
              height={14}
            />
          ))}
          <svg x={x(failedChecks(lane).at(-1)!.end)} y={base - 16}>
            {alertSign}
          </svg>
        </svg>
      ))}
      <line
        stroke="var(--tj-lamp)"
        strokeWidth="1.5"
        strokeDasharray="5 4"
        x1={x(budget.seconds)}
        x2={x(budget.seconds)}
        y1={20}
        y2={axisY}
      />
      <line className={styles.axis} x1={x(0)} x2={x(minutes * 60)} y1={axisY} y2={axisY} />
      {Array.from({length: minutes + 1}, (_, minute) => (
        <g key={minute}>
          <line
            className={styles.axis}
            x1={x(minute * 60)}
            x2={x(minute * 60)}
            y1={axisY}
            y2={axisY + 6}
          />
          <text className={styles.tick} x={x(minute * 60)} y={axisY + 22} textAnchor="middle">
            {minute}
          </text>
        </g>
      ))}
      <text className={styles.tick} x="2%" y={axisY + 44}>
        {axis}
      </text>
    </>
  );
  return (
    <Figure
      {...texts}
      height={axisY + 48}
      drawing={drawing}
      legend={[
        {sign: <circle fill="var(--tj-up)" cx={9} cy={9} r={5} />, text: legend.good},
        {sign: <rect {...failed} x={2} y={2} width={14} height={14} />, text: legend.failed},
        {sign: <g transform="translate(9 16)">{alertSign}</g>, text: legend.alert},
      ]}
    />
  );
}
