import Translate, {translate} from '@docusaurus/Translate';
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
import styles from './styles.module.css';

const idField = (label: string) => ({
  label,
  problem: translate({message: 'Enter an ID of 20 to 40 lowercase letters and digits.'}),
});

/** Labels of the values, and messages for those that can't be used. */
const fieldTexts: Record<ReaderField, {label: string; problem: string}> = {
  origin: {
    label: translate({message: 'Origin'}),
    problem: translate({
      message: 'Enter only the scheme and hostname, such as https://tianji.example.com.',
    }),
  },
  workspaceId: idField(translate({message: 'Workspace ID'})),
  websiteId: idField(translate({message: 'Website ID'})),
  monitorId: idField(translate({message: 'Monitor ID'})),
  surveyId: idField(translate({message: 'Survey ID'})),
  telemetryId: idField(translate({message: 'Telemetry ID'})),
  channelId: idField(translate({message: 'Channel ID'})),
  apiKey: {
    label: translate({message: 'API key'}),
    problem: translate({message: 'Enter a key of 8 to 512 characters without spaces.'}),
  },
};

/** The fields of the values. Values that can't be used aren't stored, and the first such field gets the focus. */
function ValuesForm({fields, onSaved}: {fields: ReaderField[]; onSaved: () => void}): ReactNode {
  const values = useReaderValues();
  const [invalid, setInvalid] = useState<ReaderField[]>([]);

  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    const form = event.currentTarget;
    const entered = Object.fromEntries(new FormData(form)) as ReaderValues;
    for (const field of fields) entered[field] = entered[field]!.trim();
    if (entered.origin) entered.origin = entered.origin.replace(/\/+$/, '');
    const refused = fields.filter((field) => !isReaderValue(field, entered[field]!));
    setInvalid(refused);
    if (refused[0]) {
      (form.elements.namedItem(refused[0]) as HTMLInputElement).focus();
      return;
    }
    writeReaderValues({...values, ...entered});
    onSaved();
  }

  return (
    <form className={`columns ${styles.form}`} onSubmit={submit} noValidate>
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
      <div className="cluster">
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

interface Props {
  /** Values that appear in the page's snippets. */
  fields: ReaderField[];
  /** Further buttons. */
  children?: ReactNode;
}

/** "Your instance": one line that opens to the values that a reader enters once, and that every snippet of the site then shows. */
export default function InstancePanel({fields, children}: Props): ReactNode {
  const values = useReaderValues();
  const [open, setOpen] = useState(false);
  const id = useId();
  return (
    <section className={`panel scripts-only ${styles.panel}`} aria-labelledby={id} data-no-print>
      <div className={`cluster ${styles.head}`}>
        <strong id={id}>
          <Translate id="instance.title">Your instance</Translate>
        </strong>
        <code className="text--truncate" translate="no">
          {withoutScheme(shownValue(fields[0]!, values))}
        </code>
        <Button small aria-expanded={open} onClick={() => setOpen(!open)}>
          {open ? <Translate>Close</Translate> : <Translate>Edit</Translate>}
        </Button>
        {children}
      </div>
      {open && <ValuesForm fields={fields} onSaved={() => setOpen(false)} />}
    </section>
  );
}
