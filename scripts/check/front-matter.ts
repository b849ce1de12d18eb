import {languages} from '../../src/config/languages.ts';
import {isPartial, type ParsedPage, type Report} from './page.ts';

/** Checks what Docusaurus takes as it is, and readers and search engines stumble over. */
export function checkFrontMatter(page: ParsedPage, error: Report, advise: Report): void {
  const {file, text, locale, frontMatter} = page;
  // YAML moves a date that doesn't exist to another day: it reads 2026-02-30 as March 2.
  const [, date] = /^date: *['"]?(\d{4}-\d{2}-\d{2})/m.exec(text) ?? [];
  const day = new Date(`${date}T00:00Z`);
  if (date && !(Number(day) && day.toISOString().startsWith(date)))
    error('date', `${date} is no date.`);
  const {slug, title, description} = frontMatter;
  if (typeof slug === 'string' && /[\s#?%\\]/.test(slug))
    error('slug', `A slug is part of a URL: write "${slug.trim().replace(/[\s#?%\\]+/g, '-')}".`);
  if (isPartial(file)) return;
  if (!title && !/^# \S/m.test(text))
    advise('title', 'Add a title: readers see the name of the file without one.');
  const [from, to] = languages[locale].descriptionLength;
  const {length} = typeof description === 'string' ? description : '';
  if (length < from * 0.9 || length > to * 1.1)
    advise(
      'description',
      `The description has ${length} characters: search engines show ${from} to ${to}.`,
    );
}
