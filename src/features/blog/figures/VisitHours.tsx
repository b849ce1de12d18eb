import type {ReactNode} from 'react';
import Figure, {type FigureTexts} from './Figure.tsx';
import styles from './styles.module.css';

interface Row {
  name: string;
  note: string;
  /** Page views, in minutes after the first hour on the axis began. */
  views: readonly number[];
}

interface Props extends FigureTexts {
  rows: readonly Row[];
  firstHour: number;
  hours: number;
  axis: string;
  legend: {view: string; time: string; bounce: string};
}

const rowHeight = 76;
const base = 50;

/** Minutes of a visitor's page views, by hour of the clock. */
const visitHours = (views: readonly number[], hours: number): number[][] =>
  Array.from({length: hours}, (_, hour) =>
    views.filter((minute) => Math.floor(minute / 60) === hour),
  ).filter(({length}) => length > 0);

const bounce = {fill: 'none', stroke: 'var(--tj-deg)', strokeWidth: 1.5};
const viewSign = <rect fill="var(--tj-traffic)" x={-4} y={-4} width={8} height={8} />;
const bounceSign = <path {...bounce} d="M0 -8L8 0L0 8L-8 0Z" />;

/** Page views of visitors on one clock: what counts as time, and what as a bounce, hour by hour. */
export default function VisitHours({
  rows,
  firstHour,
  hours,
  axis,
  legend,
  ...texts
}: Props): ReactNode {
  const x = (minute: number): string => `${(3 + (minute / (hours * 60)) * 94).toFixed(2)}%`;
  const axisY = rows.length * rowHeight + 4;
  const sign = (minute: number, drawn: ReactNode): ReactNode => (
    <svg key={minute} x={x(minute)} y={base}>
      {drawn}
    </svg>
  );
  const drawing = (
    <>
      {Array.from({length: hours + 1}, (_, hour) => (
        <g key={hour}>
          <line
            className={styles.ground}
            x1={x(hour * 60)}
            x2={x(hour * 60)}
            y1={0}
            y2={axisY + 6}
          />
          <text
            className={styles.tick}
            x={x(hour * 60)}
            y={axisY + 22}
            textAnchor={hour === 0 ? 'start' : hour === hours ? 'end' : 'middle'}>
            {`${firstHour + hour}:00`}
          </text>
        </g>
      ))}
      <line className={styles.axis} x1={x(0)} x2={x(hours * 60)} y1={axisY} y2={axisY} />
      {rows.map((row, index) => (
        <svg key={row.name} y={index * rowHeight}>
          <text className={`${styles.label} ${styles.name}`} x="4.5%" y={15}>
            {row.name}
          </text>
          <text className={styles.label} x="4.5%" y={33}>
            {row.note}
          </text>
          <line className={styles.ground} x1={x(0)} x2={x(hours * 60)} y1={base} y2={base} />
          {visitHours(row.views, hours).map(([first, ...more]) =>
            more.length > 0 ? (
              <line
                key={first}
                stroke="var(--tj-traffic)"
                strokeWidth="3"
                x1={x(first!)}
                x2={x(more.at(-1)!)}
                y1={base}
                y2={base}
              />
            ) : (
              sign(first!, bounceSign)
            ),
          )}
          {row.views.map((minute) => sign(minute, viewSign))}
        </svg>
      ))}
      <text className={styles.tick} x="3%" y={axisY + 44}>
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
        {sign: <g transform="translate(9 9)">{viewSign}</g>, text: legend.view},
        {
          sign: <line stroke="var(--tj-traffic)" strokeWidth="3" x1={1} x2={17} y1={9} y2={9} />,
          text: legend.time,
        },
        {sign: <g transform="translate(9 9)">{bounceSign}</g>, text: legend.bounce},
      ]}
    />
  );
}
