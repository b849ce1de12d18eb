import {translate} from '@docusaurus/Translate';
import {useEffect, useRef, useState, type ReactNode} from 'react';
import styles from '../layout.module.css';
import {partTitles, type PartAnchor} from '../Fields/Part';

/** Whether a part has reached the place to which a link would bring it, or is a few lines from there. */
function isReached(part: string): boolean {
  const element = document.getElementById(part)!;
  // Not of the heading: a section that isn't near has no layout, and would get one.
  const {top} = element.closest('section')!.getBoundingClientRect();
  return top <= parseFloat(getComputedStyle(element).scrollMarginTop) + 80;
}

/** Links to the parts of an operation's page, whose samples leave no room for a list of contents next to the text. */
export default function Contents({parts}: {parts: PartAnchor[]}): ReactNode {
  const nav = useRef<HTMLElement>(null);
  const [current, setCurrent] = useState<PartAnchor>();
  useEffect(() => {
    const follow = (): void => setCurrent((['samples', ...parts] as const).findLast(isReached));
    // At the top nothing has been reached, and to measure it would lay out what isn't in view yet.
    if (window.scrollY > 0) follow();
    window.addEventListener('scroll', follow, {passive: true});
    return () => window.removeEventListener('scroll', follow);
  }, [parts]);

  useEffect(() => {
    const row = nav.current!.firstElementChild!;
    const link = row.querySelector<HTMLElement>('[aria-current]');
    row.scrollLeft = link ? link.offsetLeft - row.clientWidth / 3 : 0;
  }, [current]);

  return (
    <nav
      ref={nav}
      className={styles.contents}
      aria-label={translate({id: 'contents.title', message: 'On this page'})}
      data-no-print
      data-no-twin
      data-no-search>
      <div className={styles.parts}>
        {(['samples', ...parts] as const).map((part) => (
          <a key={part} href={`#${part}`} aria-current={part === current || undefined}>
            {partTitles[part]()}
          </a>
        ))}
      </div>
    </nav>
  );
}
