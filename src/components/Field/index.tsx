import clsx from 'clsx';
import {createElement, useId, type ChangeEvent, type ComponentProps, type ReactNode} from 'react';
import styles from './styles.module.css';

/** Look of a field that has no label above it. */
export const controlClass = styles.control!;

export interface FieldProps extends Omit<ComponentProps<'input'>, 'onChange'> {
  label: ReactNode;
  /** What is known of the value, next to the label. */
  fact?: ReactNode;
  /** What to enter, below the field. */
  hint?: ReactNode;
  /** What is wrong with the value; undefined when nothing is. */
  problem?: ReactNode;
  /** Lines of a longer text. */
  rows?: number;
  /** Values to choose from, and what readers see of each. */
  options?: {value: string; text: string}[];
  onValue?: (value: string) => void;
}

/** A labeled field, with its hint and its problem: a line, a choice, a checkbox, or several lines. */
export default function Field({
  label,
  fact,
  hint,
  problem,
  className,
  options,
  onValue,
  ...attributes
}: FieldProps): ReactNode {
  const id = useId();
  const described =
    [hint && `${id}hint`, problem && `${id}problem`].filter(Boolean).join(' ') || undefined;
  return (
    <div className={clsx(styles.field, className)}>
      <label htmlFor={id}>
        {label} {fact && <span className="caption">{fact}</span>}
      </label>
      {createElement(
        options ? 'select' : attributes.rows ? 'textarea' : 'input',
        {
          ...attributes,
          id,
          className: attributes.type === 'checkbox' ? undefined : controlClass,
          'aria-invalid': Boolean(problem),
          'aria-describedby': described,
          autoComplete: 'off',
          autoCapitalize: 'off',
          spellCheck: false,
          onChange: ({target}: ChangeEvent<HTMLInputElement>) => onValue?.(target.value),
        },
        options?.map(({value, text}) => (
          <option key={value} value={value}>
            {text}
          </option>
        )),
      )}
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
