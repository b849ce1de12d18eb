import {translate} from '@docusaurus/Translate';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

/** Title of a section, above it and in the contents, by its anchor. */
export const sectionTitles = {
  samples: () => translate({id: 'api.samples', message: 'Code samples'}),
  path: () => translate({id: 'api.part.path', message: 'Path parameters'}),
  query: () => translate({id: 'api.part.query', message: 'Query parameters'}),
  header: () => translate({id: 'api.part.header', message: 'Request headers'}),
  cookie: () => translate({id: 'api.part.cookie', message: 'Cookies'}),
  body: () => translate({id: 'api.part.body', message: 'Request body'}),
  // The anchor is older than the word. Links to it have been shared.
  answers: () => translate({id: 'api.responses', message: 'Responses'}),
  errors: () => translate({id: 'api.errors', message: 'Errors'}),
};

export type SectionAnchor = keyof typeof sectionTitles;

interface Props {
  anchor: SectionAnchor;
  /** Note next to the heading. */
  note?: ReactNode;
  children: ReactNode;
}

/** A section of the page of an operation under its heading. */
export default function OperationSection({anchor, note, children}: Props): ReactNode {
  useBrokenLinks().collectAnchor(anchor);
  return (
    <section className={`${styles.section} when-near`} aria-labelledby={anchor}>
      <h2 id={anchor} className={styles.heading}>
        {sectionTitles[anchor]()}
        {note && <span className={styles.note}>{note}</span>}
      </h2>
      {children}
    </section>
  );
}
