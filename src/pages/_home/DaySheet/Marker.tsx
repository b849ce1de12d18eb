import type {ReactNode} from 'react';
import clsx from 'clsx';
import {toPercentage} from '@site/src/components/toPercentage';
import styles from './styles.module.css';

const shapes = {
  down: <path d="M1 2h10L6 11z" fill="var(--tj-down)" />,
  ongoing: <path d="M1 10h10L6 1z" fill="var(--tj-deg)" />,
  event: <path d="M1.5 1.5h9v9h-9z" fill="var(--tj-tx)" />,
  response: <path d="m6 1 5 5-5 5-5-5z" fill="none" stroke="var(--tj-answer)" strokeWidth="1.4" />,
  report: <path d="M6 1v10" stroke="var(--tj-tx-2)" strokeWidth="1.6" />,
};

interface MarkerProps {
  kind: keyof typeof shapes;
  /** Place on the time axis, 0 to 1; without it the marker is in the text. */
  at?: number;
  className?: string;
}

/** A marker of the sheet: each meaning has its own shape besides its color. */
export default function Marker({kind, at, className}: MarkerProps): ReactNode {
  return (
    <svg
      className={clsx(at !== undefined && styles.marker, className)}
      style={at === undefined ? undefined : {insetInlineStart: toPercentage(at)}}
      viewBox="0 0 12 12"
      width="12"
      height="12"
      aria-hidden="true">
      {shapes[kind]}
    </svg>
  );
}
