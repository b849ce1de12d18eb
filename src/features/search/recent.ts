import {readStored, writeStored} from '../../components/storage.ts';

const key = 'tianji.searches';
const most = 5;
const longest = 80;

/** What a reader looked for last, newest first; empty where storage is refused or has something else. */
export function readRecent(): string[] {
  try {
    return (JSON.parse(readStored(key) ?? '[]') as string[])
      .filter((entry) => entry.trim() !== '')
      .slice(0, most);
  } catch {
    return [];
  }
}

export function addRecent(query: string): void {
  const entry = query.trim().replace(/\s+/g, ' ').slice(0, longest);
  if (entry)
    writeStored(
      key,
      JSON.stringify([entry, ...readRecent().filter((other) => other !== entry)].slice(0, most)),
    );
}

export const forgetRecent = (): void => writeStored(key, null);
