import CopyButton from '@site/src/components/CopyButton';
import LineIcon from '@site/src/components/LineIcon';
import {translate} from '@docusaurus/Translate';
import {readReaderValues} from '@site/src/features/reader-values/store';
import {useEffect, useRef, useState, type ComponentProps, type ReactNode} from 'react';
import styles from './styles.module.css';

/** Further properties are those of the code element. */
interface Props extends Pick<ComponentProps<'code'>, 'dangerouslySetInnerHTML'> {
  /** Highlighted at build time by src/markdown. */
  html: string;
  language: string;
  title?: string;
}

/** Whether lines are wrapped, or would have to be; null where all of them fit. */
function wrapsNow(pre: HTMLElement): boolean | null {
  const {lineHeight, whiteSpace} = getComputedStyle(pre.firstElementChild!);
  if (whiteSpace === 'pre') return pre.scrollWidth > pre.clientWidth ? false : null;
  const lines = pre.textContent.split('\n').length;
  // Of the text: the box of code that is a single line doesn't grow with it.
  const text = document.createRange();
  text.selectNodeContents(pre.firstElementChild!);
  return text.getBoundingClientRect().height > (lines + 0.5) * parseFloat(lineHeight) ? true : null;
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

/** A code block: title where it is a file, its buttons, and the code itself as it was highlighted at build time. */
export default function CodeFrame({html, language, title, ...text}: Props): ReactNode {
  const code = useRef<HTMLElement>(null);
  const [wrap, setWrap] = useState<boolean | null>(null);
  const [chosen, setChosen] = useState(false);
  // Measured when it comes near: a page of many samples would have to be laid out whole.
  useEffect(() => {
    const pre = code.current!.parentElement!;
    const measure: IntersectionObserverCallback = ([entry]) => {
      if (!entry?.isIntersecting) return;
      observer.disconnect();
      setWrap(wrapsNow(pre));
    };
    const observer = new IntersectionObserver(measure, {rootMargin: '50%'});
    observer.observe(pre);
    return () => observer.disconnect();
  }, []);
  const wrapLabel = translate({
    id: 'code.wrap',
    message: 'Wrap long lines',
    description: 'Button of a code block',
  });
  return (
    <figure
      className={`panel ${styles.frame}`}
      data-language={language}
      data-wrap={chosen ? String(wrap) : undefined}>
      <figcaption className={`caption ${styles.bar}`}>
        <span
          className={`text--truncate ${styles.title}`}
          translate={isFileName.test(title ?? '') ? 'no' : undefined}>
          {title ?? ''}
        </span>
        {wrap !== null && (
          <button
            type="button"
            className="outline-button"
            aria-pressed={wrap}
            title={wrapLabel}
            aria-label={wrapLabel}
            onClick={() => {
              setChosen(true);
              setWrap(!wrap);
            }}>
            <LineIcon>
              <path d="M2 3.5h12M2 8h9.5a2.3 2.3 0 0 1 0 4.5H8m2-2-2 2 2 2M2 12.5h3" />
            </LineIcon>
          </button>
        )}
        <CopyButton
          text={() => copyText(code.current!)}
          label={translate({
            id: 'code.copy',
            message: 'Copy code',
            description: 'Button of a code block',
          })}
        />
      </figcaption>
      {/* A region that scrolls sideways must be reachable by keyboard. */}
      <pre className={`fade-edges ${styles.pre}`} tabIndex={0}>
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
