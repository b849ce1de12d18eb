import {translate} from '@docusaurus/Translate';
import {useEffect, useRef, useState, type ReactNode} from 'react';
import styles from '../layout.module.css';
import {sectionTitles, type SectionAnchor} from '../Fields/OperationSection';

/** Whether a section has reached the place to which a link would bring it, or is a few lines from there. */
function isReached(anchor: SectionAnchor): boolean {
  const element = document.getElementById(anchor)!;
  // Not of the heading: a section that isn't near has no layout, and would get one.
  const {top} = element.closest('section')!.getBoundingClientRect();
  return top <= parseFloat(getComputedStyle(element).scrollMarginTop) + 80;
}

/** Links to the sections of an operation's page, whose samples leave no room for a list of contents next to the text. */
export default function Contents({sections}: {sections: SectionAnchor[]}): ReactNode {
  const row = useRef<HTMLDivElement>(null);
  const [current, setCurrent] = useState<SectionAnchor>();
  useEffect(() => {
    const follow = (): void => setCurrent(sections.findLast(isReached));
    // At the top nothing has been reached, and to measure it would lay out what isn't in view yet.
    if (window.scrollY > 0) follow();
    window.addEventListener('scroll', follow, {passive: true});
    return () => window.removeEventListener('scroll', follow);
  }, [sections]);

  useEffect(() => {
    const link = row.current!.querySelector<HTMLElement>('[aria-current]');
    row.current!.scrollLeft = link ? link.offsetLeft - row.current!.clientWidth / 3 : 0;
  }, [current]);

  return (
    <nav
      className={styles.contents}
      aria-label={translate({id: 'contents.title', message: 'On this page'})}
      data-no-print
      data-no-twin
      data-no-search>
      <div ref={row} className={styles.links}>
        {sections.map((anchor) => (
          <a key={anchor} href={`#${anchor}`} aria-current={anchor === current || undefined}>
            {sectionTitles[anchor]()}
          </a>
        ))}
      </div>
    </nav>
  );
}
