import {readAhead} from './texts/fill';

const signs = ['pointermove', 'pointerdown', 'keydown', 'scroll'] as const;
let held = false;

// Safari has no idle callbacks.
const idle = (work: () => void): unknown =>
  (window.requestIdleCallback as typeof window.requestIdleCallback | undefined)?.(work) ??
  setTimeout(work, 50);

/**
 * Called by Docusaurus when the first page stands, before any link is watched. Links in view are prefetched from the first sign of a
 * reader on, when the page itself has everything. On hover and touch, the HTML with a page's texts is loaded together with its script.
 * Docusaurus leaves both out on slow connections and where data is to be saved.
 */
export function onRouteDidUpdate(): void {
  if (held) return;
  held = true;
  const loader = window.docusaurus;
  let waiting: string[] | null = [];
  const begin = (): void => {
    for (const sign of signs) window.removeEventListener(sign, begin);
    const paths = waiting ?? [];
    waiting = null;
    // One at a time, when nothing else is to be done: the sign may be the key that opens the search.
    const next = (): void => {
      const path = paths.shift();
      if (path === undefined) return;
      loader.prefetch(path);
      idle(next);
    };
    idle(next);
  };
  for (const sign of signs) window.addEventListener(sign, begin, {passive: true});
  window.docusaurus = {
    prefetch: (path) => {
      if (!waiting) return loader.prefetch(path);
      waiting.push(path);
      return false;
    },
    // False for a page that is loaded already, and on slow connections.
    preload: (path) => {
      const loaded = loader.preload(path);
      if (loaded) readAhead(new URL(path, window.location.href).pathname);
      return loaded;
    },
  };
}
