import type {ReactNode} from 'react';
import Figure, {type FigureTexts, type Sign} from './Figure.tsx';

interface Props extends FigureTexts {
  /** Monitors and their settings, in seconds. */
  lanes: {interval: number; retries: number; timeout: number; name: string; note: string}[];
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
  return (
    <Figure
      {...texts}
      ticks={Array.from({length: minutes + 1}, (_, minute) => String(minute))}
      limit={{at: share(budget.seconds), label: budget.label}}
      lanes={lanes.map(({interval, retries, timeout, name, note}) => {
        const signs: Sign[] = [{kind: 'good', at: 0}];
        let end = 0;
        for (let check = 0; check <= retries; check++) {
          end += interval + timeout;
          signs.push({kind: 'failed', at: share(end - timeout), until: share(end)});
        }
        return {name, note, signs: [...signs, {kind: 'alert', at: share(end)}]};
      })}
    />
  );
}
