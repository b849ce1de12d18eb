import {translate} from '@docusaurus/Translate';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import type {ReactNode} from 'react';
import Part from '../Fields/Part';
import styles from './styles.module.css';

/** Answers of an operation that went well. */
export const Answers = ({children}: {children: ReactNode}): ReactNode => (
  <Part name="answers">{children}</Part>
);

/** Errors of an operation, then the fields of their body. */
export const Errors = ({children}: {children: ReactNode}): ReactNode => (
  <Part name="errors">{children}</Part>
);

/** An answer: status, what it means, its fields. */
export function Answer({
  status,
  type,
  children,
}: {
  status: string;
  type?: string;
  children?: ReactNode;
}): ReactNode {
  return (
    <div className={styles.answer}>
      <p className={styles.status}>
        <Status status={status} />{' '}
        {type ? (
          <code translate="no">{type}</code>
        ) : (
          translate({id: 'api.answer.empty', message: 'empty body'})
        )}
      </p>
      {children}
    </div>
  );
}

/** A status with its second cue: a circle for success, a cross for failure. */
export function Status({status}: {status: string}): ReactNode {
  const good = status.startsWith('2');
  return (
    <strong className={good ? styles.good : styles.bad} translate="no">
      <svg
        viewBox="0 0 10 10"
        width="10"
        height="10"
        aria-hidden="true"
        fill="none"
        stroke="currentColor"
        strokeWidth="2">
        {good ? (
          <circle cx="5" cy="5" r="4" fill="currentColor" stroke="none" />
        ) : (
          <path d="m1.5 1.5 7 7m0-7-7 7" />
        )}
      </svg>
      {status}
    </strong>
  );
}

interface ErrorProps {
  status: string;
  examples: {title: string; code?: string; message?: string}[];
  children?: ReactNode;
}

/** An error: status, when it comes, and the messages with their codes. */
export function ErrorAnswer({status, examples, children}: ErrorProps): ReactNode {
  const id = `error-${status}`;
  useBrokenLinks().collectAnchor(id);
  const codes = new Set(examples.flatMap(({code}) => code ?? []));
  const messages = new Set(examples.map(({message}) => message));
  return (
    <div id={id} className={styles.error}>
      <p className={styles.status}>
        <Status status={status} />
      </p>
      <div className={styles.when}>
        {[...codes].map((code) => (
          <code key={code} translate="no">
            {code}
          </code>
        ))}
        {children}
        {examples.length > 0 && (
          <dl className={styles.messages}>
            {[...messages].map((message) => (
              <div key={message}>
                <dt>
                  {examples
                    .filter((one) => one.message === message)
                    .map(({title, code}) => (
                      <span key={title}>
                        {title} {codes.size > 1 && code && <code translate="no">{code}</code>}
                      </span>
                    ))}
                </dt>
                <dd>{message && <code translate="no">{message}</code>}</dd>
              </div>
            ))}
          </dl>
        )}
      </div>
    </div>
  );
}
