import Translate, {translate} from '@docusaurus/Translate';
import Button from '@site/src/components/Button';
import {readStored, writeStored} from '@site/src/components/storage';
import {fillSamples, type ReaderValues} from '@site/src/data/reader-values';
import {useReaderValues, writeReaderValues} from '@site/src/features/reader-values/store';
import {useCallback, useRef, useState, type FormEvent, type ReactNode} from 'react';
import type {ConsoleData} from '../model/console';
import {useCall} from './call';
import {BodyFields, FormContext, ParameterFields, ServerFields} from './fields';
import {
  buildRequest,
  formProblems,
  keyName,
  originOf,
  parameterName,
  requestUrl,
  type FormProblems,
  type FormValues,
} from './request';
import {Result} from './results';
import styles from './styles.module.css';

const cloudKey = 'tianji.cloud-key';

const savedServer = ({origin = '', apiKey = ''}: ReaderValues): FormValues => ({
  server: origin ? 'instance' : 'sample',
  origin,
  [keyName('instance')]: apiKey,
  [keyName('cloud')]: readStored(cloudKey, 'sessionStorage') ?? '',
});

/** Stores the origin (this browser) and the key (this session) of the chosen server for the whole site. */
function saveServer(values: FormValues, reader: ReaderValues): void {
  const apiKey = values[keyName(values.server)]?.trim() ?? '';
  if (values.server === 'cloud') writeStored(cloudKey, apiKey, 'sessionStorage');
  else writeReaderValues({...reader, origin: originOf(values), apiKey: apiKey || undefined});
}

export default function Console({data}: {data: ConsoleData}): ReactNode {
  const {method, parameters, body, sample, secured, destructive} = data;
  const reader = useReaderValues();
  const {isWaiting, result, setResult, send, cancel} = useCall();
  const [edited, setEdited] = useState<FormValues>({});
  const [problems, setProblems] = useState<FormProblems>({});

  const fillExample = (text = ''): string => fillSamples(text, {...reader, apiKey: undefined});
  const required = parameters.filter((parameter) => parameter.required);
  const values: FormValues = {
    ...savedServer(reader),
    body: fillExample(body?.examples[0]?.text),
    ...Object.fromEntries(
      required.map((parameter) => [parameterName(parameter), fillExample(parameter.example)]),
    ),
    ...edited,
  };
  const setValue = (name: string, value: string): void => setEdited({...edited, [name]: value});

  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    if (isWaiting) return;
    const found = formProblems(data, values);
    setProblems(found);
    const [first] = Object.keys(found);
    if (first) {
      const field = event.currentTarget.elements.namedItem(first) as HTMLElement | null;
      // A field of an optional parameter can't be focused while it's folded away.
      field?.closest('details')?.setAttribute('open', '');
      field?.focus();
    } else if (values.server === 'sample') {
      setResult({sample: {status: sample.status, text: fillExample(sample.text)}});
    } else if (!destructive || window.confirm(deletionWarning(originOf(values)))) {
      saveServer(values, reader);
      void send(buildRequest(data, values));
    }
  }

  return (
    <form
      className={`panel ${styles.console}`}
      onSubmit={submit}
      noValidate
      aria-label={translate({message: 'API console'})}>
      <FormContext value={{values, problems, setValue}}>
        <ServerFields secured={secured} />
        <ParameterFields parameters={parameters} fillExample={fillExample} />
        {body && <BodyFields body={body} fillExample={fillExample} />}
      </FormContext>
      <p className={styles.line} translate="no">
        {method} {requestUrl(data, values)}
      </p>
      <Buttons isSample={values.server === 'sample'} isWaiting={isWaiting} onCancel={cancel} />
      <Result result={result} isWaiting={isWaiting} />
    </form>
  );
}

interface ButtonsProps {
  isSample: boolean;
  isWaiting: boolean;
  onCancel: () => void;
}

function Buttons({isSample, isWaiting, onCancel}: ButtonsProps): ReactNode {
  const sendButton = useRef<HTMLButtonElement>(null);
  // The button to cancel disappears with the wait, and would take the focus with it. React calls the cleanup again if the function changes.
  const keepFocus = useCallback(
    (cancelButton: HTMLButtonElement) => () => {
      if (document.activeElement === cancelButton) sendButton.current?.focus();
    },
    [],
  );
  return (
    <div className="cluster">
      <Button ref={sendButton} type="submit" primary small aria-disabled={isWaiting}>
        {isSample ? (
          <Translate>Show sample response</Translate>
        ) : (
          <Translate>Send request</Translate>
        )}
      </Button>
      {isWaiting && (
        <Button small ref={keepFocus} onClick={onCancel}>
          <Translate>Cancel</Translate>
        </Button>
      )}
    </div>
  );
}

const deletionWarning = (origin: string): string =>
  [
    translate({message: "This can't be undone."}),
    translate({message: 'The request permanently deletes data on {origin}.'}, {origin}),
  ].join('\n\n');
