import Translate, {translate} from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import Code from '@site/src/features/reader-values/Code';
import CopyButton from '@site/src/components/CopyButton';
import useFormats from '@site/src/components/useFormats';
import {Status} from '../components/Answers';
import Choice from '../components/Samples/Choice';
import type {AnswerFacts} from '../model/answers';
import {sizeText, timeText} from './model/format';
import {useEffect, useState, type ReactNode} from 'react';
import type {Answer} from './call';
import {failureTexts, findingTexts, type Failure} from './texts';
import styles from './styles.module.css';

/** Says that an answer is awaited, how long already, and, after a while, why it may not come. */
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

/** An example answer from the description, labelled as such. */
export function SampleResult({
  answers,
  example,
}: {
  answers: AnswerFacts[];
  example: (text: string) => string;
}): ReactNode {
  const [chosen, setChosen] = useState(0);
  const all = answers.flatMap(({status, type, examples}) =>
    examples.length > 0
      ? examples.map(({title, value}) => ({
          status,
          type,
          title,
          text: JSON.stringify(value, null, 2),
        }))
      : [{status, type, title: '', text: ''}],
  );
  const shown = all[chosen];
  if (!shown) return null;
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
          {status: shown.status},
        )}
      </p>
      <Choice
        label={translate({id: 'api.result.which', message: 'Response'})}
        titles={all.map(({status, title}) => (title ? `${status} · ${title}` : status))}
        chosen={chosen}
        onChoose={setChosen}
      />
      {shown.text ? (
        <Body text={example(shown.text)} />
      ) : (
        <p className={styles.note}>
          {translate({id: 'api.samples.empty', message: 'The response body is empty.'})}
        </p>
      )}
    </section>
  );
}

/** How a call ended: what happened in words, then status, time, headers and body. */
export default function Result({
  outcome,
  origin,
}: {
  outcome: Answer | Failure | null;
  origin: string;
}): ReactNode {
  return (
    <section
      className={styles.result}
      aria-label={translate({id: 'api.result', message: 'Server response'})}
      hidden={!outcome}>
      {/* The region stands before its text comes, so that screen readers read it out. */}
      <div role="status">
        {typeof outcome === 'string' && <Explanation {...failureTexts(origin)[outcome]} />}
        {typeof outcome === 'object' && outcome && <Summary {...outcome} />}
      </div>
      {typeof outcome === 'object' && outcome && <Details {...outcome} />}
    </section>
  );
}

function Summary({status, statusText, ms, size, finding}: Answer): ReactNode {
  const locale = useDocusaurusContext().i18n.currentLocale;
  return (
    <>
      <p className={styles.facts}>
        <Status status={String(status)} /> <span translate="no">{statusText}</span>{' '}
        <span>{timeText(ms, locale)}</span> <span>{sizeText(size, locale)}</span>
      </p>
      {finding && <p className={styles.finding}>{findingTexts()[finding]}</p>}
    </>
  );
}

const Explanation = ({title, text}: {title: string; text: string}): ReactNode => (
  <>
    <p className={styles.title}>
      <strong>{title}</strong>
    </p>
    <p className={styles.finding}>{text}</p>
  </>
);

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
  const label = translate({id: 'api.result.body', message: 'Response body'});
  return (
    <div className={styles.body}>
      <CopyButton
        text={text}
        label={translate({id: 'api.result.copy', message: 'Copy response'})}
        className={styles.copy}
      />
      <div tabIndex={0} aria-label={label} role="region" translate="no">
        <Code code={text} />
      </div>
    </div>
  );
}
