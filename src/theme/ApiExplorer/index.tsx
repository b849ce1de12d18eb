// Change: samples that are in the HTML, with their own values, and a console that is loaded when it is opened. Replaces the original of
// docusaurus-theme-openapi-docs, which makes its samples in the browser and weighs several hundred kilobytes.
import Translate, {translate} from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import PageTools from '@site/src/components/PageTools';
import type {ReaderField} from '@site/src/data/reader-values';
import ConsoleToggle from '@site/src/features/api-reference/components/ConsoleToggle';
import {
  sectionTitles,
  type SectionAnchor,
} from '@site/src/features/api-reference/components/Fields/OperationSection';
import styles from '@site/src/features/api-reference/components/layout.module.css';
import type {ReactNode} from 'react';

interface Props {
  sections: SectionAnchor[];
  /** Values of the reader that the samples contain. */
  fields: ReaderField[];
  /** File with what the console needs of the operation. */
  operation: () => URL;
  /** The samples. */
  children: ReactNode;
}

/** Tools of the page and links to its sections, then samples and console, which stay in view while the text scrolls. */
export default function ApiExplorer({sections, fields, operation, children}: Props): ReactNode {
  return (
    <>
      <div className={styles.tools}>
        <PageTools>
          <a
            href={useBaseUrl('/openapi.json')}
            className="outline-button"
            download="tianji-openapi.json">
            <Translate>OpenAPI</Translate>
          </a>
        </PageTools>
      </div>
      <Contents sections={sections} />
      <section
        id="samples"
        className={`api-aside ${styles.aside}`}
        aria-label={translate({
          message: 'Code samples',
          description: 'Name of the column with request samples, console, and example responses',
        })}>
        <ConsoleToggle fields={fields} operation={operation} />
        {children}
      </section>
    </>
  );
}

/**
 * Links to the sections of an operation's page, whose samples leave no room for a list of contents next to the text. The style sheet marks the
 * section that is being read, in browsers that can tell.
 */
function Contents({sections}: {sections: SectionAnchor[]}): ReactNode {
  return (
    <nav
      className={styles.contents}
      aria-label={translate({message: 'On this page'})}
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
