import clsx from 'clsx';
import {useState, type KeyboardEvent, type MouseEvent, type ReactNode} from 'react';
import styles from './styles.module.css';

/** What a reader can choose: a page to go to, or something to do in the dialog. */
export interface Option {
  to?: string;
  run?: () => void;
  body: ReactNode;
}

export interface Group {
  id: string;
  name?: string;
  options: Option[];
}

interface Props {
  /** Id of the list; an option's is followed by its number. */
  list: string;
  label: string;
  groups: Group[];
  active: number;
  setActive: (index: number) => void;
  choose: (index: number, event: MouseEvent) => void;
}

/** The list below the field, which the field's arrow keys move in. */
export default function Options({
  list,
  label,
  groups,
  active,
  setActive,
  choose,
}: Props): ReactNode {
  const shown = groups.filter(({options}) => options.length > 0);
  const all = shown.flatMap(({options}) => options);
  return (
    // The focus stays in the field.
    <div
      id={list}
      role="listbox"
      aria-label={label}
      className={styles.list}
      onMouseDown={(event) => event.preventDefault()}>
      {shown.map(({id, name, options}) => (
        <div
          key={id}
          role={name ? 'group' : 'presentation'}
          aria-labelledby={name && `${list}-${id}`}>
          {name && (
            <div id={`${list}-${id}`} role="presentation" className={styles.area}>
              {name}
            </div>
          )}
          {options.map((option) => {
            const index = all.indexOf(option);
            return (
              <a
                key={index}
                id={`${list}-${index}`}
                href={option.to}
                role="option"
                tabIndex={-1}
                aria-selected={index === active}
                className={clsx(styles.option, index === active && styles.active)}
                onMouseMove={() => index !== active && setActive(index)}
                onClick={(event) => choose(index, event)}>
                {option.body}
              </a>
            );
          })}
        </div>
      ))}
    </div>
  );
}

/** The option that the keys of a combobox have reached; -1 where there is none, and the first one again when the key changes. */
export function useOptions(
  count: number,
  key: string,
  choose: (index: number, event: KeyboardEvent) => void,
) {
  const [reached, setReached] = useState({key, index: 0});
  const shown = count === 0 ? -1 : reached.key === key ? Math.min(reached.index, count - 1) : 0;
  const setActive = (index: number): void => setReached({key, index});

  const onKey = (event: KeyboardEvent): void => {
    // Safari ends a composition before it reports the key that ended it, with the code 229.
    if (event.nativeEvent.isComposing || event.keyCode === 229) return;
    if (event.key === 'Enter') return choose(shown, event);
    const target = {
      ArrowDown: (shown + 1) % count,
      ArrowUp: (shown - 1 + count) % count,
      PageDown: count - 1,
      PageUp: 0,
    }[event.key];
    if (target === undefined || count === 0) return;
    event.preventDefault();
    setActive(target);
  };
  return {active: shown, setActive, onKey};
}
