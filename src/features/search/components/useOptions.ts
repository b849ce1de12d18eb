import {useState, type KeyboardEvent} from 'react';

/** The option that the arrow keys have reached; -1 where there is none. */
export interface Options {
  active: number;
  setActive: (index: number) => void;
  /** Handles the keys of a combobox; true when the key was one of them. */
  onKey: (event: KeyboardEvent) => boolean;
}

/**
 * Keys of a combobox over a list of options: arrows, Home and End with Ctrl, Enter.
 * @param count number of options
 * @param key changes when the list does; the first option is then active
 * @param choose what Enter does
 */
export default function useOptions(count: number, key: string, choose: (index: number, event: KeyboardEvent) => void): Options {
  const [reached, setReached] = useState({key, index: 0});
  const shown = count === 0 ? -1 : reached.key === key ? Math.min(reached.index, count - 1) : 0;
  const setActive = (index: number): void => setReached({key, index});

  const onKey = (event: KeyboardEvent): boolean => {
    // Safari ends a composition before it reports the key that ended it, with the code 229.
    if (event.nativeEvent.isComposing || event.keyCode === 229 || count === 0) return false;
    const target = {ArrowDown: (shown + 1) % count, ArrowUp: (shown - 1 + count) % count, PageDown: count - 1, PageUp: 0}[event.key];
    if (target !== undefined) {
      event.preventDefault();
      setActive(target);
      return true;
    }
    if (event.key !== 'Enter') return false;
    event.preventDefault();
    choose(shown, event);
    return true;
  };
  return {active: shown, setActive, onKey};
}
