import Translate, {translate} from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import Code from '@site/src/features/reader-values/Code';
import CopyButton from '@site/src/ui/CopyButton';
import {Status} from '@site/src/features/api-reference/components/Answers';
import type {AnswerFacts} from '@site/src/features/api-reference/model/answers';
import {sizeText, timeText} from '@site/src/features/api-reference/console/model/format';
import {useEffect, useState, type ReactNode} from 'react';
import type {Outcome} from './call';
import Input from './Input';
import {failureText, findingText} from './texts';
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
export function SampleResult({answers, example}: {answers: AnswerFacts[]; example: (text: string) => string}): ReactNode {
  const [chosen, setChosen] = useState(0);
  const all = answers.flatMap(({status, type, examples}) =>
    examples.length > 0
      ? examples.map(({title, value}) => ({status, type, title, text: JSON.stringify(value, null, 2)}))
      : [{status, type, title: '', text: ''}],
  );
  const shown = all[chosen];
  if (!shown) return null;
  return (
    <section className={styles.result} aria-label={translate({id: 'api.result.sample.name', message: 'Sample response'})}>
      <p role="status" className={styles.note}>
        {translate(
          {id: 'api.result.sample', message: 'Sample {status} response from the API description. Nothing was sent.'},
          {status: shown.status},
        )}
      </p>
      <Input name="sample" label={translate({id: 'api.result.which', message: 'Response'})} problems={[]}>
        {(attributes) => (
          <select {...attributes} value={chosen} onChange={(event) => setChosen(Number(event.target.value))}>
            {all.map(({status, title}, index) => (
              <option key={status + title} value={index}>
                {title ? `${status} · ${title}` : status}
              </option>
            ))}
          </select>
        )}
      </Input>
      {shown.text ? (
        <Body text={example(shown.text)} />
      ) : (
        <p className={styles.note}>{translate({id: 'api.samples.empty', message: 'The response body is empty.'})}</p>
      )}
    </section>
  );
}

/** How a call ended: what happened in words, then status, time, headers and body. */
export default function Result({outcome, origin}: {outcome: Outcome | null; origin: string}): ReactNode {
  return (
    <section className={styles.result} aria-label={translate({id: 'api.result', message: 'Server response'})} hidden={!outcome}>
      {/* The region stands before its text comes, so that screen readers read it out. */}
      <div role="status">{outcome && <Summary outcome={outcome} origin={origin} />}</div>
      {outcome?.kind === 'answer' && <Details outcome={outcome} />}
    </section>
  );
}

function Summary({outcome, origin}: {outcome: Outcome; origin: string}): ReactNode {
  const locale = useDocusaurusContext().i18n.currentLocale;
  if (outcome.kind === 'failure') {
    const {title, text} = failureText(outcome.reason, origin);
    return <Explanation title={title} text={text} />;
  }
  if (outcome.kind === 'redirect') {
    return (
      <Explanation
        title={translate({id: 'api.failure.redirect', message: 'The server redirects the request'})}
        text={translate({
          id: 'api.failure.redirect.text',
          message:
            "To keep your key from reaching another server, the console doesn't follow redirects. The server often redirects HTTP to HTTPS, or a proxy requires you to sign in. Enter the final URL of the server.",
        })}
      />
    );
  }
  const {status, statusText, ms, size, finding} = outcome;
  return (
    <>
      <p className={styles.facts}>
        <Status status={String(status)} /> <span translate="no">{statusText}</span> <span>{timeText(ms, locale)}</span>{' '}
        <span>{sizeText(size, locale)}</span>
      </p>
      {finding && <p className={styles.finding}>{findingText(finding)}</p>}
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

function Details({outcome: {body, headers, size}}: {outcome: Extract<Outcome, {kind: 'answer'}>}): ReactNode {
  const locale = useDocusaurusContext().i18n.currentLocale;
  return (
    <>
      {body.cut && (
        <p className={styles.note}>
          {translate(
            {
              id: 'api.result.cut',
              message: 'The response is {size}. Only the first {shown} characters are shown. To get all of it, use curl.',
            },
            {size: sizeText(size, locale), shown: new Intl.NumberFormat(locale).format(body.text.length)},
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
      <CopyButton text={text} label={translate({id: 'api.result.copy', message: 'Copy response'})} className={styles.copy} />
      <div tabIndex={0} aria-label={label} role="region" translate="no">
        <Code code={text} />
      </div>
    </div>
  );
}
