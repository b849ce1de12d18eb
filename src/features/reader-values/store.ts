import {useSyncExternalStore} from 'react';
import {readStored, writeStored} from '../../components/storage.ts';
import {
  fillSamples,
  isReaderValue,
  readerFields,
  readerSamples,
  type ReaderField,
  type ReaderValues,
} from '../../data/reader-values.ts';

const storageKey = 'tianji.reader';
const noValues: ReaderValues = {};

/** Values from storage, which may contain anything: only those that the form would accept. */
function readArea(area: 'localStorage' | 'sessionStorage'): ReaderValues {
  let stored: Record<string, unknown> | null;
  try {
    stored = JSON.parse(readStored(storageKey, area) ?? '{}');
  } catch {
    return {};
  }
  const values: ReaderValues = {};
  for (const field of readerFields) {
    const value = stored?.[field];
    if (typeof value === 'string' && isReaderValue(field, value)) values[field] = value;
  }
  return values;
}

const listeners = new Set<() => void>();
let current: ReaderValues | undefined;

/** The reader's values. The API key lasts for the session only, the others stay in this browser. */
export const readReaderValues = (): ReaderValues =>
  (current ??= {...readArea('localStorage'), apiKey: readArea('sessionStorage').apiKey});

/** Puts the reader's values into text written with sample values. */
export const withReaderValues = (text: string): string => fillSamples(text, readReaderValues());

/** Stores the values and tells every part of the page. If the browser refuses storage, they last until the page is left. */
export function writeReaderValues(values: ReaderValues): void {
  const {apiKey, ...kept} = values;
  writeStored(storageKey, JSON.stringify(kept));
  writeStored(storageKey, apiKey ? JSON.stringify({apiKey}) : null, 'sessionStorage');
  current = values;
  for (const listener of listeners) listener();
}

/** Calls back when the values change, until the returned function is called. */
export function onReaderValues(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The reader's values. There are none on the server, and none in the first render, so that hydration finds what the server has sent. */
export const useReaderValues = (): ReaderValues =>
  useSyncExternalStore(onReaderValues, readReaderValues, () => noValues);

/** What a snippet shows for a field: the sample value until the reader has entered one, and only the start of an API key. */
export function shownValue(field: ReaderField, values: ReaderValues): string {
  const value = values[field];
  if (!value) return readerSamples[field];
  return field === 'apiKey' ? `${value.slice(0, 6)}${'•'.repeat(8)}` : value;
}
