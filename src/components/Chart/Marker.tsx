import type {ReactNode} from 'react';
import clsx from 'clsx';
import {toPercentage} from './paths';
import styles from './styles.module.css';

const shapes = {
  down: <path d="M1 2h10L6 11z" fill="var(--tj-down)" />,
  ongoing: <path d="M1 10h10L6 1z" fill="var(--tj-deg)" />,
  entry: <path d="M1.5 1.5h9v9h-9z" fill="var(--tj-tx)" />,
  answer: <path d="m6 1 5 5-5 5-5-5z" fill="none" stroke="var(--tj-answer)" strokeWidth="1.4" />,
  traffic: <path d="M0 8h4V4h4v5h4" fill="none" stroke="var(--tj-traffic)" strokeWidth="1.5" />,
  report: <path d="M6 1v10" stroke="var(--tj-tx-2)" strokeWidth="1.6" />,
  up: <path d="M2 2v9M6 2v9M10 2v9" stroke="var(--tj-up)" strokeWidth="1.6" />,
};

/** What a marker means. */
export type MarkerKind = keyof typeof shapes;

interface MarkerProps {
  kind: MarkerKind;
  /** Place on the time axis, 0 to 1; without it the marker is in the text. */
  at?: number;
  className?: string;
}

/** A marker of a chart: each meaning has its own shape besides its color. */
export function Marker({kind, at, className}: MarkerProps): ReactNode {
  return (
    <svg
      className={clsx(styles.marker, at !== undefined && styles.placed, className)}
      style={at === undefined ? undefined : {insetInlineStart: toPercentage(at)}}
      viewBox="0 0 12 12"
      width="12"
      height="12"
      aria-hidden="true">
      {shapes[kind]}
    </svg>
  );
}
