import Translate from '@docusaurus/Translate';
import Button from '@site/src/components/Button';
import Field from '@site/src/components/Field';
import {
  isReaderValue,
  readerSamples,
  withoutScheme,
  type ReaderField,
  type ReaderValues,
} from '@site/src/data/reader-values';
import {useId, useState, type FormEvent, type ReactNode} from 'react';
import {shownValue, useReaderValues, writeReaderValues} from '../store';
import {fieldTexts} from './texts';
import styles from './styles.module.css';

interface Props {
  /** Values that appear in the page's snippets. */
  fields: ReaderField[];
  /** Further buttons. */
  children?: ReactNode;
}

/** What is in the form, without spaces around it, and without slashes at the end of the origin. */
function enteredValues(form: HTMLFormElement, fields: ReaderField[]): ReaderValues {
  const data = new FormData(form);
  return Object.fromEntries(
    fields.map((field) => {
      const value = String(data.get(field) ?? '').trim();
      return [field, field === 'origin' ? value.replace(/\/+$/, '') : value];
    }),
  );
}

interface FormProps {
  id: string;
  fields: ReaderField[];
  hidden: boolean;
  onSaved: () => void;
}

/** The fields of the values. Values that can't be used aren't stored, and the first such field gets the focus. */
function ValuesForm({id, fields, hidden, onSaved}: FormProps): ReactNode {
  const values = useReaderValues();
  const [invalid, setInvalid] = useState<ReaderField[]>([]);

  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    const form = event.currentTarget;
    const entered = enteredValues(form, fields);
    const refused = fields.filter((field) => !isReaderValue(field, entered[field] ?? ''));
    setInvalid(refused);
    if (refused[0]) {
      (form.elements.namedItem(refused[0]) as HTMLInputElement | null)?.focus();
      return;
    }
    writeReaderValues({...values, ...entered});
    onSaved();
  }

  return (
    <form id={id} hidden={hidden} className={`columns ${styles.form}`} onSubmit={submit} noValidate>
      {fields.map((field) => (
        <Field
          // A stored value replaces what is in the field.
          key={field + (values[field] ?? '')}
          name={field}
          label={fieldTexts[field].label}
          problem={invalid.includes(field) ? fieldTexts[field].problem : undefined}
          type={field === 'apiKey' ? 'password' : 'text'}
          defaultValue={values[field] ?? ''}
          placeholder={readerSamples[field]}
          translate="no"
        />
      ))}
      <p className="caption">
        <Translate>
          All code samples on this site use these values. They're stored only in this browser, and
          an API key only until you close the tab.
        </Translate>
      </p>
      <div className={`cluster ${styles.actions}`}>
        <Button type="submit" primary small>
          <Translate>Save</Translate>
        </Button>
        <Button small onClick={() => writeReaderValues({})}>
          <Translate>Clear all values</Translate>
        </Button>
      </div>
    </form>
  );
}

/** "Your instance": one line that opens to the values that a reader enters once, and that every snippet of the site then shows. */
export default function InstancePanel({fields, children}: Props): ReactNode {
  const values = useReaderValues();
  const [open, setOpen] = useState(false);
  const id = useId();
  return (
    <section
      className={`panel scripts-only ${styles.panel}`}
      aria-labelledby={`${id}title`}
      data-no-print>
      <div className={`cluster ${styles.head}`}>
        <strong id={`${id}title`}>
          <Translate id="instance.title">Your instance</Translate>
        </strong>
        <code className="text--truncate" translate="no">
          {withoutScheme(shownValue(fields[0]!, values))}
        </code>
        <Button
          small
          aria-expanded={open}
          aria-controls={`${id}form`}
          onClick={() => setOpen(!open)}>
          {open ? <Translate>Close</Translate> : <Translate>Edit</Translate>}
        </Button>
        {children}
      </div>
      <ValuesForm id={`${id}form`} fields={fields} hidden={!open} onSaved={() => setOpen(false)} />
    </section>
  );
}
