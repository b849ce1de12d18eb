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
  return fold(
    [label, docId, /^(\w+) api-method/.exec(className ?? '')?.[1]].filter(Boolean).join(' '),
  );
}

/** Leaves the operations whose title, ID, method, or group contain every word of the query, as one list without groups. */
export function filterSidebar<T extends SidebarEntry>(
  items: readonly T[],
  query: string,
): {items: T[]; count: number} {
  const wanted = fold(query).split(/\s+/).filter(Boolean);
  if (wanted.length === 0) return {items: [...items], count: 0};
  const fits = (entry: SidebarEntry, around = ''): boolean =>
    wanted.every((word) => `${words(entry)} ${around}`.includes(word));
  const shown = items.flatMap((item) => {
    if (item.type !== 'category' || !item.items) return fits(item) ? [item] : [];
    return (item.items as T[]).filter((entry) => fits(entry, fold(item.label ?? '')));
  });
  return {items: shown, count: shown.length};
}
