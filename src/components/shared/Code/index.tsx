import React, {type ReactNode} from 'react';
import {codeTokens} from '@site/src/lib/code-tokens';
import styles from './styles.module.css';

interface Props {
  code: string;
  /** Values that a reader replaces by their own; marked in the text. */
  readerValues?: readonly string[];
}

/** A short command or JSON text, coloured; long lines wrap. */
export default function Code({code, readerValues}: Props): ReactNode {
  return (
    <pre className={styles.pre}>
      <code className={styles.code}>
        {codeTokens(code, readerValues).map(({kind, text}, index) =>
          kind === 'plain' ? (
            text
          ) : (
            // Tokens of a fixed text never change their order.
            <span key={index} className={styles[kind]}>
              {text}
            </span>
          ),
        )}
      </code>
    </pre>
  );
}
