import {readStored, writeStored} from '../../ui/storage.ts';

const key = 'tianji.searches';
const most = 5;
const longest = 80;

/** What a reader looked for last, newest first; empty where storage is refused or holds something else. */
export function readRecent(): string[] {
  try {
    const kept: unknown = JSON.parse(readStored(key) ?? '[]');
    if (!Array.isArray(kept)) return [];
    return kept
      .filter((entry): entry is string => typeof entry === 'string' && entry.trim() !== '' && entry.length <= longest)
      .slice(0, most);
  } catch {
    return [];
  }
}

/** Keeps a query that led somewhere. */
export function addRecent(query: string): void {
  const entry = query.trim().replace(/\s+/g, ' ').slice(0, longest);
  if (entry) writeStored(key, JSON.stringify([entry, ...readRecent().filter((other) => other !== entry)].slice(0, most)));
}

export const forgetRecent = (): void => writeStored(key, null);
