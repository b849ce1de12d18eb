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
import styles from './styles.module.css';

type Item = ReactElement<TabItemProps>;

const isItem = (child: ReactNode): child is Item =>
  isValidElement<TabItemProps>(child) && typeof child.props.value === 'string';

interface TabListProps {
  /** Start of the IDs of tabs and panels. */
  id: string;
  items: Item[];
  selected: Item | undefined;
  onSelect: (value: string) => void;
  className: string | undefined;
}

/** The row of tabs, of which the arrow keys select the next and the previous one. */
function TabList({id, items, selected, onSelect, className}: TabListProps): ReactNode {
  const move = (event: KeyboardEvent<HTMLDivElement>): void => {
    const step = {ArrowRight: 1, ArrowLeft: -1}[event.key];
    if (!step || !selected) return;
    event.preventDefault();
    const next = items[(items.indexOf(selected) + step + items.length) % items.length]!;
    onSelect(next.props.value);
    event.currentTarget
      .querySelector<HTMLElement>(`[data-value="${CSS.escape(next.props.value)}"]`)
      ?.focus();
  };
  return (
    <div role="tablist" className={clsx('tabs', styles.row, className)} onKeyDown={move}>
      {items.map((item) => (
        <button
          key={item.props.value}
          type="button"
          role="tab"
          id={`${id}tab-${item.props.value}`}
          data-value={item.props.value}
          aria-selected={item === selected}
          aria-controls={`${id}panel-${item.props.value}`}
          tabIndex={item === selected ? 0 : -1}
          className={clsx('tabs__item', styles.tab, item === selected && 'tabs__item--active')}
          onClick={({currentTarget}) => {
            currentTarget.scrollIntoView({block: 'nearest', inline: 'nearest'});
            onSelect(item.props.value);
          }}>
          {item.props.label ?? item.props.value}
        </button>
      ))}
    </div>
  );
}

interface Props {
  children: ReactNode;
  /** Groups of the same name change together, and this browser remembers the choice. */
  groupId?: string;
  className?: string;
}

/** Tabs of Markdown. All panels are in the page. The theme's would draw them anew after hydration, and have no names for their panels. */
export default function Tabs({children, groupId, className}: Props): ReactNode {
  const id = useId();
  const items = Children.toArray(children).filter(isItem);
  // Where storage is refused, the choice is that of these tabs alone, until the page is left.
  const [chosen, setChosen] = useState<string>();
  const [stored, storage] = useStorageSlot(groupId ? `docusaurus.tab.${groupId}` : null);
  const choice = stored ?? chosen;
  const first = items.find(({props}) => props.default) ?? items[0];
  const selected = items.find(({props}) => props.value === choice) ?? first;
  const select = (value: string): void => {
    setChosen(value);
    storage.set(value);
  };

  return (
    <div className="tabs-container margin-bottom--md">
      <TabList id={id} items={items} selected={selected} onSelect={select} className={className} />
      {items.map((item) => (
        <div
          key={item.props.value}
          role="tabpanel"
          id={`${id}panel-${item.props.value}`}
          aria-labelledby={`${id}tab-${item.props.value}`}
          hidden={item !== selected}
          className={styles.panel}>
          {item}
        </div>
      ))}
    </div>
  );
}
