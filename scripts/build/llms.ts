import {writeFile} from 'node:fs/promises';
import path from 'node:path';
import {identity} from '../../src/config/identity.ts';
import {defaultLocale, type Locale} from '../../src/config/locales.ts';
import type {BuiltPage} from './pages.ts';
import {twinFile} from './twins.ts';

/** Areas of the site in the order of the list, by the beginning of the address. */
const areas: [string, RegExp][] = [
  ['Documentation', /^\/docs\//],
  ['API', /^\/api(\/|$)/],
  ['Blog', /^\/blog\/(?!tags|archive|authors)/],
  ['Changelog', /^\/changelog(\/(?!tags)|$)/],
  ['Product', /^\/(pricing|private-policy)?$/],
];

/**
 * Text of a locale's llms.txt: the pages by area, each with its description, linked to its Markdown twin.
 * @param pages pages of one locale
 */
export function llmsText(pages: BuiltPage[], siteUrl: string, baseUrl: string): string {
  const home = pages.find(({route}) => route === '/');
  const lines = [`# ${identity.name}`, '', `> ${home?.description ?? identity.tagline}`];
  for (const [title, pattern] of areas) {
    const listed = pages.filter(({route}) => pattern.test(route));
    if (listed.length === 0) continue;
    lines.push('', `## ${title}`, '');
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
    await writeFile(path.join(dir, folder, 'llms.txt'), llmsText(own, siteUrl, baseUrl));
  }
}
