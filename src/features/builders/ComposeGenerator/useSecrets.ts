import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {makeSecrets, secretCommands, type ComposeSecrets} from '@site/src/features/builders/model/compose';
import {useState} from 'react';

const make = (): ComposeSecrets => makeSecrets((bytes) => crypto.getRandomValues(bytes));

/** Those of this visit: a reader who comes back to the page finds them again. */
let made = ExecutionEnvironment.canUseDOM ? make() : secretCommands;

/**
 * Secrets made in this browser, in memory only. The server writes the commands that make them instead: otherwise every reader
 * would get the same secrets.
 * @returns the secrets, a function that makes new ones
 */
export function useSecrets(): [ComposeSecrets, () => void] {
  const [secrets, setSecrets] = useState(made);
  return [useIsBrowser() ? secrets : secretCommands, () => setSecrets((made = make()))];
}
