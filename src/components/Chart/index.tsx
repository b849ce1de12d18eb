import type {ReactNode} from 'react';
import clsx from 'clsx';
import styles from './styles.module.css';

/** Height of a chart in its own units. */
export const chartHeight = 100;

interface ChartProps {
  /** Width in units of the axis, such as hours. */
  width: number;
  /** Color of the lines. */
  color: string;
  className?: string;
  /** Paths, drawn as lines. */
  children: ReactNode;
}

/** A chart that fills its container, which must be positioned. */
export default function Chart({width, color, className, children}: ChartProps): ReactNode {
  return (
    <svg
      className={clsx(styles.chart, className)}
      viewBox={`0 0 ${width} ${chartHeight}`}
      preserveAspectRatio="none"
      color={color}
      fill="none"
      stroke="currentColor"
      strokeLinejoin="round"
      strokeWidth="1.5"
      aria-hidden="true">
      {children}
    </svg>
  );
}

/** Area below a line of a chart. */
export function Area({d}: {d: string}): ReactNode {
  return <path fill="currentColor" fillOpacity="0.13" stroke="none" d={d} />;
}
