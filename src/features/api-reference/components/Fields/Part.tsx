import {translate} from '@docusaurus/Translate';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

/** Heading of a part of the page, and its link in the contents, by the anchor. */
export const partTitles = {
  samples: () => translate({id: 'api.samples', message: 'Code samples'}),
  path: () => translate({id: 'api.part.path', message: 'Path parameters'}),
  query: () => translate({id: 'api.part.query', message: 'Query parameters'}),
  header: () => translate({id: 'api.part.header', message: 'Request headers'}),
  cookie: () => translate({id: 'api.part.cookie', message: 'Cookies'}),
  body: () => translate({id: 'api.part.body', message: 'Request body'}),
  // Links to the anchor have been shared.
  answers: () => translate({id: 'api.responses', message: 'Responses'}),
  errors: () => translate({id: 'api.errors', message: 'Errors'}),
};

export type PartAnchor = keyof typeof partTitles;

interface Props {
  anchor: PartAnchor;
  /** Is next to the heading. */
  aside?: ReactNode;
  children: ReactNode;
}

/** A part of the page under its heading. */
export default function Part({anchor, aside, children}: Props): ReactNode {
  useBrokenLinks().collectAnchor(anchor);
  return (
    <section className={clsx(styles.part, 'when-near')} aria-labelledby={anchor}>
      <h2 id={anchor} className={styles.heading}>
        {partTitles[anchor]()}
        {aside && <span className={styles.aside}>{aside}</span>}
      </h2>
      {children}
    </section>
  );
}
