type Area = 'localStorage' | 'sessionStorage';

// Docusaurus' createStorageSlot adds the site's namespace to each key: what readers have stored would be lost.

/** A stored value: null if there is none, undefined where the browser refuses storage and on the server. */
export function readStored(key: string, area: Area = 'localStorage'): string | null | undefined {
  try {
    return window[area].getItem(key);
  } catch {
    return undefined;
  }
}

/** Stores a value or, with null, removes it. Where storage is refused, nothing happens. */
export function writeStored(key: string, value: string | null, area: Area = 'localStorage'): void {
  try {
    if (value === null) window[area].removeItem(key);
    else window[area].setItem(key, value);
  } catch {
    // Private windows may refuse storage.
  }
}
