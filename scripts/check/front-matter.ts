import {languages} from '../../src/config/languages.ts';
import {isPartial, type ParsedPage, type Report} from './page.ts';

/** Whether a date in ISO form is a day of the calendar. */
function isDay(date: string): boolean {
  const time = Date.parse(date);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(date);
}

/** Finds values that Docusaurus accepts, but that are wrong or of little use to readers and search engines. */
export function checkFrontMatter(page: ParsedPage, error: Report, advise: Report): void {
  const {file, text, tree, locale} = page;
  const {date, slug, title, description} = page.frontMatter;
  // As it's written, because YAML reads a day that doesn't exist as another one: 2026-02-30 as March 2.
  const [, day] = (date ? /^date: *['"]?(\d{4}-\d{2}-\d{2})/m.exec(text) : null) ?? [];
  if (day && !isDay(day)) error('date', `${day} is no date.`);
  if (typeof slug === 'string' && /[\s#?%\\]/.test(slug))
    error('slug', `A slug is part of a URL: write "${slug.trim().replace(/[\s#?%\\]+/g, '-')}".`);
  if (isPartial(file)) return;
  if (!title && !tree.children.some((node) => node.type === 'heading' && node.depth === 1))
    advise('title', 'Add a title: readers see the name of the file without one.');
  const [from, to] = languages[locale].descriptionLength;
  const {length} = typeof description === 'string' ? description : '';
  // A tenth more or less is no reason to write it anew.
  const hint = `The description has ${length} characters: search engines show ${from} to ${to}.`;
  if (length < from * 0.9 || length > to * 1.1) advise('description', hint);
}
