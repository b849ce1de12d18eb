import type {ReactNode} from 'react';
import clsx from 'clsx';
import styles from './styles.module.css';

/** Height of a chart in its own units. */
export const chartHeight = 100;

interface ChartProps {
  /** Width in units of the axis, such as hours. */
  width: number;
  className?: string;
  /** Paths, drawn as lines in the color of the text. */
  children: ReactNode;
}

/** A chart that fills its container, which must be positioned. */
export default function Chart({width, className, children}: ChartProps): ReactNode {
  return (
    <svg
      className={clsx(styles.chart, className)}
      viewBox={`0 0 ${width} ${chartHeight}`}
      preserveAspectRatio="none"
      aria-hidden="true">
      {children}
    </svg>
  );
}

/** Area below a line of a chart. */
export function Area({d}: {d: string}): ReactNode {
  return <path className={styles.area} d={d} />;
}
