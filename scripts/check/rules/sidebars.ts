import {readFileSync} from 'node:fs';
import sidebars from '../../../sidebars.ts';
import type {Rule} from '../rule.ts';

/** Entries that a group has at most, so that a reader takes it in at a glance. */
const mostEntries = 8;

/** A list of entries, or a group or entry that is written out. */
type Part = unknown[] | {id?: string; label?: string; items?: unknown[]};

const partsOf = (node: unknown): Part[] =>
  typeof node === 'object' && node !== null
    ? [node as Part, ...Object.values(node).flatMap(partsOf)]
    : [];

const idOf = (file: string): string => file.replace(/^docs\//, '').replace(/\.mdx?$/, '');

/** Every documentation page is in the sidebar, and every entry has a page: a page that no menu leads to is found by nobody. No group is longer than readers take in. */
export const sidebarsRule: Rule = {
  name: 'sidebars',
  check(files) {
    const parts = partsOf(sidebars);
    const listed = new Set(
      parts.flatMap((part) =>
        Array.isArray(part) ? part.filter((entry) => typeof entry === 'string') : (part.id ?? []),
      ),
    );
    const tooLong = parts.flatMap((part) => {
      if (Array.isArray(part) || (part.items ?? []).length <= mostEntries) return [];
      const message = `The group "${part.label}" has more than ${mostEntries} entries: move some of them into another group.`;
      return [{file: 'sidebars.ts', line: 1, message}];
    });
    const pages = files
      .filter(({area, locale}) => area === 'docs' && locale === 'en')
      .map(({file}) => file);
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
      .map((file) => ({
        file,
        line: 1,
        message: 'No sidebar lists the page: add it to sidebars.ts.',
      }));
    return [...tooLong, ...gone, ...unlisted];
  },
};
