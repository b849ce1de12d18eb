import sidebars from '../../../sidebars.ts';
import type {Rule} from '../types.ts';

/** Ids of all pages that a sidebar lists, at any depth. */
function idsIn(items: unknown): string[] {
  if (typeof items === 'string') return [items];
  if (Array.isArray(items)) return items.flatMap(idsIn);
  if (items === null || typeof items !== 'object') return [];
  const {type, id, link, items: inner} = items as {type?: string; id?: string; link?: unknown; items?: unknown};
  return type ? [...(id ? [id] : []), ...idsIn(link), ...idsIn(inner)] : Object.values(items).flatMap(idsIn);
}

/** Every documentation page is in the sidebar: a page that no menu leads to is found by nobody. */
export const sidebarsRule: Rule = {
  name: 'sidebars',
  check(files) {
    const listed = new Set(idsIn(sidebars));
    return files
      .filter(
        ({area, locale, file}) => area === 'docs' && locale === 'en' && !listed.has(file.replace(/^docs\//, '').replace(/\.mdx?$/, '')),
      )
      .map(({file}) => ({file, line: 1, rule: 'sidebars', message: 'No sidebar lists the page: add it to sidebars.ts.'}));
  },
};
