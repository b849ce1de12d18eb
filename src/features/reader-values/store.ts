import {readStored, writeStored} from '../../ui/storage.ts';
import {readerFields, readerSamples, readerValueProblem, type ReaderField, type ReaderValues} from '../../data/reader-values.ts';

const storageKey = 'tianji.reader';
const changed = 'tianji:reader';

/** Only what the form would accept comes back from storage: it may hold anything. */
function clean(raw: unknown): ReaderValues {
  if (typeof raw !== 'object' || raw === null) return {};
  const entries = readerFields
    .map((field) => [field, (raw as Record<string, unknown>)[field]] as const)
    .filter(
      (entry): entry is readonly [ReaderField, string] =>
        typeof entry[1] === 'string' && entry[1] !== '' && readerValueProblem(entry[0], entry[1]) === null,
    );
  return Object.fromEntries(entries);
}

function read(area: 'localStorage' | 'sessionStorage'): ReaderValues {
  try {
    return clean(JSON.parse(readStored(storageKey, area) ?? '{}'));
  } catch {
    return {};
  }
}

/** The reader's values: the key lasts for the session only, the rest stays in this browser. Empty where there is no browser. */
export function readReaderValues(): ReaderValues {
  const {apiKey} = read('sessionStorage');
  return {...read('localStorage'), apiKey};
}

/** Keeps the values and tells every part of the page. Where storage is refused they last until the page is left. */
export function writeReaderValues(values: ReaderValues): void {
  const {apiKey, ...kept} = values;
  writeStored(storageKey, JSON.stringify(clean(kept)));
  writeStored(storageKey, apiKey ? JSON.stringify({apiKey}) : null, 'sessionStorage');
  window.dispatchEvent(new CustomEvent(changed, {detail: values}));
}

/**
 * Calls back when the values change, in this tab or in another.
 * @returns a function that ends it
 */
export function onReaderValues(listener: (values: ReaderValues) => void): () => void {
  const own = (event: Event): void => listener((event as CustomEvent<ReaderValues>).detail);
  const other = (event: StorageEvent): void => {
    if (event.key === storageKey) listener(readReaderValues());
  };
  window.addEventListener(changed, own);
  window.addEventListener('storage', other);
  return () => {
    window.removeEventListener(changed, own);
    window.removeEventListener('storage', other);
  };
}

/** Text of a reader's value in a snippet on screen: a key shows its first characters only. */
export function shownValue(field: ReaderField, values: ReaderValues): string {
  const value = values[field];
  if (!value) return readerSamples[field];
  return field === 'apiKey' ? `${value.slice(0, 6)}${'•'.repeat(8)}` : value.replace(/\/$/, '');
}
