import {readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {identity} from '../../src/config/identity.ts';
import {defaultLocale, type Locale} from '../../src/config/locales.ts';
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
  return locale === defaultLocale ? {} : (JSON.parse(await readFile(`i18n/${locale}/code.json`, 'utf8')) as Labels);
}

/**
 * Text of a locale's llms.txt: the pages by area, each with its description, linked to its Markdown twin.
 * @param pages pages of one locale
 * @param labels labels of the locale by id
 */
export function llmsText(pages: BuiltPage[], siteUrl: string, baseUrl: string, labels: Labels = {}): string {
  const home = pages.find(({route}) => route === '/');
  const lines = [`# ${identity.name}`, '', `> ${home?.description ?? identity.tagline}`];
  for (const [id, english, pattern] of areas) {
    const listed = pages.filter(({route}) => pattern.test(route));
    if (listed.length === 0) continue;
    lines.push('', `## ${labels[id]?.message ?? english}`, '');
    for (const page of listed) {
      const {heading, description} = page;
      lines.push(`- [${heading}](${siteUrl}${baseUrl}${twinFile(page)})${description ? `: ${description}` : ''}`);
    }
  }
  return `${lines.join('\n')}\n`;
}

/** Writes one llms.txt for each locale. */
export async function writeLlms(dir: string, pages: BuiltPage[], locales: Locale[], siteUrl: string, baseUrl: string): Promise<void> {
  for (const locale of locales) {
    const folder = locale === defaultLocale ? '' : locale;
    const own = pages.filter((page) => page.locale === locale);
    await writeFile(path.join(dir, folder, 'llms.txt'), llmsText(own, siteUrl, baseUrl, await labelsOf(locale)));
  }
}
