import {translate} from '@docusaurus/Translate';
import CopyButton from '@site/src/components/CopyButton';
import Field from '@site/src/components/Field';
import {useReaderValues} from '@site/src/features/reader-values/useReaderValues';
import Code from '@site/src/features/reader-values/Code';
import {fillSamples} from '@site/src/data/reader-values';
import {useId, useState, type ReactNode} from 'react';
import styles from './styles.module.css';

interface FieldProps<T> {
  label: string;
  value: T;
  onChange: (value: T) => void;
  /** The hint below it. */
  children?: ReactNode;
  problem?: string | undefined;
}

/** Connects a field with the choice that it shows and changes, and with what is wrong with it. */
export type Bind<C> = <K extends keyof C>(
  name: K,
) => Pick<FieldProps<C[K]>, 'value' | 'onChange' | 'problem'>;

/** What a reader has chosen, and how a field is connected with one of the choices. `problemsOf` names those that can't be used. */
export function useChoices<C extends object>(
  defaults: C,
  problemsOf: (choices: C) => (keyof C)[],
  problemTexts: Partial<Record<keyof C, string>>,
): [choices: C, bind: Bind<C>] {
  const [choices, setChoices] = useState(defaults);
  const problems = problemsOf(choices);
  const bind: Bind<C> = (name) => ({
    value: choices[name],
    onChange: (value) => setChoices({...choices, [name]: value}),
    problem: problems.includes(name) ? problemTexts[name] : undefined,
  });
  return [choices, bind];
}

/** Frame of a builder: a form of choices, and what they make below it. Nothing is ever submitted. */
export function Builder({
  title,
  children,
  outputs,
}: {
  title: string;
  children: ReactNode;
  outputs: ReactNode;
}): ReactNode {
  const id = useId();
  return (
    <section className={`panel ${styles.builder}`} aria-labelledby={id}>
      <p id={id} className={styles.title}>
        {title}
      </p>
      <form
        className={`columns scripts-only ${styles.form}`}
        onSubmit={(event) => event.preventDefault()}
        autoComplete="off"
        data-no-print>
        {children}
      </form>
      {outputs}
    </section>
  );
}

interface TextProps extends FieldProps<string> {
  placeholder?: string;
  wide?: boolean;
}

/** A field for a line of text. */
export function TextField({
  value,
  onChange,
  placeholder,
  wide,
  children,
  ...field
}: TextProps): ReactNode {
  return (
    <Field {...field} hint={children} className={wide ? styles.wide : undefined}>
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

/** A checkbox. */
export function CheckField({label, value, onChange, children}: FieldProps<boolean>): ReactNode {
  const id = useId();
  return (
    <div className={styles.check}>
      <input
        id={id}
        type="checkbox"
        checked={value}
        aria-describedby={children ? `${id}hint` : undefined}
        onChange={(event) => onChange(event.target.checked)}
      />
      <div>
        <label htmlFor={id}>{label}</label>
        {children && (
          <p id={`${id}hint`} className="caption">
            {children}
          </p>
        )}
      </div>
    </div>
  );
}

interface ChoiceProps<T extends string> extends FieldProps<T> {
  options: Record<T, string>;
}

/** A list to choose one option from. */
export function ChoiceField<T extends string>({
  label,
  value,
  options,
  onChange,
}: ChoiceProps<T>): ReactNode {
  return (
    <Field label={label}>
      {(attributes) => (
        <select
          {...attributes}
          value={value}
          onChange={(event) => onChange(event.target.value as T)}>
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

/** Fields that belong together, under a legend. */
export function Group({legend, children}: {legend: string; children: ReactNode}): ReactNode {
  return (
    <fieldset className={`columns ${styles.group}`}>
      <legend className={`caption ${styles.legend}`}>{legend}</legend>
      {children}
    </fieldset>
  );
}

/** What a builder made, with the reader's values in place of the sample values, and a button that copies it. */
export function Output({
  name,
  text,
  actions,
}: {
  name: string;
  text: string;
  actions?: ReactNode;
}): ReactNode {
  const [values] = useReaderValues();
  return (
    <div className={styles.output}>
      <div className={`caption cluster ${styles.bar}`}>
        <span translate="no">{name}</span>
        <span className={styles.actions}>
          {actions}
          <CopyButton
            text={() => fillSamples(text, values)}
            label={translate(
              {
                id: 'builder.copy',
                message: 'Copy {name}',
                description:
                  'Button beside the result of a builder; name is a file name or a format',
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
