import {useId, type ReactNode} from 'react';
import styles from './styles.module.css';

/** What a post says of a figure. */
export interface FigureTexts {
  /** Name of the drawing, for readers who don't see it. */
  title: string;
  /** What the drawing shows, in full sentences. */
  description: string;
  /** What the axis measures. */
  axis: string;
  /** The caption. */
  children: ReactNode;
}

/** Signs for a moment, around the origin. */
const points = {
  good: <circle fill="var(--tj-up)" r={5} />,
  alert: <path fill="var(--tj-down)" d="M-8 -7H8L0 7Z" />,
  view: <rect fill="var(--tj-traffic)" x={-4} y={-4} width={8} height={8} />,
  bounce: <path fill="none" stroke="var(--tj-deg)" strokeWidth="1.5" d="M0 -8L8 0L0 8L-8 0Z" />,
};

/** Heights of the signs for a period. */
const spans = {failed: 14, time: 3};

type Point = keyof typeof points;
type Span = keyof typeof spans;

/** A sign at shares of the axis, from 0 to 1. */
export type Sign = {kind: Point; at: number} | {kind: Span; from: number; to: number};

interface Lane {
  name: string;
  note: string;
  signs: Sign[];
}

interface Limit {
  /** Share of the axis. */
  at: number;
  label: string;
}

interface Props extends FigureTexts {
  lanes: Lane[];
  /** Labels from the start of the axis to its end, at equal distances. */
  ticks: string[];
  /** A line across all lanes. */
  limit?: Limit;
  /** What the signs mean. */
  legend: Partial<Record<Sign['kind'], string>>;
}

const top = 24;
const laneHeight = 88;
/** The line of a lane, below its name and note. */
const laneBase = 66;
/** An alert stands above the line, so that it doesn't cover the check that causes it. */
const alertBase = laneBase - 17;

/** Where the axis begins and how long it is, in percent of the width, so that text keeps its size at every width. */
const axisStart = 3;
const axisLength = 94;
/** Where the names of the lanes begin, right of the line of the first tick. */
const nameStart = '4.5%';

const percent = (share: number): string => `${(share * axisLength).toFixed(2)}%`;
const x = (share: number): string => `${(axisStart + share * axisLength).toFixed(2)}%`;

function SignMark({sign}: {sign: Sign}): ReactNode {
  if ('at' in sign)
    return (
      <svg x={x(sign.at)} y={sign.kind === 'alert' ? alertBase : laneBase}>
        {points[sign.kind]}
      </svg>
    );
  const height = spans[sign.kind];
  return (
    <rect
      className={styles[sign.kind]}
      x={x(sign.from)}
      y={laneBase - height / 2}
      width={percent(sign.to - sign.from)}
      height={height}
    />
  );
}

/** A sign with its meaning below the drawing. */
function LegendItem({kind, text}: {kind: Sign['kind']; text: string}): ReactNode {
  return (
    <li>
      <svg width={18} height={18} viewBox="-9 -9 18 18" aria-hidden="true">
        {kind in points ? (
          points[kind as Point]
        ) : (
          <rect
            className={styles[kind]}
            x={-8}
            y={-spans[kind as Span] / 2}
            width={16}
            height={spans[kind as Span]}
          />
        )}
      </svg>
      {text}
    </li>
  );
}

/** Vertical extent of a line across all lanes. */
interface Upright {
  y1: number;
  y2: number;
}

/** Lines and labels at equal distances from the start of the axis to its end. */
function Ticks({labels, upright}: {labels: string[]; upright: Upright}): ReactNode {
  return labels.map((label, index) => {
    const at = x(index / (labels.length - 1));
    return (
      <g key={label}>
        <line className={styles.ground} x1={at} x2={at} {...upright} />
        <text className={styles.tick} x={at} y={upright.y2 + 16} textAnchor="middle">
          {label}
        </text>
      </g>
    );
  });
}

/** The line across all lanes, with its label above. */
function LimitLine({at, label, upright}: Limit & {upright: Upright}): ReactNode {
  return (
    <>
      <text className={styles.label} x={x(at)} y={14} textAnchor="end">
        {label}
      </text>
      <line className={styles.limit} x1={x(at)} x2={x(at)} {...upright} />
    </>
  );
}

/** A lane: its name and note, and its signs on a line. */
function LaneRow({name, note, signs, row}: Lane & {row: number}): ReactNode {
  return (
    <svg y={top + row * laneHeight}>
      <text className={`${styles.label} ${styles.name}`} x={nameStart} y={18}>
        {name}
      </text>
      <text className={styles.label} x={nameStart} y={36}>
        {note}
      </text>
      <line className={styles.ground} x1={x(0)} x2={x(1)} y1={laneBase} y2={laneBase} />
      {signs.map((sign, index) => (
        <SignMark key={index} sign={sign} />
      ))}
    </svg>
  );
}

/** A figure of a post: lanes on one time axis, what their signs mean, and the caption. */
export default function Figure({
  title,
  description,
  axis,
  lanes,
  ticks,
  limit,
  legend,
  children,
}: Props): ReactNode {
  const id = useId();
  const bottom = top + lanes.length * laneHeight;
  const upright = {y1: top, y2: bottom + 6};
  return (
    <figure className={`panel ${styles.figure}`}>
      <svg
        className={styles.drawing}
        height={bottom + 48}
        role="img"
        aria-labelledby={`${id}title ${id}text`}>
        <title id={`${id}title`}>{title}</title>
        <desc id={`${id}text`}>{description}</desc>
        <Ticks labels={ticks} upright={upright} />
        {limit && <LimitLine {...limit} upright={upright} />}
        {lanes.map((lane, row) => (
          <LaneRow key={lane.name} {...lane} row={row} />
        ))}
        <text className={styles.tick} x={x(0)} y={bottom + 44}>
          {axis}
        </text>
      </svg>
      <ul className={`plain-list cluster ${styles.legend}`}>
        {Object.entries(legend).map(([kind, text]) => (
          <LegendItem key={kind} kind={kind as Sign['kind']} text={text} />
        ))}
      </ul>
      <figcaption className={styles.caption}>{children}</figcaption>
    </figure>
  );
}
