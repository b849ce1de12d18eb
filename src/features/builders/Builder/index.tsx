import {translate} from '@docusaurus/Translate';
import CopyButton from '@site/src/ui/CopyButton';
import Field from '@site/src/ui/Field';
import {useReaderValues} from '@site/src/features/reader-values/useReaderValues';
import Code from '@site/src/features/reader-values/Code';
import {fillSamples} from '@site/src/data/reader-values';
import {useId, type ReactNode} from 'react';
import styles from './styles.module.css';

/** Frame of a builder: a form of choices, and what they make below it. Nothing is ever submitted. */
export function Builder({title, children, outputs}: {title: string; children: ReactNode; outputs: ReactNode}): ReactNode {
  const id = useId();
  return (
    <section className={styles.builder} aria-labelledby={id}>
      <p id={id} className={styles.title}>
        {title}
      </p>
      <form className={styles.form} onSubmit={(event) => event.preventDefault()} autoComplete="off" data-no-print>
        {children}
      </form>
      {outputs}
    </section>
  );
}

interface TextProps {
  label: string;
  value: string;
  onChange: (value: string) => void;
  hint?: ReactNode;
  /** What is wrong with the value; nothing when it's right. */
  problem?: string | false | undefined;
  placeholder?: string;
  /** Spans the whole width of the form. */
  wide?: boolean;
}

/** One line of text. */
export function TextField({value, onChange, placeholder, wide, ...field}: TextProps): ReactNode {
  return (
    <Field {...field} className={wide ? styles.wide : undefined}>
      {(attributes) => (
        <input
          {...attributes}
          type="text"
          value={value}
          placeholder={placeholder}
          spellCheck={false}
          autoCapitalize="off"
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </Field>
  );
}

/** A choice that is on or off. */
export function CheckField({
  label,
  checked,
  onChange,
  hint,
}: {
  label: string;
  checked: boolean;
  onChange: (checked: boolean) => void;
  hint?: ReactNode;
}): ReactNode {
  const id = useId();
  return (
    <div className={styles.check}>
      <input
        id={id}
        type="checkbox"
        checked={checked}
        aria-describedby={hint ? `${id}hint` : undefined}
        onChange={(event) => onChange(event.target.checked)}
      />
      <div>
        <label htmlFor={id}>{label}</label>
        {hint && (
          <p id={`${id}hint`} className={styles.hint}>
            {hint}
          </p>
        )}
      </div>
    </div>
  );
}

interface ChoiceProps<T extends string> {
  label: string;
  value: T;
  options: Record<T, string>;
  onChange: (value: T) => void;
}

/** One of a few. */
export function ChoiceField<T extends string>({label, value, options, onChange}: ChoiceProps<T>): ReactNode {
  return (
    <Field label={label}>
      {(attributes) => (
        <select {...attributes} value={value} onChange={(event) => onChange(event.target.value as T)}>
          {(Object.entries(options) as [T, string][]).map(([option, text]) => (
            <option key={option} value={option}>
              {text}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}

/** A named group of fields. */
export function Group({legend, children}: {legend: string; children: ReactNode}): ReactNode {
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{legend}</legend>
      {children}
    </fieldset>
  );
}

/** What a builder made, with the reader's values in place of the sample values, and a button that copies it. */
export function Output({name, text, actions}: {name: string; text: string; actions?: ReactNode}): ReactNode {
  const [values] = useReaderValues();
  return (
    <div className={styles.output}>
      <div className={styles.bar}>
        <span translate="no">{name}</span>
        <span className={styles.actions}>
          {actions}
          <CopyButton
            text={() => fillSamples(text, values)}
            label={translate(
              {
                id: 'builder.copy',
                message: 'Copy {name}',
                description: 'Button beside the result of a builder; name is a file name or a format',
              },
              {name},
            )}
          />
        </span>
      </div>
      <Code code={text} values={values} />
    </div>
  );
}
