import {useReaderValues} from '@site/src/features/reader-values/useReaderValues';
import Translate from '@docusaurus/Translate';
import {
  readerSamples,
  readerValueProblem,
  withoutScheme,
  type ReaderField,
} from '@site/src/data/reader-values';
import Button from '@site/src/components/Button';
import Field from '@site/src/components/Field';
import {useId, useState, type FormEvent, type ReactNode} from 'react';
import {fieldLabel, problemText} from './texts';
import styles from './styles.module.css';

interface Props {
  /** Values that appear in the page's snippets. */
  fields: ReaderField[];
  children?: ReactNode;
}

/** "Your instance": one line that opens to the values that a reader enters once and that every snippet of the site then shows. */
export default function InstancePanel({fields, children}: Props): ReactNode {
  const [values, save] = useReaderValues();
  const [open, setOpen] = useState(false);
  const [problems, setProblems] = useState<Partial<Record<ReaderField, string>>>({});
  const id = useId();

  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    const entered = Object.fromEntries(
      fields.map((field) => [
        field,
        String(data.get(field) ?? '')
          .trim()
          .replace(field === 'origin' ? /\/+$/ : /$^/, ''),
      ]),
    );
    const found = Object.fromEntries(
      fields.flatMap((field) => {
        const problem = readerValueProblem(field, entered[field]!);
        return problem ? [[field, problemText(problem)]] : [];
      }),
    );
    setProblems(found);
    const first = fields.find((field) => found[field]);
    if (first) {
      (event.currentTarget.elements.namedItem(first) as HTMLInputElement | null)?.focus();
      return;
    }
    save({...values, ...entered});
    setOpen(false);
  }

  return (
    <section
      className={`panel scripts-only ${styles.panel}`}
      aria-labelledby={`${id}title`}
      data-no-print>
      <div className={`cluster ${styles.head}`}>
        <strong id={`${id}title`}>
          <Translate id="instance.title">Your instance</Translate>
        </strong>
        <code className="text--truncate" translate="no" data-reader={fields[0]} data-short="">
          {withoutScheme(readerSamples[fields[0]!])}
        </code>
        <Button
          small
          aria-expanded={open}
          aria-controls={`${id}form`}
          onClick={() => setOpen(!open)}>
          {open ? (
            <Translate id="instance.close">Close</Translate>
          ) : (
            <Translate id="instance.edit">Edit</Translate>
          )}
        </Button>
        {children}
      </div>
      <form
        id={`${id}form`}
        hidden={!open}
        className={`columns ${styles.form}`}
        onSubmit={submit}
        noValidate>
        {fields.map((field) => (
          <Field key={field} label={fieldLabel(field)} problem={problems[field]}>
            {(attributes) => (
              <input
                {...attributes}
                name={field}
                type={field === 'apiKey' ? 'password' : 'text'}
                autoComplete="off"
                spellCheck={false}
                defaultValue={values[field] ?? ''}
                key={values[field] ?? ''}
                placeholder={readerSamples[field]}
                translate="no"
              />
            )}
          </Field>
        ))}
        <p className="caption">
          <Translate id="instance.note">
            All code samples on this site use these values. They're stored only in this browser, and
            an API key only until you close the tab.
          </Translate>
        </p>
        <div className={`cluster ${styles.actions}`}>
          <Button type="submit" primary small>
            <Translate id="instance.use">Save</Translate>
          </Button>
          <Button small onClick={() => save({})}>
            <Translate id="instance.reset">Clear all values</Translate>
          </Button>
        </div>
      </form>
    </section>
  );
}
