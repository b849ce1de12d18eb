import Translate, {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import {answersTitle, errorsTitle} from '../Answers';
import {headingText} from '../Fields';
import styles from '../ApiPage/styles.module.css';

const titleOf = (part: string): string =>
  part === 'answers' ? answersTitle() : part === 'errors' ? errorsTitle() : headingText(part as Parameters<typeof headingText>[0]);

/** Links to the parts of an operation's page, whose samples leave no room for a list of contents beside the text. */
export default function Contents({parts}: {parts: string[]}): ReactNode {
  return (
    <nav
      className={styles.contents}
      aria-label={translate({id: 'contents.title', message: 'On this page'})}
      data-no-print
      data-no-twin
      data-no-search>
      <a className={styles.toSamples} href="#samples">
        <Translate id="api.samples">Code samples</Translate>
      </a>
      {parts.map((part) => (
        <a key={part} href={`#${part}`}>
          {titleOf(part)}
        </a>
      ))}
    </nav>
  );
}
