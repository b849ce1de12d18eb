import {onReaderValues, readReaderValues, resetReaderValues, writeReaderValues} from '@site/src/lib/reader-store';
import type {ReaderValues} from '@site/src/lib/reader-values';
import {useEffect, useState} from 'react';

/**
 * The reader's values, empty on the server and in the first paint so that hydration agrees.
 * @returns values, a function that keeps new ones, a function that forgets all
 */
export function useReaderValues(): [ReaderValues, (values: ReaderValues) => void, () => void] {
  const [values, setValues] = useState<ReaderValues>({});
  useEffect(() => {
    setValues(readReaderValues());
    return onReaderValues(setValues);
  }, []);
  return [values, writeReaderValues, resetReaderValues];
}
