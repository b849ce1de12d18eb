import type {ReactNode} from 'react';
import paths from './icons.json';

export type IconName = keyof typeof paths;

/** An icon of the dashboard. Its lines are drawn on a grid of 16. */
export default function Icon({name}: {name: IconName}): ReactNode {
  return (
    <svg viewBox="0 0 16 16" width="15" height="15">
      <path d={paths[name]} />
    </svg>
  );
}
