import type {ReaderValues} from '@site/src/data/reader-values';
import {useSyncExternalStore} from 'react';
import {onReaderValues, readReaderValues, writeReaderValues} from './store';

const none: ReaderValues = {};

/** The reader's values, empty on the server and in the first paint so that hydration agrees, and a function that keeps new ones. */
export function useReaderValues(): [ReaderValues, (values: ReaderValues) => void] {
  return [useSyncExternalStore(onReaderValues, readReaderValues, () => none), writeReaderValues];
}
