import {writeFile} from 'node:fs/promises';
import path from 'node:path';
import {identity} from '../../config/identity.ts';
import {publishedWorkflows} from '../../features/workflows/reader/publish.ts';

/**
 * Areas of the site in the order of the list, by the beginning of the route. The ids are those of the search's labels. The large areas have
 * their own file.
 */
const areas: [id: string, english: string, route: RegExp, file?: string][] = [
  ['search.area.docs', 'Documentation', /^\/docs\//, 'llms-docs.txt'],
  ['search.area.api', 'API', /^\/api(\/|$)/, 'llms-api.txt'],
  ['search.area.blog', 'Blog', /^\/blog\/(?!tags|archive|authors)/],
  ['search.area.changelog', 'Changelog', /^\/changelog(\/(?!tags)|$)/, 'llms-changelog.txt'],
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

/** Pages of an area one after the other, each with its URL under its title. */
const pagesText = (entries: LlmsEntry[], pattern: RegExp): string =>
  entries
    .filter(({route, twin}) => twin !== null && pattern.test(route))
    .map(({url, twin}) => twin!.replace('\n', `\n\n<${url}>\n`))
    .join('\n---\n\n');

/**
 * Writes llms.txt, llms-full.txt with every page that llms.txt lists, and the files of the large areas. llms.txt names these files with
 * their sizes in a section that readers may skip by its format (https://llmstxt.org).
 * @param dir folder of the language
 * @param home URL of the language, with a slash at its end
 * @param labels translated labels by id; none for English, which is in the code
 */
export async function writeLlms(
  dir: string,
  home: string,
  entries: LlmsEntry[],
  labels: Record<string, string>,
): Promise<void> {
  const files: [name: string, what: string, text: string][] = [];
  const texts: string[] = [];
  for (const [id, english, pattern, file] of areas) {
    const text = pagesText(entries, pattern);
    if (text) texts.push(text);
    if (text && file) files.push([file, labels[id] ?? english, text]);
  }
  files.push(['llms-full.txt', identity.name, texts.join('\n---\n\n')]);
  const list = files.map(([name, what, text]) => {
    const size = Math.ceil(Buffer.byteLength(text) / 1000);
    return `- [${name}](${home}${name}): ${what}, ${size} kB\n`;
  });
  list.push(`- [${publishedWorkflows}](${home}${publishedWorkflows}): API, Arazzo\n`);
  files.push(['llms.txt', '', `${llmsText(entries, labels)}\n## Optional\n\n${list.join('')}`]);
  for (const [name, , text] of files) await writeFile(path.join(dir, name), text);
}
