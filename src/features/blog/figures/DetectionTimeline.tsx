import type {ReactNode} from 'react';
import Figure, {type FigureTexts, type Sign} from './Figure.tsx';

/** A monitor and its settings, in seconds. */
interface Monitor {
  interval: number;
  retries: number;
  timeout: number;
  name: string;
  note: string;
}

interface Props extends FigureTexts {
  lanes: readonly Monitor[];
  minutes: number;
  budget: {seconds: number; label: string};
  legend: {good: string; failed: string; alert: string};
}

/**
 * The checks of monitors from the start of an outage to its alert, in the longest case: the site stops answering right after a good
 * check, each check runs into its timeout, and the next one begins an interval after the end of the last.
 */
export default function DetectionTimeline({lanes, minutes, budget, ...texts}: Props): ReactNode {
  const share = (seconds: number): number => seconds / (minutes * 60);
  const signsOf = ({interval, retries, timeout}: Monitor): Sign[] => {
    const ends = Array.from(
      {length: retries + 1},
      (_, check) => (check + 1) * (interval + timeout),
    );
    return [
      {kind: 'good', at: 0},
      ...ends.map((end): Sign => ({kind: 'failed', at: share(end - timeout), until: share(end)})),
      {kind: 'alert', at: share(ends.at(-1)!)},
    ];
  };
  return (
    <Figure
      {...texts}
      ticks={Array.from({length: minutes + 1}, (_, minute) => String(minute))}
      limit={{at: share(budget.seconds), label: budget.label}}
      lanes={lanes.map((lane) => ({...lane, signs: signsOf(lane)}))}
    />
  );
}
