import {readReaderValues} from '@site/src/features/reader-values/store';

/** Text of a code block with the reader's API key in full: the screen shows only its beginning. */
export function copyText(code: HTMLElement | null): string {
  if (!code) return '';
  const copy = code.cloneNode(true) as HTMLElement;
  const {apiKey} = readReaderValues();
  if (apiKey) for (const place of copy.querySelectorAll('[data-reader="apiKey"]')) place.textContent = apiKey;
  return copy.textContent ?? '';
}
