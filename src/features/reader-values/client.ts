import {onReaderValues, readReaderValues, shownValue} from './store.ts';
import {
  readerFields,
  withoutScheme,
  type ReaderField,
  type ReaderValues,
} from '../../data/reader-values.ts';

/** Writes the reader's values into the marked places of all snippets on the page. */
export function fill(values: ReaderValues): void {
  for (const place of document.querySelectorAll<HTMLElement>('[data-reader]')) {
    const field = place.dataset.reader as ReaderField;
    if (!readerFields.includes(field)) continue;
    const value = shownValue(field, values);
    place.textContent = 'short' in place.dataset ? withoutScheme(value) : value;
  }
}

if (typeof window !== 'undefined') {
  onReaderValues(fill);
}

export function onRouteDidUpdate(): void {
  const values = readReaderValues();
  if (Object.values(values).some(Boolean)) window.setTimeout(() => fill(values), 0);
}
