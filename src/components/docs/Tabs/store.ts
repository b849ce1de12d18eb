import {useSyncExternalStore} from 'react';

/** Same keys as those of the theme, so that a choice made with either is kept. */
const keyOf = (group: string): string => `docusaurus.tab.${group}`;
const chosen = new Map<string, string>();
const listeners = new Set<() => void>();

function read(group: string): string | null {
  const known = chosen.get(group);
  if (known) return known;
  try {
    return window.localStorage.getItem(keyOf(group));
  } catch {
    return null;
  }
}

/** Chooses a tab for all groups of this name, on this page and the next. */
export function choose(group: string, value: string): void {
  chosen.set(group, value);
  try {
    window.localStorage.setItem(keyOf(group), value);
  } catch {
    // Where storage is refused the choice lasts until the page is left.
  }
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
