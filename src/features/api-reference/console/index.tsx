import Translate, {translate} from '@docusaurus/Translate';
import Button from '@site/src/components/Button';
import {fillSamples} from '@site/src/data/reader-values';
import {useReaderValues} from '@site/src/features/reader-values/store';
import {useCallback, useEffect, useRef, useState, type FormEvent, type ReactNode} from 'react';
import type {ConsoleData} from '../model/console';
import Parameters from './Parameters';
import {buildRequest, formProblems, parameterKey, requestUrl, type FormProblems} from './request';
import {Result, Waiting} from './results';
import ServerFields from './ServerFields';
import styles from './styles.module.css';
import {useCall} from './useCall';
import {useServer} from './useServer';

/** What the form contains at first: the examples of the body and of the required parameters. */
const initialValues = ({body, parameters}: ConsoleData): Record<string, string> => ({
  body: body?.examples[0]?.text ?? '',
  ...Object.fromEntries(
    parameters
      .filter(({required}) => required)
      .map((parameter) => [parameterKey(parameter), parameter.example ?? '']),
  ),
});

/** Console of an operation: choose a server, fill in, send, read. */
export default function Console({data}: {data: ConsoleData}): ReactNode {
  const reader = useReaderValues();
  const server = useServer();
  const {isWaiting, result, setResult, send, cancel} = useCall();
  const [edited, setEdited] = useState<Record<string, string>>({});
  const [problems, setProblems] = useState<FormProblems>({});
  const formElement = useRef<HTMLFormElement>(null);
  const resultElement = useRef<HTMLElement>(null);
  // The result is in view without scrolling.
  useEffect(() => {
    if (result) resultElement.current?.scrollIntoView({block: 'nearest'});
  }, [result]);

  const example = (text: string): string => fillSamples(text, {...reader, apiKey: undefined});
  const examples = Object.entries(initialValues(data)).map(([name, text]) => [name, example(text)]);
  const values = {...Object.fromEntries(examples), ...edited} as Record<string, string>;
  const form = {origin: server.origin, key: server.key, values};

  function submit(event: FormEvent): void {
    event.preventDefault();
    if (isWaiting) return;
    const found = formProblems(data, form);
    setProblems(found);
    const [first] = Object.keys(found);
    if (first) {
      (formElement.current?.elements.namedItem(first) as HTMLElement | null)?.focus();
    } else if (server.choice === 'sample') {
      setResult({kind: 'sample', ...data.sample, text: example(data.sample.text)});
    } else if (!data.destructive || window.confirm(deletionWarning(form.origin))) {
      server.save();
      void send(buildRequest(data, form));
    }
  }

  return (
    <form
      ref={formElement}
      className={`panel ${styles.console}`}
      onSubmit={submit}
      noValidate
      aria-label={translate({message: 'API console'})}>
      <ServerFields server={server} secured={data.secured} problems={problems} />
      <Parameters
        data={data}
        values={values}
        example={example}
        problems={problems}
        onValue={(name, value) => setEdited({...edited, [name]: value})}
      />
      <p className={styles.line} translate="no">
        {data.method} {requestUrl(data, form)}
      </p>
      <Buttons isSample={server.choice === 'sample'} isWaiting={isWaiting} onCancel={cancel} />
      {isWaiting && <Waiting />}
      <Result ref={resultElement} result={result} />
    </form>
  );
}

interface ButtonsProps {
  isSample: boolean;
  isWaiting: boolean;
  onCancel: () => void;
}

/** Sends the request, or cancels it. */
function Buttons({isSample, isWaiting, onCancel}: ButtonsProps): ReactNode {
  const sendButton = useRef<HTMLButtonElement>(null);
  // The button to cancel disappears with the wait, and would take the focus with it.
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

/** Asks before something is deleted. */
const deletionWarning = (origin: string): string =>
  [
    translate({message: "This can't be undone."}),
    translate({message: 'The request permanently deletes data on {origin}.'}, {origin}),
  ].join('\n\n');
