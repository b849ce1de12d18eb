import {readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {identity} from '../../config/identity.ts';
import {defaultLocale, type Locale} from '../../config/locales.ts';
import type {PageParts} from './page-parts.ts';
import type {BuiltPage} from './pages.ts';
import {twinFile} from './twins.ts';

/** Areas of the site in the order of the list, by the beginning of the address. The ids are those of the search's labels. */
const areas: [id: string, english: string, address: RegExp][] = [
  ['search.area.docs', 'Documentation', /^\/docs\//],
  ['search.area.api', 'API', /^\/api(\/|$)/],
  ['search.area.blog', 'Blog', /^\/blog\/(?!tags|archive|authors)/],
  ['search.area.changelog', 'Changelog', /^\/changelog(\/(?!tags)|$)/],
  ['search.area.site', 'Tianji', /^\/(pricing|private-policy)?$/],
];

type Labels = Record<string, {message: string}>;

/** Labels of a locale by id; none for English, which stands in the code. */
async function labelsOf(locale: Locale): Promise<Labels> {
  return locale === defaultLocale
    ? {}
    : (JSON.parse(await readFile(`i18n/${locale}/code.json`, 'utf8')) as Labels);
}

interface LlmsEntry {
  page: BuiltPage;
  parts: PageParts;
}

/** Text of llms.txt: the pages by area, each with its description, linked to its Markdown twin. */
function llmsText(entries: LlmsEntry[], root: string, labels: Labels): string {
  const home = entries.find(({page}) => page.route === '/');
  const lines = [`# ${identity.name}`, '', `> ${home?.parts.description ?? identity.tagline}`];
  for (const [id, english, pattern] of areas) {
    const listed = entries.filter(({page}) => pattern.test(page.route));
    if (listed.length === 0) continue;
    lines.push('', `## ${labels[id]?.message ?? english}`, '');
    for (const {page, parts} of listed)
      lines.push(
        `- [${parts.heading}](${root}${twinFile(page)})${parts.description ? `: ${parts.description}` : ''}`,
      );
  }
  return `${lines.join('\n')}\n`;
}

/** Text of llms-full.txt: every page that llms.txt lists, in the same order, each with its URL under its title. */
function llmsFullText(entries: LlmsEntry[], root: string): string {
  const pages = areas.flatMap(([, , pattern]) =>
    entries.filter(({page, parts}) => parts.twin !== null && pattern.test(page.route)),
  );
  return pages
    .map(({page, parts}) => parts.twin!.replace('\n', `\n\n<${root}${page.address.slice(1)}>\n`))
    .join('\n---\n\n');
}

/**
 * Writes llms.txt and llms-full.txt of a locale.
 * @param root URL of the site, with a slash at its end
 */
export async function writeLlms(
  dir: string,
  entries: LlmsEntry[],
  locale: Locale,
  root: string,
): Promise<void> {
  const folder = locale === defaultLocale ? '' : locale;
  await writeFile(
    path.join(dir, folder, 'llms.txt'),
    llmsText(entries, root, await labelsOf(locale)),
  );
  await writeFile(path.join(dir, folder, 'llms-full.txt'), llmsFullText(entries, root));
}
