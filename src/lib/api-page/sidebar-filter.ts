/** An entry of a sidebar as far as the filter reads it. */
export interface SidebarEntry {
  type: string;
  label?: string;
  docId?: string;
  className?: string;
  items?: readonly unknown[];
}

const fold = (text: string): string => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();

/** Words that an entry is found by: title, id and method. */
function words({label, docId, className}: SidebarEntry): string {
  return fold([label, docId, /api-op--(\w+)/.exec(className ?? '')?.[1]].filter(Boolean).join(' '));
}

/**
 * Leaves the operations that hold every word of the query; their groups stand open.
 * @param items entries of the sidebar
 * @param query what the reader typed; with nothing in it the entries come back as they are
 * @returns entries to show, and how many operations they hold
 */
export function filterSidebar<T extends SidebarEntry>(items: readonly T[], query: string): {items: T[]; count: number} {
  const wanted = fold(query).split(/\s+/).filter(Boolean);
  if (wanted.length === 0) return {items: [...items], count: 0};
  const fits = (entry: SidebarEntry, around = ''): boolean => wanted.every((word) => `${words(entry)} ${around}`.includes(word));
  let count = 0;
  const shown = items.flatMap((item) => {
    if (item.type !== 'category' || !item.items) return fits(item) ? [item] : [];
    const inside = (item.items as SidebarEntry[]).filter((entry) => fits(entry, fold(item.label ?? '')));
    count += inside.length;
    return inside.length > 0 ? [{...item, items: inside, collapsible: false, collapsed: false}] : [];
  });
  return {items: shown, count};
}
