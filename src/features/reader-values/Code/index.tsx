import {Fragment, type ReactNode} from 'react';
import {codeTokens} from '@site/src/features/reader-values/Code/code-tokens';
import type {ReaderValues} from '@site/src/data/reader-values';
import styles from './styles.module.css';

interface Props {
  code: string;
  /**
   * The reader's values, for a text that changes while it is shown; a fixed one is filled in by client.ts. Such a text is HTML, Markdown
   * or YAML, of which the colours know nothing but the strings.
   */
  values?: ReaderValues;
}

/** Lets a path break after each slash. */
const breakable = (text: string): ReactNode =>
  text.split(/(?<=[^/]\/)(?!\/)/).map((part, index) => (
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ));

/** A short text, a command or JSON coloured, the values that a reader replaces marked. Long lines wrap. */
export default function Code({code, values}: Props): ReactNode {
  return (
    <pre className={styles.pre}>
      <code className={styles.code}>
        {codeTokens(code).map(({kind, text, field}, index) =>
          kind === 'plain' || (values && kind !== 'reader') ? (
            <Fragment key={index}>{breakable(text)}</Fragment>
          ) : (
            // Tokens of a fixed text never change their order.
            <span key={index} className={styles[kind]} data-reader={values ? undefined : field}>
              {(field && values?.[field]) || breakable(text)}
            </span>
          ),
        )}
      </code>
    </pre>
  );
}
