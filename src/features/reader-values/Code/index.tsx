import {Fragment, type CSSProperties, type ReactNode} from 'react';
import Breakable from '@site/src/components/Breakable';
import {shownValue, useReaderValues} from '../store';
import {codeLines, type Token} from './code-tokens';
import styles from './styles.module.css';

/** Number of spaces that a line starts with. */
const indentOf = ([first]: Token[]): number => first?.text.search(/\S|$/) ?? 0;

/** Code that a component makes, with colors, and with the reader's values in place of the sample values. Long lines wrap. */
export default function Code({code}: {code: string}): ReactNode {
  const values = useReaderValues();
  const renderToken = ({kind, text, field}: Token, index: number): ReactNode => {
    if (kind === 'plain') return <Breakable key={index} text={text} />;
    return (
      <span key={index} className={field ? 'reader' : `token ${kind}`}>
        {field ? shownValue(field, values) : <Breakable text={text} />}
      </span>
    );
  };
  return (
    <pre className={styles.pre}>
      <code>
        {codeLines(code).map((line, row) => (
          <Fragment key={row}>
            {row > 0 && '\n'}
            <span className="hang" style={{'--indent': indentOf(line)} as CSSProperties}>
              {line.map(renderToken)}
            </span>
          </Fragment>
        ))}
      </code>
    </pre>
  );
}
