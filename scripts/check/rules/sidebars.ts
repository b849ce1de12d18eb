import {readFileSync} from 'node:fs';
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

/** Entries that a group has at most, so that a reader takes it in at a glance. */
const mostEntries = 8;

/** Labels of the groups with more entries. */
function longGroups(items: unknown): string[] {
  if (Array.isArray(items)) return items.flatMap(longGroups);
  if (items === null || typeof items !== 'object') return [];
  const {type, label, items: inner} = items as {type?: string; label?: string; items?: unknown[]};
  if (!type) return Object.values(items).flatMap(longGroups);
  return [...(inner && inner.length > mostEntries ? [label!] : []), ...longGroups(inner)];
}

const idOf = (file: string): string => file.replace(/^docs\//, '').replace(/\.mdx?$/, '');

/** Every documentation page is in the sidebar, and every entry has a page: a page that no menu leads to is found by nobody. No group is longer than readers take in. */
export const sidebarsRule: Rule = {
  name: 'sidebars',
  check(files) {
    const listed = new Set(idsIn(sidebars));
    const tooLong = longGroups(sidebars).map((label) => ({
      file: 'sidebars.ts',
      line: 1,
      message: `The group "${label}" has more than ${mostEntries} entries: move some of them into another group.`,
    }));
    const pages = files.filter(({area, locale}) => area === 'docs' && locale === 'en').map(({file}) => file);
    const known = new Set(pages.map(idOf));
    const lines = readFileSync('sidebars.ts', 'utf8').split('\n');
    const gone = [...listed]
      .filter((id) => !known.has(id))
      .map((id) => ({
        file: 'sidebars.ts',
        line: lines.findIndex((line) => line.includes(`'${id}'`)) + 1,
        message: `There is no page docs/${id}.md: create it, or delete its entry.`,
      }));
    const unlisted = pages
      .filter((file) => !listed.has(idOf(file)))
      .map((file) => ({file, line: 1, message: 'No sidebar lists the page: add it to sidebars.ts.'}));
    return [...tooLong, ...gone, ...unlisted];
  },
};
