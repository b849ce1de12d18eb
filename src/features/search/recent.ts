import {readStored, writeStored} from '../../components/storage.ts';

const storageKey = 'tianji.searches';
const maxEntries = 5;
const maxLength = 80;

/** What a reader looked for last, newest first; empty where storage is refused or has something else. */
export function readRecent(): string[] {
  try {
    return (JSON.parse(readStored(storageKey) ?? '[]') as string[])
      .filter((entry) => entry.trim() !== '')
      .slice(0, maxEntries);
  } catch {
    return [];
  }
}

/** Stores a query as the newest one. */
export function addRecent(query: string): void {
  const entry = query.trim().replace(/\s+/g, ' ').slice(0, maxLength);
  if (entry)
    writeStored(
      storageKey,
      JSON.stringify(
        [entry, ...readRecent().filter((other) => other !== entry)].slice(0, maxEntries),
      ),
    );
}

/** Deletes what a reader looked for. */
export const forgetRecent = (): void => writeStored(storageKey, null);
