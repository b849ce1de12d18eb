import Translate, {translate} from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import Button from '@site/src/components/Button';
import CopyButton from '@site/src/components/CopyButton';
import useFormats from '@site/src/components/useFormats';
import Code from '@site/src/features/reader-values/Code';
import {useEffect, useId, useState, type ReactNode} from 'react';
import Status from '../components/Status';
import type {ConsoleData} from '../model/console';
import type {ReadResponse} from './call';
import {sizeText} from './response';
import {outcomeMessages, type Outcome} from './messages';
import styles from './styles.module.css';

interface ConfirmProps {
  method: string;
  origin: string;
  onDecision: (isConfirmed: boolean) => void;
}

/** Asks before something is deleted; the focus is on the button that sends nothing. */
export function Confirm({method, origin, onDecision}: ConfirmProps): ReactNode {
  const id = useId();
  return (
    <div
      className={styles.confirm}
      role="alertdialog"
      aria-labelledby={`${id}title`}
      aria-describedby={`${id}text`}
      onKeyDown={({key}) => key === 'Escape' && onDecision(false)}>
      <strong id={`${id}title`}>
        <Translate id="api.confirm.title">This can't be undone.</Translate>
      </strong>
      <p id={`${id}text`}>
        {translate(
          {id: 'api.confirm.text', message: 'The request permanently deletes data on {origin}.'},
          {origin},
        )}
      </p>
      <div className={styles.actions}>
        <Button autoFocus small onClick={() => onDecision(false)}>
          <Translate id="api.confirm.no">Don't send</Translate>
        </Button>
        <Button small className={styles.danger} onClick={() => onDecision(true)}>
          {translate({id: 'api.confirm.yes', message: 'Send {method}'}, {method})}
        </Button>
      </div>
    </div>
  );
}

/** Says that a response is awaited, how long already, and, after a while, why it may not come. */
export function Waiting(): ReactNode {
  const [seconds, setSeconds] = useState(0);
  useEffect(() => {
    const timer = window.setInterval(() => setSeconds((now) => now + 1), 1000);
    return () => window.clearInterval(timer);
  }, []);
  return (
    <p className={styles.waiting}>
      <span role="status">
        {seconds < 8
          ? translate({id: 'api.waiting', message: 'Waiting for the response…'})
          : translate({
              id: 'api.waiting.long',
              message:
                "The server is slow or isn't responding. This can also happen if its API is turned off (ALLOW_OPENAPI). The console waits for up to two minutes, and you can cancel at any time.",
            })}
      </span>{' '}
      <span aria-hidden="true">{seconds} s</span>
    </p>
  );
}

/** The usual response, from the description, labeled as such. The page shows the others next to it. */
export function SampleResult({status, text}: ConsoleData['sample']): ReactNode {
  return (
    <section
      className={styles.result}
      aria-label={translate({id: 'api.result.sample.name', message: 'Sample response'})}>
      <p role="status" className={styles.note}>
        {translate(
          {
            id: 'api.result.sample',
            message: 'Sample {status} response from the API description. Nothing was sent.',
          },
          {status},
        )}
        {!text &&
          ` ${translate({id: 'api.samples.empty', message: 'The response body is empty.'})}`}
      </p>
      <Body text={text} />
    </section>
  );
}

interface ResultProps {
  outcome: ReadResponse | Outcome | null;
  origin: string;
}

/** How a call ended: status and time, what happened in words, then body and headers. */
export function Result({outcome, origin}: ResultProps): ReactNode {
  const locale = useDocusaurusContext().i18n.currentLocale;
  const {number, milliseconds} = useFormats();
  const response = typeof outcome === 'object' ? outcome : null;
  const finding = typeof outcome === 'string' ? outcome : outcome?.finding;
  const size = response ? sizeText(response.size, locale) : '';
  return (
    <section
      className={styles.result}
      aria-label={translate({id: 'api.result', message: 'Server response'})}
      hidden={!outcome}>
      {/* The region is on the page before its text comes, so that screen readers read it out. */}
      <div role="status">
        {response && (
          <p className={styles.facts}>
            <Status status={String(response.status)} />{' '}
            <span translate="no">{response.statusText}</span>{' '}
            <span>{milliseconds(response.ms)}</span> <span>{size}</span>
          </p>
        )}
        {finding && <p>{outcomeMessages(origin)[finding]}</p>}
      </div>
      {response?.body.cut && (
        <p className={styles.note}>
          {translate(
            {
              id: 'api.result.cut',
              message:
                'The response is {size}. Only the first {shown} characters are shown. To get all of it, use curl.',
            },
            {size, shown: number(response.body.text.length)},
          )}
        </p>
      )}
      <Body text={response?.body.text} />
      {response && (
        <details className={styles.optional}>
          <summary>
            {translate(
              {
                id: 'api.result.headers',
                message: 'Response headers visible to the browser: {count}',
              },
              {count: String(response.headers.length)},
            )}
          </summary>
          <dl className={styles.headers} translate="no">
            {response.headers.map(([name, value]) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        </details>
      )}
    </section>
  );
}

function Body({text}: {text?: string}): ReactNode {
  if (!text) return null;
  return (
    <div className={styles.body}>
      <CopyButton
        text={text}
        label={translate({id: 'api.result.copy', message: 'Copy response'})}
        className={styles.copy}
      />
      <div
        tabIndex={0}
        aria-label={translate({id: 'api.result.body', message: 'Response body'})}
        role="region"
        translate="no">
        <Code code={text} />
      </div>
    </div>
  );
}
