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

/** Signs for a period, which begin at the origin and fill the width of the element around them. */
const periods = {
  failed: <rect className={styles.failed} y={-7} width="100%" height={14} />,
  time: <rect fill="var(--tj-traffic)" y={-1.5} width="100%" height={3} />,
};

const shapes = {
  ...periods,
  good: <circle fill="var(--tj-up)" r={5} />,
  alert: <path fill="var(--tj-down)" d="M-8 -7H8L0 7Z" />,
  view: <rect fill="var(--tj-traffic)" x={-4} y={-4} width={8} height={8} />,
  bounce: <path fill="none" stroke="var(--tj-deg)" strokeWidth="1.5" d="M0 -8L8 0L0 8L-8 0Z" />,
};

type Kind = keyof typeof shapes;

/** A sign on a lane. Its places are shares of the axis, from 0 to 1. */
export interface Sign {
  kind: Kind;
  at: number;
  /** End of a period. */
  until?: number;
}

interface Lane {
  name: string;
  note: string;
  signs: Sign[];
}

interface Props extends FigureTexts {
  lanes: Lane[];
  /** Labels from the start of the axis to its end, at equal distances. */
  ticks: string[];
  /** A line across all lanes. */
  limit?: {at: number; label: string};
  /** What the signs mean. */
  legend: Partial<Record<Kind, string>>;
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

/** A lane: its name and note, and its signs on a line. */
function LaneRow({name, note, signs, row}: Lane & {row: number}): ReactNode {
  return (
    <svg y={top + row * laneHeight}>
      <text className={styles.label} x={nameStart} y={18} fontWeight={600}>
        {name}
      </text>
      <text className={styles.label} x={nameStart} y={36}>
        {note}
      </text>
      <line className={styles.ground} x1={x(0)} x2={x(1)} y1={laneBase} y2={laneBase} />
      {signs.map(({kind, at, until}) => (
        <svg
          key={kind + at}
          x={x(at)}
          y={kind === 'alert' ? alertBase : laneBase}
          width={until && percent(until - at)}>
          {shapes[kind]}
        </svg>
      ))}
    </svg>
  );
}

/** Signs with their meaning, below the drawing. */
function Legend({texts}: {texts: Props['legend']}): ReactNode {
  return (
    <ul className={`plain-list cluster ${styles.legend}`}>
      {(Object.keys(texts) as Kind[]).map((kind) => (
        <li key={kind}>
          <svg width={18} height={18} aria-hidden="true">
            <svg x={kind in periods ? 1 : 9} y={9} width={16}>
              {shapes[kind]}
            </svg>
          </svg>
          {texts[kind]}
        </li>
      ))}
    </ul>
  );
}

/** A figure of a post: lanes on one time axis, what their signs mean, and the caption. */
export default function Figure(props: Props): ReactNode {
  const {title, description, axis, lanes, ticks, limit, legend, children} = props;
  const id = useId();
  const bottom = top + lanes.length * laneHeight;
  /** Vertical extent of a line across all lanes. */
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
        {ticks.map((label, index) => {
          const at = x(index / (ticks.length - 1));
          return (
            <g key={label}>
              <line className={styles.ground} x1={at} x2={at} {...upright} />
              <text className={styles.tick} x={at} y={bottom + 22} textAnchor="middle">
                {label}
              </text>
            </g>
          );
        })}
        {limit && (
          <>
            <text className={styles.label} x={x(limit.at)} y={14} textAnchor="end">
              {limit.label}
            </text>
            <line className={styles.limit} x1={x(limit.at)} x2={x(limit.at)} {...upright} />
          </>
        )}
        {lanes.map((lane, row) => (
          <LaneRow key={lane.name} {...lane} row={row} />
        ))}
        <text className={styles.tick} x={x(0)} y={bottom + 44}>
          {axis}
        </text>
      </svg>
      <Legend texts={legend} />
      <figcaption className={styles.caption}>{children}</figcaption>
    </figure>
  );
}
