import CopyButton from '@site/src/ui/CopyButton';
import {translate} from '@docusaurus/Translate';
import {copyText} from './copyText';
import {useRef, type ReactNode} from 'react';
import styles from './styles.module.css';

interface Props {
  /** Highlighted at build time by src/markdown. */
  html: string;
  language: string;
  title?: string;
}

/** A code block: title where it is a file, copy button, and the code itself as it was highlighted at build time. */
export default function CodeFrame({html, language, title}: Props): ReactNode {
  const code = useRef<HTMLElement>(null);
  return (
    <figure className={styles.frame} data-language={language}>
      <figcaption className={styles.bar}>
        <span className={styles.title}>{title ?? ''}</span>
        <CopyButton
          className={styles.copy}
          text={() => copyText(code.current)}
          label={translate({id: 'code.copy', message: 'Copy code', description: 'Button of a code block'})}
        />
      </figcaption>
      {/* A region that scrolls sideways must be reachable by keyboard. */}
      <pre className={styles.pre} tabIndex={0}>
        <code ref={code} className={styles.code} translate="no" dangerouslySetInnerHTML={{__html: html}} />
      </pre>
    </figure>
  );
}
