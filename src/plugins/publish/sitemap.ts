import {readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {languages} from '../../config/languages.ts';
import {defaultLocale, type Locale} from '../../config/locales.ts';
import type {BuiltPage} from './pages.ts';

/**
 * Adds the addresses of a page's other languages to a sitemap, as search engines read them.
 * @param xml sitemap of one locale as Docusaurus writes it
 * @param alternatesOf alternates of an address, by `hreflang`
 */
function withAlternates(
  xml: string,
  alternatesOf: (address: string) => Record<string, string>,
): string {
  return xml
    .replace(
      /<urlset[^>]*>/,
      '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    )
    .replace(/<loc>([^<]+)<\/loc>/g, (loc, address: string) => {
      const links = Object.entries(alternatesOf(address)).map(
        ([lang, href]) => `<xhtml:link rel="alternate" hreflang="${lang}" href="${href}"/>`,
      );
      return loc + links.join('');
    });
}

/**
 * Completes the sitemaps of all locales and writes robots.txt that names them.
 * @param root URL of the site, with a slash at its end
 */
export async function finishSitemaps(
  dir: string,
  pages: BuiltPage[],
  locales: Locale[],
  root: string,
): Promise<void> {
  const addressOf = (locale: Locale, route: string): string =>
    root + (locale === defaultLocale ? '' : `${locale}/`) + route.slice(1);
  const routes = new Map(pages.map((page) => [root + page.address.slice(1), page.route]));
  const alternatesOf = (address: string): Record<string, string> => {
    const route = routes.get(address);
    if (route === undefined) return {};
    const own = locales
      .map((locale) => [languages[locale].tag, addressOf(locale, route)] as const)
      .filter(([, href]) => routes.has(href));
    return Object.fromEntries([...own, ['x-default', addressOf(defaultLocale, route)]]);
  };
  const maps: string[] = [];
  for (const locale of locales) {
    const file = path.join(locale === defaultLocale ? '' : locale, 'sitemap.xml');
    const xml = await readFile(path.join(dir, file), 'utf8');
    await writeFile(path.join(dir, file), withAlternates(xml, alternatesOf));
    maps.push(`Sitemap: ${root}${file}`);
  }
  await writeFile(path.join(dir, 'robots.txt'), `User-agent: *\nAllow: /\n\n${maps.join('\n')}\n`);
}
