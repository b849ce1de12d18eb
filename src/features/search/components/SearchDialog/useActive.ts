import {useState, type KeyboardEvent} from 'react';

/** The option that the keys of a combobox have reached; -1 if there is none, and the first one again when `list` changes. */
export default function useActive(
  count: number,
  list: string,
  choose: (index: number, event: KeyboardEvent) => void,
) {
  const [reached, setReached] = useState({list, index: 0});
  const active = count === 0 ? -1 : reached.list === list ? Math.min(reached.index, count - 1) : 0;
  const setActive = (index: number): void => setReached({list, index});

  const onKey = (event: KeyboardEvent): void => {
    // Safari ends a composition before it reports the key that ended it, with the code 229.
    if (event.nativeEvent.isComposing || event.keyCode === 229) return;
    if (event.key === 'Enter') return choose(active, event);
    const target = {
      ArrowDown: (active + 1) % count,
      ArrowUp: (active - 1 + count) % count,
      PageDown: count - 1,
      PageUp: 0,
    }[event.key];
    if (target === undefined || count === 0) return;
    event.preventDefault();
    setActive(target);
  };
  return {active, setActive, onKey};
}
