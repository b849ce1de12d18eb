import {translate} from '@docusaurus/Translate';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

export const sectionTitles = {
  samples: () => translate({message: 'Code samples'}),
  path: () => translate({message: 'Path parameters'}),
  query: () => translate({message: 'Query parameters'}),
  header: () => translate({message: 'Request headers'}),
  cookie: () => translate({message: 'Cookies'}),
  body: () => translate({message: 'Request body'}),
  // The anchor is older than the word. Links to it have been shared.
  answers: () => translate({message: 'Responses'}),
  errors: () => translate({message: 'Errors'}),
};

export type SectionAnchor = keyof typeof sectionTitles;

interface Props {
  anchor: SectionAnchor;
  note?: ReactNode;
  children: ReactNode;
}

export default function OperationSection({anchor, note, children}: Props): ReactNode {
  useBrokenLinks().collectAnchor(anchor);
  return (
    <section className={`${styles.section} when-near`} aria-labelledby={anchor}>
      {/* Not the theme's Heading: the row of sections above has the link to it already. */}
      <h2 id={anchor} className={`cluster ${styles.heading}`}>
        {sectionTitles[anchor]()}
        {note && <span className={styles.note}>{note}</span>}
      </h2>
      {children}
    </section>
  );
}
