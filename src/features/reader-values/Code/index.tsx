import React, {type ReactNode} from 'react';
import {codeTokens} from '@site/src/features/reader-values/Code/code-tokens';
import styles from './styles.module.css';

interface Props {
  code: string;
}

/** A short command or JSON text, coloured, the values that a reader replaces marked. Long lines wrap. */
export default function Code({code}: Props): ReactNode {
  return (
    <pre className={styles.pre}>
      <code className={styles.code}>
        {codeTokens(code).map(({kind, text, field}, index) =>
          kind === 'plain' ? (
            text
          ) : (
            // Tokens of a fixed text never change their order.
            <span key={index} className={styles[kind]} data-reader={field}>
              {text}
            </span>
          ),
        )}
      </code>
    </pre>
  );
}
