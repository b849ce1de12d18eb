import React, {type ReactNode} from 'react';
import ArrowLink from '../ArrowLink';
import styles from './styles.module.css';

export interface Question {
  id: string;
  question: string;
  answer: string;
  links?: readonly {to: string; label: string}[];
}

/** Code is written between backticks. */
const withCode = (answer: string): ReactNode[] =>
  answer
    .split('`')
    .map((part, index) => (index % 2 === 1 ? <code key={index}>{part}</code> : part));

/** Questions and answers as native disclosure elements; the first one is open. */
export default function Disclosure({questions}: {questions: readonly Question[]}): ReactNode {
  return (
    <div className={styles.list}>
      {questions.map(({id, question, answer, links = []}, index) => (
        <details key={id} id={id} className={styles.item} open={index === 0}>
          <summary className={styles.summary}>
            <h3>{question}</h3>
            <svg
              className={styles.sign}
              viewBox="0 0 12 12"
              width="12"
              height="12"
              stroke="currentColor"
              strokeWidth="1.3"
              aria-hidden="true">
              <path d="M1 6h10" />
              <path className={styles.upright} d="M6 1v10" />
            </svg>
          </summary>
          <div className={styles.answer}>
            <p>{withCode(answer)}</p>
            {links.length > 0 && (
              <ul className="cluster">
                {links.map(({to, label}) => (
                  <li key={to}>
                    <ArrowLink to={to}>{label}</ArrowLink>
                  </li>
                ))}
              </ul>
            )}
          </div>
        </details>
      ))}
    </div>
  );
}
