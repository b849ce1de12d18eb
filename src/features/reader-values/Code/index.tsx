import {Fragment, type CSSProperties, type ReactNode} from 'react';
import type {ReaderValues} from '@site/src/data/reader-values';
import Breakable from '@site/src/components/Breakable';
import {codeLines} from './code-tokens';
import styles from './styles.module.css';

interface Props {
  code: string;
  /**
   * The reader's values, for code that changes while it is shown; fixed code is filled in by client.ts. Such code is HTML, Markdown, or
   * YAML, in which only strings are colored.
   */
  values?: ReaderValues;
}

/** A command or JSON with colors and the values that a reader replaces marked. Long lines wrap. */
export default function Code({code, values}: Props): ReactNode {
  return (
    <pre className={styles.pre}>
      <code>
        {codeLines(code).map((line, row) => (
          // Lines and tokens have their number as key: they never change their order.
          <Fragment key={row}>
            {row > 0 && '\n'}
            <span
              className="hang"
              style={{'--indent': line[0]?.text.search(/\S|$/) ?? 0} as CSSProperties}>
              {line.map(({kind, text, field}, index) => (
                <Fragment key={index}>
                  {kind === 'plain' || (values && kind !== 'reader') ? (
                    <Breakable text={text} />
                  ) : (
                    <span
                      className={kind === 'reader' ? kind : `token ${kind}`}
                      data-reader={values ? undefined : field}>
                      {(field && values?.[field]) || <Breakable text={text} />}
                    </span>
                  )}
                </Fragment>
              ))}
            </span>
          </Fragment>
        ))}
      </code>
    </pre>
  );
}
