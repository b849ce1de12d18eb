import {writeFile} from 'node:fs/promises';
import path from 'node:path';
import {identity} from '../../config/identity.ts';

/** Areas of the site in the order of the list, by the beginning of the route. The ids are those of the search's labels. */
const areas: [id: string, english: string, route: RegExp][] = [
  ['search.area.docs', 'Documentation', /^\/docs\//],
  ['search.area.api', 'API', /^\/api(\/|$)/],
  ['search.area.blog', 'Blog', /^\/blog\/(?!tags|archive|authors)/],
  ['search.area.changelog', 'Changelog', /^\/changelog(\/(?!tags)|$)/],
  ['search.area.site', 'Tianji', /^\/(pricing|private-policy)?$/],
];

/** What the list says about a page. */
export interface LlmsEntry {
  /** URL path without the base URL of the language, such as `/docs/intro`. */
  route: string;
  url: string;
  /** URL of the page in Markdown. */
  twinUrl: string;
  heading: string;
  description: string | undefined;
  /** The page in Markdown; null for a page without a main part. */
  twin: string | null;
}

/** Text of llms.txt: the pages by area, each with its description, linked to its Markdown twin. */
function llmsText(entries: LlmsEntry[], labels: Record<string, string>): string {
  const home = entries.find(({route}) => route === '/');
  const lines = [`# ${identity.name}`, '', `> ${home?.description ?? identity.tagline}`];
  for (const [id, english, pattern] of areas) {
    const listed = entries.filter(({route}) => pattern.test(route));
    if (listed.length === 0) continue;
    lines.push('', `## ${labels[id] ?? english}`, '');
    for (const {twinUrl, heading, description} of listed)
      lines.push(`- [${heading}](${twinUrl})${description ? `: ${description}` : ''}`);
  }
  return `${lines.join('\n')}\n`;
}

/** Text of llms-full.txt: every page that llms.txt lists, in the same order, each with its URL under its title. */
function llmsFullText(entries: LlmsEntry[]): string {
  const pages = areas.flatMap(([, , pattern]) =>
    entries.filter(({route, twin}) => twin !== null && pattern.test(route)),
  );
  return pages.map(({url, twin}) => twin!.replace('\n', `\n\n<${url}>\n`)).join('\n---\n\n');
}

/**
 * Writes llms.txt and llms-full.txt of a language.
 * @param dir folder of the language
 * @param labels translated labels by id; none for English, which stands in the code
 */
export async function writeLlms(
  dir: string,
  entries: LlmsEntry[],
  labels: Record<string, string>,
): Promise<void> {
  await writeFile(path.join(dir, 'llms.txt'), llmsText(entries, labels));
  await writeFile(path.join(dir, 'llms-full.txt'), llmsFullText(entries));
}
