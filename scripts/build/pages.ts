import {readFile} from 'node:fs/promises';
import path from 'node:path';
import fg from 'fast-glob';
import {load, type CheerioAPI} from 'cheerio';
import {defaultLocale, locales, type Locale} from '../../src/config/locales.ts';

/** A page of the built site. */
export interface BuiltPage {
  locale: Locale;
  /** File in the site's folder, such as `fr/pricing.html`. */
  file: string;
  /** Address below the site's base URL, such as `/fr/pricing`. */
  address: string;
  /** Address without the prefix of the locale, such as `/pricing`. */
  route: string;
  /** First heading, or the title where there is none. */
  heading: string;
  description: string | undefined;
  /** Reads and parses the page, each time: a thousand parsed pages would not fit into memory. */
  load: () => Promise<CheerioAPI>;
}

/** Locale of a file of the built site, by its first folder. */
export function localeOfFile(file: string): Locale {
  const [first] = file.split('/');
  return locales.find((locale) => locale !== defaultLocale && locale === first) ?? defaultLocale;
}

/** Address of a page file: no ending, homes with a slash. */
export function addressOfFile(file: string): string {
  if (file === 'index.html') return '/';
  return `/${file.replace(/(^|\/)index\.html$/, '$1').replace(/\.html$/, '')}`;
}

/** Lists the pages of a built site, not-found pages left out. */
export async function readPages(dir: string): Promise<BuiltPage[]> {
  const files = (await fg('**/*.html', {cwd: dir})).filter((file) => !/(^|\/)404\.html$/.test(file)).sort();
  const pages: BuiltPage[] = [];
  for (const file of files) {
    const locale = localeOfFile(file);
    const address = addressOfFile(file);
    const route = locale === defaultLocale ? address : address.slice(locale.length + 1) || '/';
    const loadPage = async (): Promise<CheerioAPI> => load(await readFile(path.join(dir, file), 'utf8'));
    const $ = await loadPage();
    const heading = $('h1').first().text().trim() || $('title').text();
    pages.push({
      locale,
      file,
      address,
      route,
      heading,
      description: $('meta[name=description]').attr('content'),
      load: loadPage,
    });
  }
  return pages;
}
