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

interface Props extends FigureTexts {
  lanes: Lane[];
  /** Labels from the start of the axis to its end, at equal distances. */
  ticks: string[];
  /** A line across all lanes. */
  limit?: {at: number; label: string};
  /** What the signs mean. */
  legend: Partial<Record<Sign['kind'], string>>;
}

const top = 24;
const laneHeight = 88;
/** The line of a lane, below its name and note. */
const laneBase = 66;
/** An alert stands above the line, so that it doesn't cover the check that causes it. */
const alertBase = laneBase - 17;

/** Horizontal lengths are percentages, so that text keeps its size at every width. */
const percent = (share: number): string => `${(share * 94).toFixed(2)}%`;
const x = (share: number): string => `${(3 + share * 94).toFixed(2)}%`;

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
        {lanes.map(({name, note, signs}, row) => (
          <svg key={name} y={top + row * laneHeight}>
            <text className={`${styles.label} ${styles.name}`} x="4.5%" y={18}>
              {name}
            </text>
            <text className={styles.label} x="4.5%" y={36}>
              {note}
            </text>
            <line className={styles.ground} x1={x(0)} x2={x(1)} y1={laneBase} y2={laneBase} />
            {signs.map((sign, index) => (
              <SignMark key={index} sign={sign} />
            ))}
          </svg>
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
