import type {ReactNode} from 'react';
import Figure, {type FigureTexts, type Sign} from './Figure.tsx';

interface Props extends FigureTexts {
  /** Visitors, with their page views in minutes after the first hour on the axis began. */
  rows: {name: string; note: string; views: number[]}[];
  firstHour: number;
  hours: number;
  legend: {view: string; time: string; bounce: string};
}

/** Page views of visitors on one clock: what counts as time, and what as a bounce, hour by hour. */
export default function VisitHours({rows, firstHour, hours, ...texts}: Props): ReactNode {
  const share = (minute: number): number => minute / (hours * 60);
  /** What an hour counts as: the time from its first view to its last, or a bounce. */
  const signsOfHour = (views: number[]): Sign[] => {
    const [first, last] = [views[0], views.at(-1)];
    if (first === undefined || last === undefined) return [];
    return first === last
      ? [{kind: 'bounce', at: share(first)}]
      : [{kind: 'time', at: share(first), until: share(last)}];
  };
  return (
    <Figure
      {...texts}
      ticks={Array.from({length: hours + 1}, (_, hour) => `${firstHour + hour}:00`)}
      lanes={rows.map(({name, note, views}) => ({
        name,
        note,
        signs: [
          ...Array.from({length: hours}, (_, hour) =>
            signsOfHour(views.filter((minute) => Math.floor(minute / 60) === hour)),
          ).flat(),
          ...views.map((minute): Sign => ({kind: 'view', at: share(minute)})),
        ],
      }))}
    />
  );
}
