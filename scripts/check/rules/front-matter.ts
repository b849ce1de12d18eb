import {languages} from '../../../src/config/languages.ts';
import {findingsIn, type ContentFile, type Report, type Rule} from '../rule.ts';

/** What an English page depends on in the product's repository, and the release it was last read against: see `npm run drift`. */
const provenance = ['sources', 'verified'];
const always = ['title', 'description', 'keywords', 'slug', 'source_hash', ...provenance];

/** Keys that each kind of page may have. Others are usually typing mistakes, and Docusaurus would ignore them. */
const allowed: Record<string, string[]> = {
  docs: [...always, 'sidebar_label', 'toc_max_heading_level'],
  blog: [...always, 'date', 'authors', 'tags', 'image', 'last_update'],
  changelog: [
    ...always,
    'date',
    'authors',
    'tags',
    'version',
    'date_precision',
    'hide_table_of_contents',
  ],
  pages: [...always, 'hide_table_of_contents', 'wrapperClassName'],
  'api-pages': [...always, 'id', 'sidebar_label', 'hide_table_of_contents'],
};

/** A list that is made from other pages states no facts of its own. */
const isList = ({body}: ContentFile): boolean => body.includes('<Symptoms />');

function checkFile(content: ContentFile, report: Report): void {
  const {area, locale, frontMatter} = content;
  for (const key of Object.keys(frontMatter)) {
    if (!allowed[area]!.includes(key))
      report(key, `Unknown key "${key}": a page of ${area} may have ${allowed[area]!.join(', ')}.`);
    if (locale !== 'en' && provenance.includes(key))
      report(key, `Only the English page has "${key}": delete it.`);
  }
  const {title, description, sources, verified} = frontMatter;
  if (locale === 'en' && area === 'docs' && !isList(content)) {
    if (!Array.isArray(sources) || sources.length === 0)
      report(
        'sources',
        'Name the files of the product that the page depends on: sources: [src/server/…].',
      );
    if (!/^v\d+\.\d+\.\d+$/.test(String(verified)))
      report('verified', 'Name the release that the page was checked against: verified: v1.32.25.');
  }
  if (typeof title !== 'string' || title.trim() === '')
    report('title', 'The title is missing: write title: … in the front matter.');
  const [from, to] = languages[locale].descriptionLength;
  if (typeof description !== 'string')
    report('description', `The description is missing: write one of ${from} to ${to} characters.`);
  else if (description.length < from || description.length > to)
    report(
      'description',
      `The description has ${description.length} characters: write ${from} to ${to}.`,
    );
}

/** Front matter has only known keys, a title, and a description of the right length that no other page of the language has. */
export const frontMatterRule: Rule = {
  name: 'front-matter',
  check(files) {
    const seen = new Map<string, string>();
    return findingsIn(files, (content, report) => {
      checkFile(content, report);
      const {description} = content.frontMatter;
      const key = `${content.locale} ${String(description)}`;
      const first = seen.get(key);
      if (first && description)
        report('description', `${first} has the same description: write one of its own.`);
      seen.set(key, content.file);
    });
  },
};
