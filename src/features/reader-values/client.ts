import type {ReaderField} from '../../data/reader-values.ts';
import {onReaderValues, readReaderValues, shownValue} from './store.ts';

/** Writes the reader's values into the marked places of the code that was highlighted at build time. */
function fillSnippets(): void {
  const values = readReaderValues();
  for (const element of document.querySelectorAll<HTMLElement>('[data-reader]'))
    element.textContent = shownValue(element.dataset.reader as ReaderField, values);
}

if (typeof window !== 'undefined') onReaderValues(fillSnippets);

export function onRouteDidUpdate(): void {
  if (Object.values(readReaderValues()).some(Boolean)) fillSnippets();
}
