import path from 'node:path';
import {visit} from 'unist-util-visit';
import {kinds} from '../../src/features/changelog/releases.ts';
import {idOf} from './headings.ts';
import type {ParsedPage, Report} from './page.ts';

const isKnown = (kind: string): boolean => (kinds as readonly string[]).includes(kind);

/** The sections of a release and its tags name the same kinds of change: the list is filtered by both. */
export function checkRelease(page: ParsedPage, error: Report, advise: Report): void {
  const {file, area, frontMatter, tree} = page;
  if (area !== 'changelog') return;
  const date =
    frontMatter.date instanceof Date
      ? frontMatter.date.toISOString().slice(0, 10)
      : String(frontMatter.date);
  if (!path.basename(file).startsWith(`${date}-`))
    advise('date', `The name of the file has another date: rename the file to ${date}-….`);
  const sections = new Set<string>();
  visit(tree, 'heading', (heading, index) => {
    if (heading.depth !== 2) return;
    const kind = /-([^-]+)$/.exec(idOf(heading) ?? '')?.[1] ?? '';
    sections.add(kind);
    const next = tree.children[index! + 1];
    if (!next || (next.type === 'heading' && next.depth === 2))
      error(heading, 'The section is empty: list its changes, or delete the heading and its tag.');
    if (!isKnown(kind))
      error(
        heading,
        `The kind of change is unknown: end the ID of the heading in ${kinds.map((known) => `-${known}`).join(', ')}.`,
      );
  });
  // The tags follow from the headings, so unknown headings come first.
  if (![...sections].every(isKnown)) return;
  const tags = Array.isArray(frontMatter.tags) ? frontMatter.tags.map(String) : [];
  const wanted = kinds.filter((kind) => sections.has(kind));
  if (
    wanted.some((kind) => !tags.includes(kind)) ||
    tags.some((tag) => isKnown(tag) && !sections.has(tag))
  )
    error(
      'tags',
      `The tags differ from the sections of the entry: write tags: [${wanted.join(', ')}].`,
    );
}
