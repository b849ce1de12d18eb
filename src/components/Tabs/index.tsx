import {useStorageSlot} from '@docusaurus/theme-common';
import clsx from 'clsx';
import {
  Children,
  isValidElement,
  useId,
  useState,
  type KeyboardEvent,
  type ReactElement,
  type ReactNode,
} from 'react';
import type {TabItemProps} from './TabItem';

interface Props {
  children: ReactNode;
  /** Groups of the same name change together, and this browser remembers the choice. */
  groupId?: string;
  className?: string;
}

/** Tabs of Markdown. All panels are in the page. The theme's would draw them anew after hydration, and have no names for their panels. */
export default function Tabs({children, groupId, className}: Props): ReactNode {
  const id = useId();
  // Where storage is refused, the choice is that of these tabs alone, until the page is left.
  const [chosen, setChosen] = useState<string>();
  const [stored, storage] = useStorageSlot(groupId ? `docusaurus.tab.${groupId}` : null);
  const items = Children.toArray(children)
    .filter((child): child is ReactElement<TabItemProps> => isValidElement(child))
    .map(({props}) => props);
  const first = items.find((item) => item.default) ?? items[0];
  const selected = items.find(({value}) => value === (stored ?? chosen)) ?? first;

  const select = (value: string): void => {
    setChosen(value);
    storage.set(value);
  };
  const onKeyDown = ({key, currentTarget}: KeyboardEvent<HTMLDivElement>): void => {
    const step = {ArrowRight: 1, ArrowLeft: -1}[key];
    if (!step || !selected) return;
    const next = (items.indexOf(selected) + step + items.length) % items.length;
    select(items[next]!.value);
    (currentTarget.children[next] as HTMLElement).focus();
  };

  return (
    <div className="tabs-container margin-bottom--md">
      <div role="tablist" className={clsx('tabs', className)} onKeyDown={onKeyDown}>
        {items.map((item) => (
          <button
            key={item.value}
            type="button"
            role="tab"
            id={`${id}tab-${item.value}`}
            data-value={item.value}
            aria-selected={item === selected}
            aria-controls={`${id}panel-${item.value}`}
            tabIndex={item === selected ? 0 : -1}
            className={clsx('tabs__item', item === selected && 'tabs__item--active')}
            onClick={() => select(item.value)}>
            {item.label ?? item.value}
          </button>
        ))}
      </div>
      {items.map((item) => (
        <div
          key={item.value}
          role="tabpanel"
          id={`${id}panel-${item.value}`}
          aria-labelledby={`${id}tab-${item.value}`}
          hidden={item !== selected}>
          {item.children}
        </div>
      ))}
    </div>
  );
}
