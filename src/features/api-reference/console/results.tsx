import {translate} from '@docusaurus/Translate';
import CopyButton from '@site/src/components/CopyButton';
import useFormats from '@site/src/components/useFormats';
import Code from '@site/src/features/reader-values/Code';
import {useEffect, useState, type ReactNode, type Ref} from 'react';
import Status from '../components/Status';
import type {ReadResponse} from './call';
import {outcomeMessages, type Outcome} from './messages';
import styles from './styles.module.css';

/** Says that a response is awaited and, after a while, why it may not come. */
export function Waiting(): ReactNode {
  const [isSlow, setSlow] = useState(false);
  useEffect(() => {
    const timer = window.setTimeout(() => setSlow(true), 8000);
    return () => window.clearTimeout(timer);
  }, []);
  return (
    <p role="status">
      {isSlow
        ? translate({
            message:
              "The server is slow or isn't responding. This can also happen if its API is turned off (ALLOW_OPENAPI). The console waits for up to two minutes, and you can cancel at any time.",
          })
        : translate({message: 'Waiting for the response…'})}
    </p>
  );
}

/** What the last press of the button gave: the usual response, or how a call to a server ended. */
export type ConsoleResult =
  | {kind: 'sample'; status: string; text: string}
  | {kind: 'response'; origin: string; response: ReadResponse}
  | {kind: 'failure'; origin: string; outcome: Outcome};

interface ResultProps {
  ref: Ref<HTMLElement>;
  /** Null before the first one. */
  result: ConsoleResult | null;
}

/** The result in words, then body and headers. The region is on the page before its text comes, so that screen readers read it out. */
export function Result({ref, result}: ResultProps): ReactNode {
  const isSample = result?.kind === 'sample';
  const name = isSample
    ? translate({message: 'Sample response'})
    : translate({message: 'Server response'});
  return (
    <section ref={ref} className={styles.result} aria-label={name} hidden={!result}>
      <div role="status" className={isSample ? 'caption' : undefined}>
        {result && <Summary {...result} />}
      </div>
      {isSample && <Body text={result.text} />}
      {result?.kind === 'response' && <Content {...result.response} />}
    </section>
  );
}

/** Status and time, and what happened in words. */
function Summary(result: ConsoleResult): ReactNode {
  const {milliseconds} = useFormats();
  if (result.kind === 'sample')
    return (
      <p>
        {translate(
          {message: 'Sample {status} response from the API description. Nothing was sent.'},
          {status: result.status},
        )}
        {!result.text && ` ${translate({message: 'The response body is empty.'})}`}
      </p>
    );
  if (result.kind === 'failure') return <p>{outcomeMessages(result.origin)[result.outcome]}</p>;
  const {status, statusText, ms, finding} = result.response;
  return (
    <>
      <p className="cluster">
        <Status status={String(status)} /> <span translate="no">{statusText}</span>{' '}
        <span>{milliseconds(ms)}</span>
      </p>
      {finding && <p>{outcomeMessages(result.origin)[finding]}</p>}
    </>
  );
}

/** Body and headers of a response. */
function Content({body, headers}: ReadResponse): ReactNode {
  const {number} = useFormats();
  return (
    <>
      {body.cut && (
        <p className="caption">
          {translate(
            {message: 'Only the first {shown} characters are shown. To get all of it, use curl.'},
            {shown: number(body.text.length)},
          )}
        </p>
      )}
      <Body text={body.text} />
      <details>
        <summary className="caption">
          {translate(
            {message: 'Response headers visible to the browser: {count}'},
            {count: String(headers.length)},
          )}
        </summary>
        <pre translate="no">{headers.map(([name, value]) => `${name}: ${value}`).join('\n')}</pre>
      </details>
    </>
  );
}

/** Body of a response, with a button that copies it. */
function Body({text}: {text: string}): ReactNode {
  if (!text) return null;
  return (
    <>
      <CopyButton text={text} label={translate({message: 'Copy response'})} showLabel />
      <div
        tabIndex={0}
        aria-label={translate({message: 'Response body'})}
        role="region"
        className={styles.body}
        translate="no">
        <Code code={text} />
      </div>
    </>
  );
}
