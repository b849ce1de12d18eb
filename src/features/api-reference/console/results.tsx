import Translate, {translate} from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import Button from '@site/src/components/Button';
import CopyButton from '@site/src/components/CopyButton';
import useFormats from '@site/src/components/useFormats';
import Code from '@site/src/features/reader-values/Code';
import {useEffect, useId, useRef, useState, type ReactNode} from 'react';
import Status from '../components/Status';
import type {ConsoleData} from '../model/console';
import type {Answer} from './call';
import {sizeText, timeText} from './format';
import {outcomeTexts, type Outcome} from './texts';
import styles from './styles.module.css';

interface ConfirmProps {
  method: string;
  origin: string;
  onAnswer: (yes: boolean) => void;
}

/** Asks before something is deleted; the focus is on the harmless answer. */
export function Confirm({method, origin, onAnswer}: ConfirmProps): ReactNode {
  const id = useId();
  const no = useRef<HTMLButtonElement>(null);
  useEffect(() => no.current?.focus(), []);
  return (
    <div
      className={styles.confirm}
      role="alertdialog"
      aria-labelledby={`${id}title`}
      aria-describedby={`${id}text`}
      onKeyDown={({key}) => key === 'Escape' && onAnswer(false)}>
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
        <Button ref={no} small onClick={() => onAnswer(false)}>
          <Translate id="api.confirm.no">Don't send</Translate>
        </Button>
        <Button small className={styles.danger} onClick={() => onAnswer(true)}>
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
    <div className={styles.waiting}>
      <p>
        <span role="status">
          <Translate id="api.waiting">Waiting for the response…</Translate>
        </span>{' '}
        <span aria-hidden="true">{seconds} s</span>
      </p>
      <p role="status">
        {seconds >= 8 &&
          translate({
            id: 'api.waiting.long',
            message:
              "The server is slow or isn't responding. This can also happen if its API is turned off (ALLOW_OPENAPI). The console waits for up to two minutes, and you can cancel at any time.",
          })}
      </p>
    </div>
  );
}

/** The usual answer, from the description, labeled as such. The page shows the others next to it. */
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
      {text && <Body text={text} />}
    </section>
  );
}

interface ResultProps {
  outcome: Answer | Outcome | null;
  origin: string;
}

/** How a call ended: status and time, what happened in words, then body and headers. */
export function Result({outcome, origin}: ResultProps): ReactNode {
  const locale = useDocusaurusContext().i18n.currentLocale;
  const answer = typeof outcome === 'object' ? outcome : null;
  const finding = typeof outcome === 'string' ? outcome : outcome?.finding;
  return (
    <section
      className={styles.result}
      aria-label={translate({id: 'api.result', message: 'Server response'})}
      hidden={!outcome}>
      {/* The region stands before its text comes, so that screen readers read it out. */}
      <div role="status">
        {answer && (
          <p className={styles.facts}>
            <Status status={String(answer.status)} />{' '}
            <span translate="no">{answer.statusText}</span>{' '}
            <span>{timeText(answer.ms, locale)}</span> <span>{sizeText(answer.size, locale)}</span>
          </p>
        )}
        {finding && <p className={styles.finding}>{outcomeTexts(origin)[finding]}</p>}
      </div>
      {answer && <Details {...answer} />}
    </section>
  );
}

function Details({body, headers, size}: Answer): ReactNode {
  const locale = useDocusaurusContext().i18n.currentLocale;
  const {number} = useFormats();
  return (
    <>
      {body.cut && (
        <p className={styles.note}>
          {translate(
            {
              id: 'api.result.cut',
              message:
                'The response is {size}. Only the first {shown} characters are shown. To get all of it, use curl.',
            },
            {size: sizeText(size, locale), shown: number(body.text.length)},
          )}
        </p>
      )}
      {body.text && <Body text={body.text} />}
      <details className={styles.optional}>
        <summary>
          {translate(
            {id: 'api.result.headers', message: 'Response headers visible to the browser: {count}'},
            {count: String(headers.length)},
          )}
        </summary>
        <dl className={styles.headers} translate="no">
          {headers.map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </details>
    </>
  );
}

function Body({text}: {text: string}): ReactNode {
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
