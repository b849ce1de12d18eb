import {onReaderValues, readReaderValues, writeReaderValues} from '@site/src/features/reader-values/store';
import type {ReaderValues} from '@site/src/data/reader-values';
import {useSyncExternalStore} from 'react';

const none: ReaderValues = {};
const listeners = new Set<() => void>();
let current: ReaderValues | undefined;

// One listener for the whole visit: where storage is refused, the values live here until the page is left.
if (typeof window !== 'undefined') {
  onReaderValues((values) => {
    current = values;
    for (const listener of listeners) listener();
  });
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/**
 * The reader's values, empty on the server and in the first paint so that hydration agrees.
 * @returns values, a function that keeps new ones
 */
export function useReaderValues(): [ReaderValues, (values: ReaderValues) => void] {
  const values = useSyncExternalStore(
    subscribe,
    () => (current ??= readReaderValues()),
    () => none,
  );
  return [values, writeReaderValues];
}
