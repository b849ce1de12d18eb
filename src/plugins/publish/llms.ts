import {writeFile} from 'node:fs/promises';
import path from 'node:path';
import {identity} from '../../config/identity.ts';
import {publishedWorkflows} from '../../features/workflows/reader/publish.ts';

/** Areas of the site in the order of the list. The labels are those of the search. The large areas have their own file. */
const areas: {label: string; routes: RegExp; file?: string}[] = [
  {label: 'Documentation', routes: /^\/docs\//, file: 'llms-docs.txt'},
  {label: 'API', routes: /^\/api(\/|$)/, file: 'llms-api.txt'},
  {label: 'Blog', routes: /^\/blog\/(?!tags|archive|authors)/},
  {label: 'Changelog', routes: /^\/changelog(\/(?!tags)|$)/, file: 'llms-changelog.txt'},
  {label: 'Tianji', routes: /^\/(pricing|private-policy)?$/},
];

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

const separator = '\n---\n\n';

/** Pages one after the other, each with its URL under its title. */
const pagesText = (entries: LlmsEntry[]): string =>
  entries
    .flatMap(({url, twin}) => (twin === null ? [] : twin.replace('\n', `\n\n<${url}>\n`)))
    .join(separator);

/** Pages with their descriptions, linked to their Markdown. */
const linksText = (entries: LlmsEntry[]): string =>
  entries
    .map(({twinUrl, heading, description}) => {
      const about = description ? `: ${description}` : '';
      return `- [${heading}](${twinUrl})${about}\n`;
    })
    .join('');

/**
 * Writes llms.txt, which names the other files in a section that readers may skip (https://llmstxt.org), llms-full.txt with every page that
 * it lists, and the files of the large areas.
 * @param dir folder of the language
 * @param home URL of the language, with a slash at its end
 * @param labels translated labels by their English; none for English itself
 */
export async function writeLlms(
  dir: string,
  home: string,
  entries: LlmsEntry[],
  labels: Record<string, string>,
): Promise<void> {
  const listed = areas.map(({label, routes, file}) => {
    const pages = entries.filter(({route}) => routes.test(route));
    return {title: labels[label] ?? label, file, pages, text: pagesText(pages)};
  });
  const all = listed.map(({text}) => text).join(separator);
  const files = [
    ...listed.filter(({file}) => file),
    {file: 'llms-full.txt', title: identity.name, text: all},
  ];
  const optional = files.map(({file, title, text}) => {
    const size = Math.ceil(Buffer.byteLength(text) / 1000);
    return `- [${file}](${home}${file}): ${title}, ${size} kB\n`;
  });
  optional.push(`- [${publishedWorkflows}](${home}${publishedWorkflows}): API, Arazzo\n`);
  const summary = entries.find(({route}) => route === '/')?.description ?? identity.tagline;
  const list = [
    `# ${identity.name}\n\n> ${summary}\n`,
    ...listed.map(({title, pages}) => `## ${title}\n\n${linksText(pages)}`),
    `## Optional\n\n${optional.join('')}`,
  ];
  for (const {file, text} of [...files, {file: 'llms.txt', text: list.join('\n')}])
    await writeFile(path.join(dir, file!), text);
}
