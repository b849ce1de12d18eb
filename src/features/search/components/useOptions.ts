import {useState, type KeyboardEvent} from 'react';

/**
 * The option that the keys of a combobox have reached (arrows, Page Up, Page Down, Enter); -1 where there is none.
 * @param count number of options
 * @param key changes when the list does; the first option is then active
 * @param choose what Enter does
 */
export default function useOptions(count: number, key: string, choose: (index: number, event: KeyboardEvent) => void) {
  const [reached, setReached] = useState({key, index: 0});
  const shown = count === 0 ? -1 : reached.key === key ? Math.min(reached.index, count - 1) : 0;
  const setActive = (index: number): void => setReached({key, index});

  const onKey = (event: KeyboardEvent): void => {
    // Safari ends a composition before it reports the key that ended it, with the code 229.
    if (event.nativeEvent.isComposing || event.keyCode === 229) return;
    if (event.key === 'Enter') return choose(shown, event);
    const target = {ArrowDown: (shown + 1) % count, ArrowUp: (shown - 1 + count) % count, PageDown: count - 1, PageUp: 0}[event.key];
    if (target === undefined || count === 0) return;
    event.preventDefault();
    setActive(target);
  };
  return {active: shown, setActive, onKey};
}
