import type {ReactNode} from 'react';
import Figure, {type FigureTexts, type Sign} from './Figure.tsx';

interface Visitor {
  name: string;
  note: string;
  /** Page views, in minutes after the first hour on the axis began. */
  views: readonly number[];
}

interface Props extends FigureTexts {
  rows: readonly Visitor[];
  firstHour: number;
  hours: number;
  legend: {view: string; time: string; bounce: string};
}

/** Page views of visitors on one clock: what counts as time, and what as a bounce, hour by hour. */
export default function VisitHours({rows, firstHour, hours, ...texts}: Props): ReactNode {
  const share = (minute: number): number => minute / (hours * 60);
  /** What an hour counts as: the time from its first view to its last, or a bounce. */
  const signsOfHour = ([first, ...more]: number[]): Sign[] => {
    if (first === undefined) return [];
    return more.length > 0
      ? [{kind: 'time', at: share(first), until: share(more.at(-1)!)}]
      : [{kind: 'bounce', at: share(first)}];
  };
  const signsOf = ({views}: Visitor): Sign[] => [
    ...Array.from({length: hours}, (_, hour) =>
      signsOfHour(views.filter((minute) => Math.floor(minute / 60) === hour)),
    ).flat(),
    ...views.map((minute): Sign => ({kind: 'view', at: share(minute)})),
  ];
  return (
    <Figure
      {...texts}
      ticks={Array.from({length: hours + 1}, (_, hour) => `${firstHour + hour}:00`)}
      lanes={rows.map((row) => ({...row, signs: signsOf(row)}))}
    />
  );
}
