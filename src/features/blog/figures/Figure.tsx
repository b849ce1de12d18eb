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

/** Signs, drawn around a point of the line. Those of a period begin there, and fill the width of the element around them. */
const shapes = {
  failed: <rect className={styles.failed} y={-7} width="100%" height={14} />,
  time: <rect fill="var(--tj-traffic)" y={-1.5} width="100%" height={3} />,
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

interface Props extends FigureTexts {
  lanes: {name: string; note: string; signs: Sign[]}[];
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

/** A length, and a place on the axis, in percent of the width, so that text keeps its size at every width. */
const length = (share: number): string => `${(share * 94).toFixed(2)}%`;
const x = (share: number): string => `${(3 + share * 94).toFixed(2)}%`;

/** A figure of a post: lanes on one time axis, what their signs mean, and the caption. */
export default function Figure(props: Props): ReactNode {
  const {title, description, axis, lanes, ticks, limit, legend, children} = props;
  const id = useId();
  const bottom = top + lanes.length * laneHeight;
  /** A line across all lanes. */
  const lineAt = (at: string) => ({x1: at, x2: at, y1: top, y2: bottom + 6});
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
              <line className={styles.ground} {...lineAt(at)} />
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
            <line className={styles.limit} {...lineAt(x(limit.at))} />
          </>
        )}
        {lanes.map(({name, note, signs}, row) => (
          <svg key={name} y={top + row * laneHeight}>
            {/* Right of the line of the first tick. */}
            <text className={styles.label} x="4.5%" y={18} fontWeight={600}>
              {name}
            </text>
            <text className={styles.label} x="4.5%" y={36}>
              {note}
            </text>
            <line className={styles.ground} x1={x(0)} x2={x(1)} y1={laneBase} y2={laneBase} />
            {signs.map(({kind, at, until}) => (
              <svg
                key={kind + at}
                x={x(at)}
                y={kind === 'alert' ? alertBase : laneBase}
                width={until && length(until - at)}>
                {shapes[kind]}
              </svg>
            ))}
          </svg>
        ))}
        <text className={styles.tick} x={x(0)} y={bottom + 44}>
          {axis}
        </text>
      </svg>
      <ul className={`plain-list cluster ${styles.legend}`}>
        {(Object.keys(legend) as Kind[]).map((kind) => (
          <li key={kind}>
            <svg width={18} height={18} aria-hidden="true">
              <svg x={kind === 'failed' || kind === 'time' ? 1 : 9} y={9} width={16}>
                {shapes[kind]}
              </svg>
            </svg>
            {legend[kind]}
          </li>
        ))}
      </ul>
      <figcaption className={styles.caption}>{children}</figcaption>
    </figure>
  );
}
