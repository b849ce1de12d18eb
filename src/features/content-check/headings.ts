import {createSlugger} from '@docusaurus/utils';
import {toString} from 'mdast-util-to-string';
import type {Heading} from 'mdast';
import {visit} from 'unist-util-visit';
import {kinds} from '../changelog/releases.ts';
import {attributesOf, type ParsedPage} from './page.ts';

/** ID that a writer has given to a heading, in either of Docusaurus' forms. */
export function idOf({children}: Heading): string | undefined {
  const last = children.at(-1);
  if (last?.type === 'mdxTextExpression') return /^\/\*\s*#(\S+)\s*\*\/$/.exec(last.value)?.[1];
  return last?.type === 'text' ? /\{#([^{}]+)\}$/.exec(last.value)?.[1]?.trim() : undefined;
}

function headingsOf({tree}: ParsedPage): Heading[] {
  const found: Heading[] = [];
  visit(tree, 'heading', (heading) => void found.push(heading));
  return found;
}

/** Every heading has an ID, once a page: anchors are the same in all languages. No heading skips a level. */
export function checkHeadings(page: ParsedPage): void {
  const {error, advise} = page;
  const seen = new Set<string>();
  let depth = 1;
  for (const heading of headingsOf(page)) {
    if (heading.depth > depth + 1)
      advise(heading, `The heading skips a level: begin it with "${'#'.repeat(depth + 1)}".`);
    depth = heading.depth;
    const id = idOf(heading);
    if (id && seen.has(id))
      error(heading, `The ID "${id}" is on the page twice: change one of them.`);
    if (id) seen.add(id);
  }
  const isMissing = (heading: Heading): boolean => heading.depth > 1 && !idOf(heading);
  const first = headingsOf(page).find(isMissing);
  // Without one, the anchor changes with the text, and in each language.
  if (first && page.locale === 'en')
    advise(
      first,
      `Headings have no ID: run "npx docusaurus write-heading-ids --syntax mdx-comment . ${page.file}", which writes them.`,
    );
}

/** The sections of a release and its tags name the same kinds of change: the list is filtered by both. */
export function checkRelease(page: ParsedPage): void {
  if (page.area !== 'changelog') return;
  const {error} = page;
  const sections = headingsOf(page).filter(({depth}) => depth === 2);
  const kindOf = (heading: Heading) => kinds.find((kind) => idOf(heading)?.endsWith(`-${kind}`));
  for (const heading of sections)
    if (!kindOf(heading))
      error(heading, `The kind of change is unknown: end the ID in -${kinds.join(', -')}.`);
  const wanted = kinds.filter((kind) => sections.some((heading) => kindOf(heading) === kind));
  const tags = [page.frontMatter.tags ?? []].flat();
  if (kinds.filter((kind) => tags.includes(kind)).join() !== wanted.join())
    error('tags', `The tags differ from the sections: write tags: [${wanted.join(', ')}].`);
}

/** Anchors of a page: IDs of headings, by Docusaurus' rules where none is written, and of elements. */
export function anchorsOf(page: ParsedPage): string[] {
  const slugger = createSlugger();
  const ids = headingsOf(page).map((heading) => idOf(heading) ?? slugger.slug(toString(heading)));
  visit(page.tree, (node) => {
    for (const {name, value} of attributesOf(node))
      if (typeof value === 'string' && (name === 'id' || name === 'name')) ids.push(value);
  });
  return ids;
}
