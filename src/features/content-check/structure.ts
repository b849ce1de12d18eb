import type {Heading} from 'mdast';
import {visit} from 'unist-util-visit';
import {kinds} from '../changelog/releases.ts';
import {languages} from '../../config/languages.ts';
import {isPartial, type ParsedPage} from './page.ts';

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
  const headings = headingsOf(page);
  const ids = headings.map(idOf);
  headings.forEach((heading, index) => {
    const above = headings[index - 1]?.depth ?? 1;
    if (heading.depth > above + 1)
      advise(heading, `The heading skips a level: begin it with "${'#'.repeat(above + 1)}".`);
    const id = ids[index];
    if (id && ids.indexOf(id) < index)
      error(heading, `The ID "${id}" is on the page twice: change one of them.`);
  });
  const first = headings.find((heading) => heading.depth > 1 && !idOf(heading));
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

/** How much shorter or longer a description may be than what search engines show. */
const tolerance = 0.1;

/** Whether a day is in the calendar. Docusaurus reads one that isn't as another: February 30 as March 2. */
function isDay(day: string): boolean {
  const time = Date.parse(day);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(day);
}

/** Finds values that Docusaurus accepts, but that are wrong or of little use to readers and search engines. */
export function checkFrontMatter(page: ParsedPage): void {
  const {error, advise} = page;
  const {date, slug, title, description} = page.frontMatter;
  const day = typeof date === 'string' ? date.slice(0, 'YYYY-MM-DD'.length) : undefined;
  if (day && !isDay(day)) error('date', `${day} is no date: write it as 2026-01-31.`);
  if (typeof slug === 'string' && /[\s#?%\\]/.test(slug))
    error('slug', `A slug is part of a URL: write "${slug.trim().replace(/[\s#?%\\]+/g, '-')}".`);
  if (isPartial(page.file)) return;
  if (!title && !headingsOf(page).some(({depth}) => depth === 1))
    advise('title', 'Add a title: readers see the name of the file without one.');
  const [from, to] = languages[page.locale].descriptionLength;
  const length = typeof description === 'string' ? description.length : 0;
  if (length < from * (1 - tolerance) || length > to * (1 + tolerance))
    advise(
      'description',
      `The description has ${length} characters: search engines show ${from} to ${to}.`,
    );
}
