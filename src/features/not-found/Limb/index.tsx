import {graduations, pointAt} from '@site/src/features/not-found/Limb/scale';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

const pivot = {x: 500, y: -180};
const radius = 840;
const step = 3.7;
const limb = {pivot, radius, from: 399, to: 414, centre: 407, step, blank: 404};
const reading = (404 - limb.centre) * step;
const start = pointAt(pivot, (limb.from - limb.centre) * step, radius);
const end = pointAt(pivot, (limb.to - limb.centre) * step, radius);
const bead = pointAt(pivot, reading, radius);
const tip = pointAt(pivot, reading, radius - 20);
const stars = [
  {x: 600, y: 150, big: false},
  {x: 692, y: 236, big: true},
  {x: 820, y: 214, big: false},
  {x: 868, y: 300, big: true},
  {x: 790, y: 372, big: false},
  {x: 674, y: 328, big: false},
];

/** The instrument reads 404, where nothing is: a plumb line, a graduated limb, a hollow bead, and a figure beside it. */
export default function Limb(): ReactNode {
  return (
    <svg className={styles.limb} viewBox="0 0 1000 740" aria-hidden="true" data-no-print="">
      <path className={styles.vertical} d={`M${pivot.x} 0V${pivot.y + radius}`} />
      <path className={styles.arc} d={`M${start.x} ${start.y}A${radius} ${radius} 0 0 0 ${end.x} ${end.y}`} />
      {graduations(limb).map(({from, to, number}) => (
        <g key={`${from.x}`}>
          <path className={styles.arc} d={`M${from.x} ${from.y}L${to.x} ${to.y}`} />
          {number && (
            <text x={number.at.x} y={number.at.y} className={styles.number}>
              {number.value}
            </text>
          )}
        </g>
      ))}
      <path className={styles.figure} d={`M${stars.map(({x, y}) => `${x} ${y}`).join('L')}L${stars[1]!.x} ${stars[1]!.y}`} />
      {stars.map(({x, y, big}) => (
        <circle key={x} cx={x} cy={y} r={big ? 4 : 3.5} className={big ? styles.star : styles.faint} />
      ))}
      <path className={styles.line} d={`M${pivot.x} ${pivot.y}L${tip.x} ${tip.y}`} />
      <circle className={styles.ground} cx={bead.x} cy={bead.y} r="19" />
      <circle className={styles.bead} cx={bead.x} cy={bead.y} r="12" />
      <text x={bead.x - 6} y={bead.y + 42} className={styles.found}>
        404
      </text>
    </svg>
  );
}
