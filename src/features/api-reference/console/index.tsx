import Translate, {translate} from '@docusaurus/Translate';
import {useReaderValues} from '@site/src/features/reader-values/store';
import {fillSamples} from '@site/src/data/reader-values';
import {withBreaks} from '@site/src/components/Breakable';
import Button from '@site/src/components/Button';
import {useEffect, useRef, useState, type FormEvent, type ReactNode} from 'react';
import type {ConsoleData} from '../model/console';
import {call} from './call';
import {Parameters, ServerFields} from './fields';
import {buildRequest, formProblems, parameterKey, requestUrl, type FormProblems} from './request';
import {Result, Waiting, type ConsoleResult} from './results';
import {useServer} from './useServer';
import styles from './styles.module.css';

/** Console of an operation: choose a server, fill in, send, read. */
export default function Console({data}: {data: ConsoleData}): ReactNode {
  const reader = useReaderValues();
  const server = useServer();
  const [edited, setEdited] = useState<Record<string, string>>({});
  const [problems, setProblems] = useState<FormProblems>({});
  const [isWaiting, setWaiting] = useState(false);
  const [result, setResult] = useState<ConsoleResult | null>(null);
  const abortController = useRef<AbortController | null>(null);
  const formElement = useRef<HTMLFormElement>(null);
  const resultElement = useRef<HTMLElement>(null);
  const sendButton = useRef<HTMLButtonElement>(null);
  useEffect(() => () => abortController.current?.abort(), []);
  // The result is in view without scrolling.
  useEffect(() => {
    if (result) resultElement.current?.scrollIntoView({block: 'nearest'});
  }, [result]);

  const example = (text: string): string => fillSamples(text, {...reader, apiKey: undefined});
  const values: Record<string, string> = {
    body: example(data.body?.examples[0]?.text ?? ''),
    ...Object.fromEntries(
      data.parameters
        .filter(({required}) => required)
        .map((parameter) => [parameterKey(parameter), example(parameter.example ?? '')]),
    ),
    ...edited,
  };
  const form = {origin: server.origin, key: server.key, values};

  function submit(event: FormEvent): void {
    event.preventDefault();
    if (isWaiting) return;
    const found = formProblems(data, form);
    setProblems(found);
    const [first] = Object.keys(found);
    if (first) (formElement.current?.elements.namedItem(first) as HTMLElement | null)?.focus();
    else if (server.choice === 'sample')
      setResult({kind: 'sample', ...data.sample, text: example(data.sample.text)});
    else if (!data.destructive || window.confirm(deletionWarning(form.origin))) void send();
  }

  async function send(): Promise<void> {
    server.save();
    abortController.current = new AbortController();
    setResult(null);
    setWaiting(true);
    const outcome = await call(buildRequest(data, form), abortController.current);
    // The cancel button disappears, and would take the focus with it.
    if (document.activeElement?.hasAttribute('data-cancel')) sendButton.current?.focus();
    const {origin} = new URL(form.origin);
    setWaiting(false);
    setResult(
      typeof outcome === 'string'
        ? {kind: 'failure', origin, outcome}
        : {kind: 'response', origin, response: outcome},
    );
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
        {data.method} {withBreaks(requestUrl(data, form).split(/(?<=\w)(?=\/)/))}
      </p>
      <div className="cluster">
        <Button ref={sendButton} type="submit" primary small aria-disabled={isWaiting}>
          {server.choice === 'sample' ? (
            <Translate>Show sample response</Translate>
          ) : (
            <Translate>Send request</Translate>
          )}
        </Button>
        {isWaiting && (
          <Button small data-cancel onClick={() => abortController.current?.abort()}>
            <Translate>Cancel</Translate>
          </Button>
        )}
      </div>
      {isWaiting && <Waiting />}
      <Result ref={resultElement} result={result} />
    </form>
  );
}

/** Asks before something is deleted. */
const deletionWarning = (origin: string): string =>
  [
    translate({message: "This can't be undone."}),
    translate({message: 'The request permanently deletes data on {origin}.'}, {origin}),
  ].join('\n\n');
