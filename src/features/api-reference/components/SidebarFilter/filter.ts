import type {PropSidebarItem} from '@docusaurus/plugin-content-docs';

const withoutAccents = (text: string): string =>
  text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();

/** Leaves the operations whose title, ID, method, or group contain every word of the query, as one list without groups. */
export function filterSidebar(
  items: readonly PropSidebarItem[],
  query: string,
): readonly PropSidebarItem[] {
  const words = withoutAccents(query).split(/\s+/).filter(Boolean);
  if (words.length === 0) return items;
  const isFound = (item: PropSidebarItem, group = ''): boolean => {
    if (item.type !== 'link') return false;
    const [method] = /^\w+(?= api-method)/.exec(item.className ?? '') ?? [];
    const text = withoutAccents([item.label, item.docId, method, group].join(' '));
    return words.every((word) => text.includes(word));
  };
  return items.flatMap((item) =>
    item.type === 'category'
      ? item.items.filter((operation) => isFound(operation, item.label))
      : [item].filter((page) => isFound(page)),
  );
}
