import type {ReactNode} from 'react';
import clsx from 'clsx';
import {share} from '@site/src/components/plot';
import styles from './styles.module.css';

const shapes = {
  down: <path d="M1 2h10L6 11z" fill="var(--tj-down)" />,
  ongoing: <path d="M1 10h10L6 1z" fill="var(--tj-deg)" />,
  entry: <path d="M1.5 1.5h9v9h-9z" fill="var(--tj-tx)" />,
  answer: <path d="m6 1 5 5-5 5-5-5z" fill="none" stroke="var(--tj-answer)" strokeWidth="1.4" />,
  traffic: <path d="M0 8h4V4h4v5h4" fill="none" stroke="var(--tj-traffic)" strokeWidth="1.5" />,
  up: <path d="M2 2v9M6 2v9M10 2v9" stroke="var(--tj-up)" strokeWidth="1.6" />,
};

export type MarkKind = keyof typeof shapes;

interface MarkProps {
  kind: MarkKind;
  /** Place on the time axis, 0 to 1; without it the mark stands in the text. */
  at?: number;
  className?: string;
}

/** A mark of the sheet: each meaning has a shape of its own besides its colour. */
export function Mark({kind, at, className}: MarkProps): ReactNode {
  return (
    <svg
      className={clsx(styles.mark, at !== undefined && styles.placed, className)}
      style={at === undefined ? undefined : {insetInlineStart: share(at)}}
      viewBox="0 0 12 12"
      width="12"
      height="12"
      aria-hidden="true">
      {shapes[kind]}
    </svg>
  );
}

interface NoteProps {
  /** The text ends here on the time axis, 0 to 1. */
  before: number;
  className?: string;
  children: ReactNode;
}

/** A text that stands before a mark. */
export function Note({before, className, children}: NoteProps): ReactNode {
  return (
    <span className={clsx(styles.note, className)} style={{insetInlineEnd: share(1 - before)}}>
      {children}
    </span>
  );
}
