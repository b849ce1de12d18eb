import {readStored, writeStored} from '../../components/storage.ts';

const storageKey = 'tianji.searches';
const maxEntries = 5;

/** What a reader looked for last, newest first; empty where storage is refused or has something else. */
export function readRecent(): string[] {
  try {
    const entries = JSON.parse(readStored(storageKey) ?? '[]') as string[];
    return entries.filter((entry) => entry.trim() !== '');
  } catch {
    return [];
  }
}

/** Stores a query as the newest one. */
export function addRecent(query: string): void {
  const entry = query.trim();
  if (entry === '') return;
  const others = readRecent().filter((other) => other !== entry);
  writeStored(storageKey, JSON.stringify([entry, ...others].slice(0, maxEntries)));
}

/** Deletes what a reader looked for. */
export const forgetRecent = (): void => writeStored(storageKey, null);
