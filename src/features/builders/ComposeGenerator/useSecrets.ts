import {makeSecrets, secretCommands, type ComposeSecrets} from '@site/src/features/builders/model/compose';
import {useSyncExternalStore} from 'react';

const listeners = new Set<() => void>();
let current: ComposeSecrets | undefined;

const make = (): ComposeSecrets => makeSecrets((bytes) => crypto.getRandomValues(bytes));

function renew(): void {
  current = make();
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/**
 * Secrets made in this browser, in memory only. The server writes the commands that make them instead: otherwise every reader
 * would get the same secrets.
 * @returns the secrets, a function that makes new ones
 */
export function useSecrets(): [ComposeSecrets, () => void] {
  const secrets = useSyncExternalStore(
    subscribe,
    () => (current ??= make()),
    () => secretCommands,
  );
  return [secrets, renew];
}
