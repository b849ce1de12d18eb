import type {ReactNode} from 'react';
import styles from './styles.module.css';

/** Where the plumb line hangs, the numbers of the limb around its middle, and the degrees for each. */
const pivot = {x: 500, y: -180};
const radius = 840;
const [first, middle, last] = [399, 407, 414];
const step = 3.7;

function pointAt(reading: number, distance: number): {x: number; y: number} {
  const angle = ((reading - middle) * step * Math.PI) / 180;
  const round = (value: number): number => Math.round(value * 10) / 10;
  return {
    x: round(pivot.x + distance * Math.sin(angle)),
    y: round(pivot.y + distance * Math.cos(angle)),
  };
}

const start = pointAt(first, radius);
const end = pointAt(last, radius);
const bead = pointAt(404, radius);
const tip = pointAt(404, radius - 20);
/** Ten graduations to each number, with a gap around the reading. */
const graduations = Array.from(
  {length: (last - first) * 10 + 1},
  (_, tenth) => first + tenth / 10,
).filter((at) => Math.abs(at - 404) > 0.25);
const stars = [
  {x: 600, y: 150, big: false},
  {x: 692, y: 236, big: true},
  {x: 820, y: 214, big: false},
  {x: 868, y: 300, big: true},
  {x: 790, y: 372, big: false},
  {x: 674, y: 328, big: false},
];

/** The instrument reads 404, where nothing is: a plumb line, a graduated limb, a hollow bead, and a figure next to it. */
export default function NotFoundIllustration(): ReactNode {
  return (
    <svg
      className={styles.limb}
      fill="none"
      stroke="var(--tj-line-2)"
      viewBox="0 0 1000 740"
      aria-hidden="true"
      data-no-print="">
      <path stroke="var(--tj-line)" strokeDasharray="3 6" d={`M${pivot.x} 0V${pivot.y + radius}`} />
      <path d={`M${start.x} ${start.y}A${radius} ${radius} 0 0 0 ${end.x} ${end.y}`} />
      {graduations.map((at) => {
        const whole = Number.isInteger(at);
        const from = pointAt(at, radius);
        const to = pointAt(at, radius - (whole ? 24 : 9));
        const {x, y} = pointAt(at, radius + 24);
        return (
          <g key={at}>
            <path d={`M${from.x} ${from.y}L${to.x} ${to.y}`} />
            {whole && (
              <text x={x} y={y} stroke="none">
                {at}
              </text>
            )}
          </g>
        );
      })}
      <path d={`M${stars.map(({x, y}) => `${x} ${y}`).join('L')}L${stars[1]!.x} ${stars[1]!.y}`} />
      {stars.map(({x, y, big}) => (
        <circle
          key={x}
          cx={x}
          cy={y}
          r={big ? 4 : 3.5}
          fill={big ? 'var(--tj-tx-2)' : 'var(--tj-ink-0)'}
          stroke={big ? 'none' : 'var(--tj-tx-3)'}
        />
      ))}
      <path
        stroke="var(--tj-tx-2)"
        strokeWidth="1.2"
        d={`M${pivot.x} ${pivot.y}L${tip.x} ${tip.y}`}
      />
      <circle fill="var(--tj-ink-0)" stroke="none" cx={bead.x} cy={bead.y} r="19" />
      <circle
        stroke="var(--tj-lamp)"
        strokeDasharray="2 2.6"
        strokeWidth="2.4"
        cx={bead.x}
        cy={bead.y}
        r="12"
      />
      <text x={bead.x - 6} y={bead.y + 42} stroke="none" className={styles.found}>
        404
      </text>
    </svg>
  );
}
