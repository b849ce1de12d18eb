import type {ContentFile, Finding, Rule} from '../types.ts';

const always = ['title', 'description', 'keywords', 'slug', 'source_hash'];

/** Keys that each kind of page may have. Others are usually typing mistakes, and Docusaurus would ignore them. */
const allowed: Record<string, string[]> = {
  docs: [...always, 'sidebar_label'],
  blog: [...always, 'date', 'authors', 'tags', 'image', 'last_update'],
  changelog: [...always, 'date', 'authors', 'tags', 'version', 'date_precision', 'hide_table_of_contents'],
  pages: [...always, 'hide_table_of_contents', 'wrapperClassName'],
  'api-pages': [...always, 'id', 'sidebar_label', 'hide_table_of_contents'],
};

/** Japanese says as much in a third of the signs, Chinese in a quarter; other languages need more room than English. */
const lengths: Record<string, [number, number]> = {en: [120, 155], fr: [100, 180], de: [100, 180], ja: [40, 110], 'zh-Hans': [30, 110]};

function lineOf({text}: ContentFile, key: string): number {
  const index = text.split('\n').findIndex((line) => line.startsWith(`${key}:`));
  return index < 0 ? 1 : index + 1;
}

function checkFile(content: ContentFile): Finding[] {
  const {file, area, locale, frontMatter} = content;
  const findings: Finding[] = [];
  const report = (key: string, message: string): void => {
    findings.push({file, line: lineOf(content, key), rule: 'front-matter', message});
  };
  for (const key of Object.keys(frontMatter)) {
    if (!allowed[area]!.includes(key)) report(key, `Unknown key "${key}": a page of ${area} may have ${allowed[area]!.join(', ')}.`);
  }
  const {title, description} = frontMatter;
  if (typeof title !== 'string' || title.trim() === '') report('title', 'The title is missing: write title: … in the front matter.');
  const [from, to] = lengths[locale]!;
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
        findings.push({file: content.file, line: lineOf(content, 'description'), rule: 'front-matter', message: `${first} has the same description: write one of its own.`});
      }
      seen.set(key, content.file);
    }
    return findings;
  },
};
