import {languages} from '../../../src/config/languages.ts';
import {lineOfKey} from '../texts.ts';
import type {ContentFile, Finding, Rule} from '../types.ts';

const always = ['title', 'description', 'keywords', 'slug', 'source_hash'];
/** What an English page depends on in the product's repository, and the release it was last read against: see `npm run drift`. */
const provenance = ['sources', 'verified'];

/** Keys that each kind of page may have. Others are usually typing mistakes, and Docusaurus would ignore them. */
const allowed: Record<string, string[]> = {
  docs: [...always, ...provenance, 'sidebar_label', 'toc_max_heading_level'],
  blog: [...always, ...provenance, 'date', 'authors', 'tags', 'image', 'last_update'],
  changelog: [...always, ...provenance, 'date', 'authors', 'tags', 'version', 'date_precision', 'hide_table_of_contents'],
  pages: [...always, ...provenance, 'hide_table_of_contents', 'wrapperClassName'],
  'api-pages': [...always, ...provenance, 'id', 'sidebar_label', 'hide_table_of_contents'],
};

/** A list that is made from other pages states no facts of its own. */
const isList = ({body}: ContentFile): boolean => body.includes('<Symptoms />');

function checkFile(content: ContentFile): Finding[] {
  const {file, area, locale, frontMatter} = content;
  const findings: Finding[] = [];
  const report = (key: string, message: string): void => {
    findings.push({file, line: lineOfKey(content.text, key), message});
  };
  for (const key of Object.keys(frontMatter)) {
    if (!allowed[area]!.includes(key)) report(key, `Unknown key "${key}": a page of ${area} may have ${allowed[area]!.join(', ')}.`);
  }
  if (locale !== 'en') {
    for (const key of provenance) if (key in frontMatter) report(key, `Only the English page has "${key}": delete it.`);
  } else if (area === 'docs' && !isList(content)) {
    const {sources, verified} = frontMatter;
    if (!Array.isArray(sources) || sources.length === 0)
      report('sources', 'Name the files of the product that the page depends on: sources: [src/server/…].');
    if (!/^v\d+\.\d+\.\d+$/.test(String(verified)))
      report('verified', 'Name the release that the page was checked against: verified: v1.32.25.');
  }
  const {title, description} = frontMatter;
  if (typeof title !== 'string' || title.trim() === '') report('title', 'The title is missing: write title: … in the front matter.');
  const [from, to] = languages[locale].descriptionLength;
  if (typeof description !== 'string') report('description', `The description is missing: write one of ${from} to ${to} characters.`);
  else if (description.length < from || description.length > to) {
    report('description', `The description has ${description.length} characters: write ${from} to ${to}.`);
  }
  return findings;
}

/** Front matter has only known keys, a title, and a description of the right length that no other page of the language has. */
export const frontMatterRule: Rule = {
  name: 'front-matter',
  check(files) {
    const findings = files.flatMap(checkFile);
    const seen = new Map<string, string>();
    for (const content of files) {
      const key = `${content.locale} ${String(content.frontMatter.description)}`;
      const first = seen.get(key);
      if (first && content.frontMatter.description) {
        findings.push({
          file: content.file,
          line: lineOfKey(content.text, 'description'),
          message: `${first} has the same description: write one of its own.`,
        });
      }
      seen.set(key, content.file);
    }
    return findings;
  },
};
