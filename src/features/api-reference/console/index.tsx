import Translate, {translate} from '@docusaurus/Translate';
import {useReaderValues} from '@site/src/features/reader-values/store';
import {fillSamples} from '@site/src/data/reader-values';
import {withBreaks} from '@site/src/components/Breakable';
import Button from '@site/src/components/Button';
import {useEffect, useRef, useState, type FormEvent, type ReactNode} from 'react';
import type {ConsoleData} from '../model/console';
import {call, type ReadResponse} from './call';
import {Parameters, ServerFields} from './fields';
import {buildRequest, formProblems, parameterKey, requestUrl, type FormProblems} from './request';
import {Result, SampleResult, Waiting} from './results';
import type {Outcome} from './messages';
import {useServer} from './useServer';
import styles from './styles.module.css';

/** Console of an operation: choose a server, fill in, send, read. */
export default function Console({data}: {data: ConsoleData}): ReactNode {
  const reader = useReaderValues();
  const server = useServer();
  const [edited, setEdited] = useState<Record<string, string>>({});
  const [problems, setProblems] = useState<FormProblems>({});
  const [state, setState] = useState<
    'idle' | 'waiting' | 'sample' | {outcome: ReadResponse | Outcome; origin: string}
  >('idle');
  const abortController = useRef<AbortController | null>(null);
  const formElement = useRef<HTMLFormElement>(null);
  const sendButton = useRef<HTMLButtonElement>(null);
  useEffect(() => () => abortController.current?.abort(), []);
  // The result is in view without scrolling.
  useEffect(() => {
    if (state === 'sample' || typeof state === 'object')
      formElement.current
        ?.querySelector(':scope > section:not([hidden])')
        ?.scrollIntoView({block: 'nearest'});
  }, [state]);

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
    if (state === 'waiting') return;
    const found = formProblems(data, form);
    setProblems(found);
    const [first] = Object.keys(found);
    if (first) (formElement.current?.elements.namedItem(first) as HTMLElement | null)?.focus();
    else if (server.choice === 'sample') setState('sample');
    else if (!data.destructive || window.confirm(deletionWarning(form.origin))) void send();
  }

  async function send(): Promise<void> {
    server.save();
    abortController.current = new AbortController();
    setState('waiting');
    const outcome = await call(buildRequest(data, form), abortController.current);
    // The cancel button disappears, and would take the focus with it.
    if (document.activeElement?.hasAttribute('data-cancel')) sendButton.current?.focus();
    setState({outcome, origin: new URL(form.origin).origin});
  }

  return (
    <form
      ref={formElement}
      className={`panel ${styles.console}`}
      onSubmit={submit}
      noValidate
      aria-label={translate({id: 'api.console', message: 'API console'})}>
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
        <Button ref={sendButton} type="submit" primary small aria-disabled={state === 'waiting'}>
          {server.choice === 'sample' ? (
            <Translate id="api.console.showSample">Show sample response</Translate>
          ) : (
            <Translate id="api.console.send">Send request</Translate>
          )}
        </Button>
        {state === 'waiting' && (
          <Button small data-cancel onClick={() => abortController.current?.abort()}>
            <Translate id="api.console.cancel">Cancel</Translate>
          </Button>
        )}
      </div>
      {state === 'waiting' && <Waiting />}
      {state === 'sample' && (
        <SampleResult status={data.sample.status} text={example(data.sample.text)} />
      )}
      <Result {...(typeof state === 'object' ? state : {outcome: null, origin: ''})} />
    </form>
  );
}

/** Asks before something is deleted. */
const deletionWarning = (origin: string): string =>
  [
    translate({id: 'api.confirm.title', message: "This can't be undone."}),
    translate(
      {id: 'api.confirm.text', message: 'The request permanently deletes data on {origin}.'},
      {origin},
    ),
  ].join('\n\n');
