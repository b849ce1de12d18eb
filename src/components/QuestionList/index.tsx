import type {ReactNode} from 'react';
import ArrowLink from '../ArrowLink';
import styles from './styles.module.css';

export interface Question {
  /** Anchor of the question. */
  id: string;
  question: string;
  /** Plain text, with code between backticks. */
  answer: string;
  links?: readonly {to: string; label: string}[];
}

/** Turns what is between backticks into code elements. */
const renderInlineCode = (answer: string): ReactNode[] =>
  answer
    .split(/(`[^`]+`)/)
    .map((part, index) =>
      part.startsWith('`') ? <code key={index}>{part.slice(1, -1)}</code> : part,
    );

/** Questions that open to their answers; the first one is open. */
export default function QuestionList({questions}: {questions: readonly Question[]}): ReactNode {
  return (
    <div className={styles.list}>
      {questions.map(({id, question, answer, links = []}, index) => (
        <details key={id} id={id} className={styles.item} open={index === 0}>
          <summary className={styles.summary}>
            <h3>{question}</h3>
          </summary>
          <div className={styles.answer}>
            <p>{renderInlineCode(answer)}</p>
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
