import {translate} from '@docusaurus/Translate';
import Field, {type FieldProps} from '@site/src/components/Field';
import Code from '@site/src/features/reader-values/Code';
import {Frame} from '@site/src/features/reader-values/CodeFrame';
import {withReaderValues} from '@site/src/features/reader-values/store';
import {useId, useState, type ReactNode} from 'react';
import styles from './styles.module.css';

/** A field of the form: a list if it has options, a checkbox if its value is true or false, or else a line of text. */
interface BuilderField extends Pick<FieldProps, 'label' | 'hint' | 'placeholder' | 'options'> {
  /** Shown while the value can't be used. */
  problem?: string;
  /** As wide as the form. */
  wide?: boolean;
}

/** Fields that belong together, by the choice that each of them shows and changes. */
export interface Group<Choices> {
  legend?: string;
  fields: Partial<Record<keyof Choices, BuilderField>>;
}

interface Props<Choices> {
  title: string;
  defaults: Choices;
  /** Which choices can't be used. */
  problemsOf: (choices: Choices) => Partial<Record<keyof Choices, boolean>>;
  /** The form, which may depend on what is chosen. */
  groupsOf: (choices: Choices) => Group<Choices>[];
  /** What the choices make, below the form. */
  children: (choices: Choices) => ReactNode;
}

/** A form, and what its choices make. Nothing is ever submitted. */
export function Builder<Choices extends Record<string, string | boolean>>({
  title,
  defaults,
  problemsOf,
  groupsOf,
  children,
}: Props<Choices>): ReactNode {
  const id = useId();
  const [choices, setChoices] = useState(defaults);
  const problems = problemsOf(choices);

  const renderField = ([name, field]: [string, BuilderField | undefined]): ReactNode => {
    if (!field) return undefined;
    const {problem, wide, ...attributes} = field;
    const value = choices[name] ?? '';
    const choose = (chosen: string | boolean): void => setChoices({...choices, [name]: chosen});
    const control =
      typeof value === 'boolean'
        ? {className: styles.check, type: 'checkbox', checked: value, onValue: () => choose(!value)}
        : {className: wide ? styles.wide : undefined, value, onValue: choose};
    return (
      <Field
        key={name}
        {...attributes}
        {...control}
        problem={problems[name] ? problem : undefined}
      />
    );
  };

  return (
    <section aria-labelledby={id}>
      <p id={id} className={styles.title}>
        {title}
      </p>
      <form
        className={`panel scripts-only ${styles.form}`}
        onSubmit={(event) => event.preventDefault()}
        autoComplete="off"
        data-no-print>
        {groupsOf(choices).map(({legend, fields}) => (
          <fieldset key={legend} className="columns">
            {legend && <legend className="caption">{legend}</legend>}
            {Object.entries(fields).map(renderField)}
          </fieldset>
        ))}
      </form>
      {children(choices)}
    </section>
  );
}

/** What a builder made, with the reader's values in place of the sample values. The name is a file name or a format. */
export function Output({name, text}: {name: string; text: string}): ReactNode {
  const label = translate(
    {
      message: 'Copy {name}',
      description: 'Button beside the result of a builder; name is a file name or a format',
    },
    {name},
  );
  return (
    <Frame title={name} text={() => withReaderValues(text)} label={label}>
      <Code code={text} />
    </Frame>
  );
}
