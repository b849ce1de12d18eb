import {translate} from '@docusaurus/Translate';
import CopyButton from '@site/src/components/CopyButton';
import {readReaderValues} from '@site/src/features/reader-values/store';
import {useRef, type ComponentProps, type ReactNode} from 'react';
import styles from './styles.module.css';

/** A title that names a file is the same in every language. */
const isFileName = /^\S*\.\w+$/;

interface FrameProps {
  title?: string;
  language?: string;
  /** What the button copies, and its name. */
  text: () => string;
  label: string;
  /** The code, in a pre element. */
  children: ReactNode;
}

/** A frame around code, with its title and a button that copies it. */
export function Frame({title = '', language, text, label, children}: FrameProps): ReactNode {
  return (
    <figure className={`panel ${styles.frame}`} data-language={language}>
      <figcaption className={`caption ${styles.bar}`}>
        <span
          className={`text--truncate ${styles.title}`}
          translate={isFileName.test(title) ? 'no' : undefined}>
          {title}
        </span>
        <CopyButton text={text} label={label} />
      </figcaption>
      {children}
    </figure>
  );
}

/** Text of a code block with the reader's API key in full: the screen shows only its beginning. */
function copyText(code: HTMLElement): string {
  const copy = code.cloneNode(true) as HTMLElement;
  const {apiKey} = readReaderValues();
  if (apiKey)
    for (const place of copy.querySelectorAll('[data-reader="apiKey"]')) place.textContent = apiKey;
  return copy.textContent;
}

/** Further properties are those of the code element. */
interface Props extends Pick<ComponentProps<'code'>, 'dangerouslySetInnerHTML'> {
  /** Highlighted at build time by src/markdown. */
  html: string;
  language: string;
  title?: string;
}

/** A code block as it was highlighted at build time. */
export default function CodeFrame({html, language, title, ...text}: Props): ReactNode {
  const code = useRef<HTMLElement>(null);
  return (
    <Frame
      title={title}
      language={language}
      text={() => copyText(code.current!)}
      label={translate({message: 'Copy code', description: 'Button of a code block'})}>
      {/* A long sample scrolls in the API reference on a phone, so it must be reachable by keyboard. */}
      <pre tabIndex={0}>
        <code
          ref={code}
          className={styles.code}
          translate="no"
          dangerouslySetInnerHTML={{__html: html}}
          {...text}
        />
      </pre>
    </Frame>
  );
}
