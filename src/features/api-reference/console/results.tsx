import {translate} from '@docusaurus/Translate';
import CopyButton from '@site/src/components/CopyButton';
import useFormats from '@site/src/components/useFormats';
import Code from '@site/src/features/reader-values/Code';
import {useEffect, useRef, type ReactNode} from 'react';
import Status from '../components/Status';
import {outcomeMessages} from './messages';
import styles from './styles.module.css';
import type {ConsoleResult} from './call';

interface ResultProps {
  result: ConsoleResult | null;
  isWaiting: boolean;
}

/**
 * What happens in words, then the body, in view without scrolling. The status is on the page before its text comes, so that screen
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
        {isWaiting && <p>{translate({message: 'Waiting for the response…'})}</p>}
        {result && <Summary {...result} />}
      </div>
      {result && <Content {...result} />}
    </section>
  );
}

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

function Content(result: ConsoleResult): ReactNode {
  const {number} = useFormats();
  if (result.sample) return <Body text={result.sample.text} />;
  if (!result.response) return null;
  const {text, cut} = result.response.body;
  return (
    <>
      {cut && (
        <p className="caption">
          {translate(
            {message: 'Only the first {shown} characters are shown. To get all of it, use curl.'},
            {shown: number(text.length)},
          )}
        </p>
      )}
      <Body text={text} />
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
