import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

interface Props {
  title: string;
  points: readonly {title: string; text: string}[];
  /** A dot before what is done, a ring before what isn't. */
  kind?: 'does' | 'does-not';
}

/** A short list on rules: each point begins with what matters. */
export default function Points({title, points, kind = 'does-not'}: Props): ReactNode {
  const {currentLocale} = useDocusaurusContext().i18n;
  // Japanese and Chinese put no space after a full-width mark.
  const gap = /^(?:ja|zh)/.test(currentLocale) ? '' : ' ';
  return (
    <div>
      <h3 className={styles.title}>{title}</h3>
      <ul className={kind === 'does' ? styles.does : undefined}>
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
