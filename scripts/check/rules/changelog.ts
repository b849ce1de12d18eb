import path from 'node:path';
import {visit} from 'unist-util-visit';
import {kinds} from '../../../src/features/changelog/releases.ts';
import {fileRule} from '../rule.ts';
import {idOf} from '../texts.ts';

const known = (kind: string): boolean => kinds.some((one) => one === kind);

/** The file's name begins with the date, no section is empty, and the sections of a release and its tags name the same kinds of change: the list is filtered by both. */
export const changelogRule = fileRule('changelog', ({file, area, frontMatter, tree}, report) => {
  if (area !== 'changelog') return;
  const date =
    frontMatter.date instanceof Date
      ? frontMatter.date.toISOString().slice(0, 10)
      : String(frontMatter.date);
  if (!path.basename(file).startsWith(`${date}-`))
    report(
      'date',
      `The date differs from the one in the file's name: rename the file to ${date}-….`,
    );
  const sections = new Set<string>();
  visit(tree, 'heading', (heading, index) => {
    if (heading.depth !== 2) return;
    const kind = /-([^-]+)$/.exec(idOf(heading) ?? '')?.[1] ?? '';
    sections.add(kind);
    const next = tree.children[index! + 1];
    if (!next || (next.type === 'heading' && next.depth === 2))
      report(heading, 'The section is empty: list its changes, or delete the heading and its tag.');
    if (!known(kind))
      report(
        heading,
        `The kind of change is unknown: end the ID of the heading in ${kinds.map((one) => `-${one}`).join(', ')}.`,
      );
  });
  const tags = Array.isArray(frontMatter.tags) ? frontMatter.tags.map(String) : [];
  for (const tag of tags.filter((one) => !known(one)))
    report('tags', `Unknown tag "${tag}": use ${kinds.join(', ')} (changelog/tags.yml).`);
  // The tags follow from the headings, so unknown headings come first.
  if (![...sections].every(known)) return;
  const wanted = kinds.filter((kind) => sections.has(kind));
  if (
    wanted.some((kind) => !tags.includes(kind)) ||
    tags.some((tag) => known(tag) && !sections.has(tag))
  )
    report(
      'tags',
      `The tags differ from the sections of the entry: write tags: [${wanted.join(', ')}].`,
    );
});
