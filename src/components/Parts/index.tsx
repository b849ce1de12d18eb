import type {ReactNode} from 'react';
import styles from './styles.module.css';

interface Part {
  name: string;
  note?: string;
  items?: string[];
}

/** Boxes next to each other: what a thing consists of. */
export default function Parts({title, parts}: {title: string; parts: Part[]}): ReactNode {
  return (
    <figure className={styles.figure}>
      <figcaption className="caption">{title}</figcaption>
      <ul className={`plain-list columns ${styles.parts}`}>
        {parts.map(({name, note, items}) => (
          <li key={name} className={`panel ${styles.part}`}>
            <strong>{name}</strong>
            {note && <span className="caption">{note}</span>}
            {items && (
              <ul className={`plain-list ${styles.items}`}>
                {items.map((item) => (
                  <li key={item}>{item}</li>
                ))}
              </ul>
            )}
          </li>
        ))}
      </ul>
    </figure>
  );
}
