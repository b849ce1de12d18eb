import type {ReactNode} from 'react';
import {codeTokens} from '@site/src/features/reader-values/Code/code-tokens';
import type {ReaderValues} from '@site/src/data/reader-values';
import Breakable from '@site/src/ui/Breakable';
import styles from './styles.module.css';

interface Props {
  code: string;
  /**
   * The reader's values, for a text that changes while it is shown; a fixed one is filled in by client.ts. Such a text is HTML, Markdown
   * or YAML, of which the colours know nothing but the strings.
   */
  values?: ReaderValues;
}

/** A short text, a command or JSON coloured, the values that a reader replaces marked. Long lines wrap. */
export default function Code({code, values}: Props): ReactNode {
  return (
    <pre className={styles.pre}>
      <code className={styles.code}>
        {codeTokens(code).map(({kind, text, field}, index) =>
          kind === 'plain' || (values && kind !== 'reader') ? (
            <Breakable key={index} text={text} />
          ) : (
            // Tokens of a fixed text never change their order.
            <span key={index} className={styles[kind]} data-reader={values ? undefined : field}>
              {(field && values?.[field]) || <Breakable text={text} />}
            </span>
          ),
        )}
      </code>
    </pre>
  );
}
