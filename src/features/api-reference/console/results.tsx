import {translate} from '@docusaurus/Translate';
import CopyButton from '@site/src/components/CopyButton';
import useFormats from '@site/src/components/useFormats';
import Code from '@site/src/features/reader-values/Code';
import {useEffect, useRef, useState, type ReactNode} from 'react';
import Status from '../components/Status';
import {outcomeMessages} from './messages';
import styles from './styles.module.css';
import type {ConsoleResult} from './useCall';

/** Says that a response is awaited and, after a while, why it may not come. */
function Waiting(): ReactNode {
  const [isSlow, setSlow] = useState(false);
  useEffect(() => {
    const timer = window.setTimeout(() => setSlow(true), 8000);
    return () => window.clearTimeout(timer);
  }, []);
  return (
    <p>
      {isSlow
        ? translate({
            message:
              "The server is slow or isn't responding. This can also happen if its API is turned off (ALLOW_OPENAPI). The console waits for up to two minutes, and you can cancel at any time.",
          })
        : translate({message: 'Waiting for the response…'})}
    </p>
  );
}

interface ResultProps {
  result: ConsoleResult | null;
  isWaiting: boolean;
}

/**
 * What happens in words, then body and headers, in view without scrolling. The status is on the page before its text comes, so that screen
 * readers read it out.
 */
export function Result({result, isWaiting}: ResultProps): ReactNode {
  const region = useRef<HTMLElement>(null);
  useEffect(() => {
    if (result) region.current?.scrollIntoView({block: 'nearest'});
  }, [result]);
  const name = result?.sample
    ? translate({message: 'Sample response'})
    : translate({message: 'Server response'});
  return (
    <section
      ref={region}
      className={styles.result}
      aria-label={result ? name : undefined}
      data-empty={result ? undefined : ''}>
      <div role="status" className={result?.sample && 'caption'}>
        {isWaiting && <Waiting />}
        {result && <Summary {...result} />}
      </div>
      {result && <Content {...result} />}
    </section>
  );
}

/** Status and time, and what happened in words. */
function Summary(result: ConsoleResult): ReactNode {
  const {milliseconds} = useFormats();
  if (result.sample)
    return (
      <p>
        {translate(
          {message: 'Sample {status} response from the API description. Nothing was sent.'},
          {status: result.sample.status},
        )}
        {!result.sample.text && ` ${translate({message: 'The response body is empty.'})}`}
      </p>
    );
  const {origin, outcome, response} = result;
  return (
    <>
      {response && (
        <p className="cluster">
          <Status status={String(response.status)} />{' '}
          <span translate="no">{response.statusText}</span> <span>{milliseconds(response.ms)}</span>
        </p>
      )}
      {outcome && <p>{outcomeMessages(origin)[outcome]}</p>}
    </>
  );
}

/** Body and headers of a response. */
function Content(result: ConsoleResult): ReactNode {
  const {number} = useFormats();
  if (result.sample) return <Body text={result.sample.text} />;
  if (!result.response) return null;
  const {body, headers} = result.response;
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
