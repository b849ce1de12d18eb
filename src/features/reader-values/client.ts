import {onReaderValues, readReaderValues, shownValue} from './store.ts';
import {
  readerFields,
  withoutScheme,
  type ReaderField,
  type ReaderValues,
} from '../../data/reader-values.ts';

/** Writes the reader's values into the marked places of all snippets on the page. */
function fillSnippets(values: ReaderValues): void {
  for (const element of document.querySelectorAll<HTMLElement>('[data-reader]')) {
    const field = element.dataset.reader as ReaderField;
    if (!readerFields.includes(field)) continue;
    const value = shownValue(field, values);
    element.textContent = 'short' in element.dataset ? withoutScheme(value) : value;
  }
}

if (typeof window !== 'undefined') onReaderValues(fillSnippets);

export function onRouteDidUpdate(): void {
  const values = readReaderValues();
  if (Object.values(values).some(Boolean)) fillSnippets(values);
}
