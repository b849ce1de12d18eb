import {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import styles from '../layout.module.css';
import {sectionTitles, type SectionAnchor} from '../Fields/OperationSection';

/**
 * Links to the sections of an operation's page, whose samples leave no room for a list of contents next to the text. The style sheet marks the
 * section that is being read, in browsers that can tell.
 */
export default function Contents({sections}: {sections: SectionAnchor[]}): ReactNode {
  return (
    <nav
      className={styles.contents}
      aria-label={translate({id: 'contents.title', message: 'On this page'})}
      data-no-print
      data-no-twin
      data-no-search>
      <div className={`tabs ${styles.links}`}>
        {sections.map((anchor) => (
          <a key={anchor} href={`#${anchor}`} className="tabs__item">
            {sectionTitles[anchor]()}
          </a>
        ))}
      </div>
    </nav>
  );
}
