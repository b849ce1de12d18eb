import {readStored, writeStored} from '../../components/storage.ts';
import {
  readerFields,
  readerSamples,
  readerValueProblem,
  type ReaderField,
  type ReaderValues,
} from '../../data/reader-values.ts';

const storageKey = 'tianji.reader';

/** Only what the form would accept comes back from storage: it may contain anything. */
function clean(raw: unknown): ReaderValues {
  if (typeof raw !== 'object' || raw === null) return {};
  const entries = readerFields.map((field): [ReaderField, unknown] => [
    field,
    (raw as Record<string, unknown>)[field],
  ]);
  return Object.fromEntries(
    entries.filter(
      ([field, value]) => typeof value === 'string' && value && !readerValueProblem(field, value),
    ),
  );
}

function read(area: 'localStorage' | 'sessionStorage'): ReaderValues {
  try {
    return clean(JSON.parse(readStored(storageKey, area) ?? '{}'));
  } catch {
    return {};
  }
}

const stored = (): ReaderValues => ({
  ...read('localStorage'),
  apiKey: read('sessionStorage').apiKey,
});

const listeners = new Set<(values: ReaderValues) => void>();
let current: ReaderValues | undefined;

/** The reader's values: the key lasts for the session only, the rest stays in this browser. Empty where there is no browser. */
export const readReaderValues = (): ReaderValues => (current ??= stored());

function change(values: ReaderValues): void {
  current = values;
  for (const listener of listeners) listener(values);
}

/** Keeps the values and tells every part of the page. Where storage is refused they last until the page is left. */
export function writeReaderValues(values: ReaderValues): void {
  const {apiKey, ...kept} = values;
  writeStored(storageKey, JSON.stringify(clean(kept)));
  writeStored(storageKey, apiKey ? JSON.stringify({apiKey}) : null, 'sessionStorage');
  change(values);
}

/** Calls back when the values change, in this tab or in another, until the returned function is called. */
export function onReaderValues(listener: (values: ReaderValues) => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

if (typeof window !== 'undefined')
  window.addEventListener('storage', ({key}) => {
    if (key === storageKey) change(stored());
  });

/** Text of a reader's value in a snippet on screen: a key shows its first characters only. */
export function shownValue(field: ReaderField, values: ReaderValues): string {
  const value = values[field];
  if (!value) return readerSamples[field];
  return field === 'apiKey' ? `${value.slice(0, 6)}${'•'.repeat(8)}` : value.replace(/\/$/, '');
}
