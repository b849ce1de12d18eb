import sidebars from '../../../sidebars.ts';
import type {Rule} from '../types.ts';

/** Entries that a group has at most, so that a reader takes it in at a glance. */
const mostEntries = 8;

/** A list of entries, or a group or entry that is written out. */
type Part = unknown[] | {id?: string; label?: string; items?: unknown[]};

/** All parts of the sidebars, at any depth. */
const partsOf = (node: unknown): Part[] =>
  typeof node === 'object' && node !== null ? [node as Part, ...Object.values(node).flatMap(partsOf)] : [];

/** Every documentation page is in the sidebar: a page that no menu leads to is found by nobody. No group is longer than readers take in. */
export const sidebarsRule: Rule = {
  name: 'sidebars',
  check(files) {
    const parts = partsOf(sidebars);
    const listed = new Set(parts.flatMap((part) => (Array.isArray(part) ? part : part.id)));
    const tooLong = parts.flatMap((part) => {
      if (Array.isArray(part) || (part.items ?? []).length <= mostEntries) return [];
      const message = `The group "${part.label}" has more than ${mostEntries} entries: move some of them into another group.`;
      return [{file: 'sidebars.ts', line: 1, message}];
    });
    const unlisted = files
      .filter(
        ({area, locale, file}) => area === 'docs' && locale === 'en' && !listed.has(file.replace(/^docs\//, '').replace(/\.mdx?$/, '')),
      )
      .map(({file}) => ({file, line: 1, message: 'No sidebar lists the page: add it to sidebars.ts.'}));
    return [...tooLong, ...unlisted];
  },
};
