import {useSyncExternalStore} from 'react';
import {readStored, writeStored} from '@site/src/components/storage';

/** Same keys as those of the theme, so that a choice made with either is kept. */
const keyOf = (group: string): string => `docusaurus.tab.${group}`;
const chosen = new Map<string, string>();
const listeners = new Set<() => void>();

const read = (group: string): string | null =>
  chosen.get(group) ?? readStored(keyOf(group)) ?? null;

/**
 * Chooses a tab for all groups of this name. Where storage is refused, the choice lasts until the page is left.
 * @param keeps whether to keep the choice for other pages
 */
export function choose(group: string, value: string, keeps: boolean): void {
  chosen.set(group, value);
  if (keeps) writeStored(keyOf(group), value);
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** What was chosen in a group, null before anything was; null on the server, so that hydration agrees. */
export function useChoice(group: string): string | null {
  return useSyncExternalStore(
    subscribe,
    () => read(group),
    () => null,
  );
}
