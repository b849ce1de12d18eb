import {languages} from '../../config/languages.ts';
import {isPartial, type ParsedPage} from './page.ts';

/** How much shorter or longer a description may be than what search engines show. */
const tolerance = 0.1;

/** Whether a day such as 2026-02-30 is in the calendar. */
function isDay(day: string): boolean {
  const time = Date.parse(day);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(day);
}

const hasHeading = ({tree}: ParsedPage): boolean =>
  tree.children.some((node) => node.type === 'heading' && node.depth === 1);

/** Finds values that Docusaurus accepts, but that are wrong or of little use to readers and search engines. */
export function checkFrontMatter(page: ParsedPage): void {
  const {error, advise} = page;
  const {date, slug, title, description} = page.frontMatter;
  // Docusaurus reads a day that doesn't exist as another one: February 30 as March 2.
  const day = typeof date === 'string' ? date.slice(0, 'YYYY-MM-DD'.length) : undefined;
  if (day && !isDay(day)) error('date', `${day} is no date: write it as 2026-01-31.`);
  if (typeof slug === 'string' && /[\s#?%\\]/.test(slug))
    error('slug', `A slug is part of a URL: write "${slug.trim().replace(/[\s#?%\\]+/g, '-')}".`);
  if (isPartial(page.file)) return;
  if (!title && !hasHeading(page))
    advise('title', 'Add a title: readers see the name of the file without one.');
  const [from, to] = languages[page.locale].descriptionLength;
  const length = typeof description === 'string' ? description.length : 0;
  if (length < from * (1 - tolerance) || length > to * (1 + tolerance))
    advise(
      'description',
      `The description has ${length} characters: search engines show ${from} to ${to}.`,
    );
}
