import CopyButton from '@site/src/components/CopyButton';
import {translate} from '@docusaurus/Translate';
import {readReaderValues} from '@site/src/features/reader-values/store';
import {useRef, type ComponentProps, type ReactNode} from 'react';
import styles from './styles.module.css';

/** Further properties are those of the code element. */
interface Props extends Pick<ComponentProps<'code'>, 'dangerouslySetInnerHTML'> {
  /** Highlighted at build time by src/markdown. */
  html: string;
  language: string;
  title?: string;
}

/** Text of a code block with the reader's API key in full: the screen shows only its beginning. */
function copyText(code: HTMLElement): string {
  const copy = code.cloneNode(true) as HTMLElement;
  const {apiKey} = readReaderValues();
  if (apiKey)
    for (const place of copy.querySelectorAll('[data-reader="apiKey"]')) place.textContent = apiKey;
  return copy.textContent;
}

/** A title that names a file is the same in every language. */
const isFileName = /^\S+\.\w+$/;

/** A code block: title where it is a file, the button that copies it, and the code itself as it was highlighted at build time. */
export default function CodeFrame({html, language, title, ...text}: Props): ReactNode {
  const code = useRef<HTMLElement>(null);
  return (
    <figure className={`panel ${styles.frame}`} data-language={language}>
      <figcaption className={`caption ${styles.bar}`}>
        <span
          className={`text--truncate ${styles.title}`}
          translate={isFileName.test(title ?? '') ? 'no' : undefined}>
          {title ?? ''}
        </span>
        <CopyButton
          text={() => copyText(code.current!)}
          label={translate({message: 'Copy code', description: 'Button of a code block'})}
        />
      </figcaption>
      {/* A long sample scrolls in the API reference on a phone, so it must be reachable by keyboard. */}
      <pre className={styles.pre} tabIndex={0}>
        <code
          ref={code}
          className={styles.code}
          translate="no"
          dangerouslySetInnerHTML={{__html: html}}
          {...text}
        />
      </pre>
    </figure>
  );
}
