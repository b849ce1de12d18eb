import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

interface Props {
  title: string;
  points: readonly {title: string; text: string}[];
}

/** A short list on rules: each point begins with what matters. */
export default function Points({title, points}: Props): ReactNode {
  const {currentLocale} = useDocusaurusContext().i18n;
  // Japanese and Chinese put no space after a full-width mark.
  const gap = /^(?:ja|zh)/.test(currentLocale) ? '' : ' ';
  return (
    <div>
      <h3 className={styles.title}>{title}</h3>
      <ul>
        {points.map((point) => (
          <li key={point.title} className={styles.point}>
            <strong>{point.title}</strong>
            {gap}
            {point.text}
          </li>
        ))}
      </ul>
    </div>
  );
}
