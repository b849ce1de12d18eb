/** Events that the site records, if its tracking script is configured and has loaded. */
interface Events {
  'page-helpful': {helpful: 'yes' | 'no'; path: string};
  'page-not-found': {path: string};
  'search-without-result': {query: string};
}

/** What Tianji's tracking script adds to the page, unless the reader has opted out. */
interface Tracker {
  track: (name: string, data: object) => void;
}

const tracker = (): Tracker | undefined => (window as {tianji?: Tracker}).tianji;

/**
 * Calls back when the tracking script can take events: immediately, or after it has loaded. Never where it isn't configured, is blocked, or
 * is turned off by the reader.
 * @returns function that ends the waiting
 */
export function whenTracking(callback: () => void): () => void {
  if (tracker()) {
    callback();
    return () => {};
  }
  const script = document.querySelector('script[data-website-id]');
  const check = (): void => {
    if (tracker()) callback();
  };
  script?.addEventListener('load', check);
  return () => script?.removeEventListener('load', check);
}

/** Longer words are keys and identifiers rather than questions. */
const longestWord = 24;

/**
 * Records an event with Tianji's tracking script. Without the script, nothing happens.
 * @param name name of the event
 * @param data what is recorded with it; of a search, nothing is recorded if it has a word that looks like a key
 */
export function trackEvent<Name extends keyof Events>(name: Name, data: Events[Name]): void {
  if ('query' in data && data.query.split(/\s+/).some((word) => word.length > longestWord)) return;
  whenTracking(() => tracker()?.track(name, data));
}
