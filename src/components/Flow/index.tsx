import type {ReactNode} from 'react';
import styles from './styles.module.css';

interface Step {
  name: string;
  note?: string;
  /** How the path can end at this step. */
  exit?: ReactNode;
}

/** A path drawn as a time line with a node for each step; an ordered list to those who don't see it. */
export default function Flow({title, steps}: {title: string; steps: Step[]}): ReactNode {
  return (
    <figure className={styles.flow}>
      <figcaption className="caption">{title}</figcaption>
      <ol className={`plain-list ${styles.path}`}>
        {steps.map(({name, note, exit}) => (
          <li key={name} className={styles.step}>
            {/* The spaces part the words for the search and the Markdown copy. */}
            <strong>{name}</strong> {note && <span className="caption">{note}</span>}{' '}
            {exit && <span className={`caption ${styles.exit}`}>{exit}</span>}
          </li>
        ))}
      </ol>
    </figure>
  );
}
