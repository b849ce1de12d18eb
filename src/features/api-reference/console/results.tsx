import {translate} from '@docusaurus/Translate';
import CopyButton from '@site/src/components/CopyButton';
import useFormats from '@site/src/components/useFormats';
import Code from '@site/src/features/reader-values/Code';
import {useEffect, useState, type ReactNode} from 'react';
import Status from '../components/Status';
import type {ConsoleData} from '../model/console';
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
            id: 'api.waiting.long',
            message:
              "The server is slow or isn't responding. This can also happen if its API is turned off (ALLOW_OPENAPI). The console waits for up to two minutes, and you can cancel at any time.",
          })
        : translate({id: 'api.waiting', message: 'Waiting for the response…'})}
    </p>
  );
}

/** The usual response, from the description, labeled as such. The page shows the others next to it. */
export function SampleResult({status, text}: ConsoleData['sample']): ReactNode {
  return (
    <section
      className={styles.result}
      aria-label={translate({id: 'api.result.sample.name', message: 'Sample response'})}>
      <p role="status" className="caption">
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
  const {number, milliseconds} = useFormats();
  const response = typeof outcome === 'object' ? outcome : null;
  const finding = typeof outcome === 'string' ? outcome : outcome?.finding;
  return (
    <section
      className={styles.result}
      aria-label={translate({id: 'api.result', message: 'Server response'})}
      hidden={!outcome}>
      {/* The region is on the page before its text comes, so that screen readers read it out. */}
      <div role="status">
        {response && (
          <p className="cluster">
            <Status status={String(response.status)} />{' '}
            <span translate="no">{response.statusText}</span>{' '}
            <span>{milliseconds(response.ms)}</span>
          </p>
        )}
        {finding && <p>{outcomeMessages(origin)[finding]}</p>}
      </div>
      {response?.body.cut && (
        <p className="caption">
          {translate(
            {
              id: 'api.result.cut',
              message: 'Only the first {shown} characters are shown. To get all of it, use curl.',
            },
            {shown: number(response.body.text.length)},
          )}
        </p>
      )}
      <Body text={response?.body.text} />
      {response && (
        <details>
          <summary className="caption">
            {translate(
              {
                id: 'api.result.headers',
                message: 'Response headers visible to the browser: {count}',
              },
              {count: String(response.headers.length)},
            )}
          </summary>
          <pre translate="no">
            {response.headers.map(([name, value]) => `${name}: ${value}`).join('\n')}
          </pre>
        </details>
      )}
    </section>
  );
}

/** Body of a response, with a button that copies it. */
function Body({text}: {text?: string}): ReactNode {
  if (!text) return null;
  return (
    <>
      <CopyButton
        text={text}
        label={translate({id: 'api.result.copy', message: 'Copy response'})}
        showLabel
      />
      <div
        tabIndex={0}
        aria-label={translate({id: 'api.result.body', message: 'Response body'})}
        role="region"
        className={styles.body}
        translate="no">
        <Code code={text} />
      </div>
    </>
  );
}
