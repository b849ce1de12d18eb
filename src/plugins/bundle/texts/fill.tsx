import {useHistory} from '@docusaurus/router';
import {useEffect, type ComponentType} from 'react';

interface Page {
  default: ComponentType<object>;
  metadata?: {permalink: string};
  texts?: {
    mark: string;
    count: number;
    /** Whether the texts are on the page above. */
    listed?: boolean;
    /** Properties of the elements that hold the texts. */
    parts: {'data-text': string; dangerouslySetInnerHTML: {__html: string}}[];
  };
}

const found = new Map<string, string>();
const read = new Map<string, Promise<void>>();

function collect(page: Document): void {
  for (const element of page.querySelectorAll<HTMLElement>('[data-text]'))
    found.set(element.dataset.text!, element.innerHTML);
}

async function readPage(address: string): Promise<void> {
  const response = await fetch(address);
  if (response.ok) collect(new DOMParser().parseFromString(await response.text(), 'text/html'));
}

/** Reads each page once: the one that the reader opened from the document, the others from the server. */
function readOnce(address: string, from: () => Promise<void>): Promise<void> {
  if (!read.has(address)) read.set(address, from());
  return read.get(address)!;
}

/** Begins to read the page at an address, while its script is loaded. If that fails, the page is read again once its texts are needed. */
export function readAhead(address: string): void {
  if (address !== window.location.pathname)
    readOnce(address, () => readPage(address)).catch(() => read.delete(address));
}

/** Texts by their marks: those of the page that the reader opened, or of the page at an address. */
async function textsOf(marks: string[], address: string): Promise<string[]> {
  await readOnce('', async () => collect(document));
  const isMissing = (mark: string): boolean => !found.has(mark);
  if (marks.some(isMissing)) await readOnce(address, () => readPage(address));
  // The words are those of a script that is missing after a deployment, and lead to the same reload.
  if (marks.some(isMissing)) throw new Error(`Loading chunk of texts ${marks[0]} failed`);
  return marks.map((mark) => found.get(mark)!);
}

/**
 * A page with its texts, which are in the HTML and not in its script. The page that the reader opened has them already; of the pages that
 * follow, the HTML is loaded together with the script.
 */
export async function withTexts(page: Page): Promise<Page> {
  const {texts, metadata} = page;
  if (!texts) return page;
  const marks = Array.from(
    {length: texts.count},
    (_, index) => `${texts.mark}-${index.toString(36)}`,
  );
  const address = metadata?.permalink ?? '';
  const html = await textsOf(marks, texts.listed ? address.replace(/\/[^/]*$/, '') : address);
  texts.parts = html.map((__html, index) => ({
    'data-text': marks[index]!,
    dangerouslySetInnerHTML: {__html},
  }));
  return {...page, default: withLinks(page.default, texts.mark)};
}

interface ReleaseList {
  default: {metadata: {permalink: string}; releases: {permalink: string; html?: string}[]};
}

/** The list of releases with their texts, which are in the HTML only too. */
export async function withReleases(list: ReleaseList): Promise<ReleaseList> {
  const {metadata, releases} = list.default;
  const marks = releases.map(({permalink}) => permalink);
  const texts = await textsOf(marks, metadata.permalink);
  releases.forEach((release, index) => (release.html = texts[index]!));
  return list;
}

/** Link of a text to another page of the site, as far as the router may follow it. */
function linkAt(event: Event): HTMLAnchorElement | null {
  const link =
    event.target instanceof Element
      ? event.target.closest<HTMLAnchorElement>('[data-text] a[href^="/"]')
      : null;
  return link?.target || link?.hasAttribute('download') ? null : link;
}

const preload = (event: Event): unknown => {
  const link = linkAt(event);
  return link && window.docusaurus.preload(link.pathname);
};

/** Makes the links in the texts of a page those of the site: loaded ahead when in view or pointed at, and followed without a new page. */
function withLinks(Content: ComponentType<object>, mark: string): ComponentType<object> {
  return function Page(props) {
    const history = useHistory();
    useEffect(() => {
      const follow = (event: MouseEvent): void => {
        const link = linkAt(event);
        if (
          !link ||
          event.defaultPrevented ||
          event.button !== 0 ||
          event.metaKey ||
          event.altKey ||
          event.ctrlKey ||
          event.shiftKey
        )
          return;
        event.preventDefault();
        history.push(link.pathname + link.search + link.hash);
      };
      const seen = new IntersectionObserver((entries) => {
        for (const {isIntersecting, target} of entries) {
          if (!isIntersecting) continue;
          seen.unobserve(target);
          window.docusaurus.prefetch((target as HTMLAnchorElement).pathname);
        }
      });
      for (const link of document.querySelectorAll(`[data-text^="${mark}-"] a[href^="/"]`))
        seen.observe(link);
      document.addEventListener('click', follow);
      document.addEventListener('mouseover', preload);
      document.addEventListener('touchstart', preload, {passive: true});
      return () => {
        seen.disconnect();
        document.removeEventListener('click', follow);
        document.removeEventListener('mouseover', preload);
        document.removeEventListener('touchstart', preload);
      };
    }, [history]);
    return <Content {...props} />;
  };
}
