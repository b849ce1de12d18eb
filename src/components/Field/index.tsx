import clsx from 'clsx';
import {useId, type ReactNode} from 'react';
import styles from './styles.module.css';

/** Look of a field that has no label above it. */
export const controlClass = styles.control!;

interface Attributes {
  id: string;
  className: string;
  'aria-invalid': boolean;
  'aria-describedby': string | undefined;
}

interface Props {
  label: ReactNode;
  /** What is known of the value, next to the label. */
  fact?: ReactNode;
  /** What to enter, below the field. */
  hint?: ReactNode;
  /** What is wrong with the value; undefined when nothing is. */
  problem?: ReactNode;
  className?: string;
  /** The field itself: an input, a select, or a textarea. */
  children: (attributes: Attributes) => ReactNode;
}

/** A labeled field with its hint and its problem. */
export default function Field({label, fact, hint, problem, className, children}: Props): ReactNode {
  const id = useId();
  const described =
    [hint && `${id}hint`, problem && `${id}problem`].filter(Boolean).join(' ') || undefined;
  return (
    <div className={clsx(styles.field, className)}>
      <label htmlFor={id}>
        {label} {fact && <span className="caption">{fact}</span>}
      </label>
      {children({
        id,
        className: controlClass,
        'aria-invalid': Boolean(problem),
        'aria-describedby': described,
      })}
      {hint && (
        <p id={`${id}hint`} className="caption">
          {hint}
        </p>
      )}
      {problem && (
        <p id={`${id}problem`} className={`caption ${styles.problem}`} role="alert">
          {problem}
        </p>
      )}
    </div>
  );
}
