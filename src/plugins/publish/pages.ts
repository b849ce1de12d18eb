import fg from 'fast-glob';
import {load, type CheerioAPI} from 'cheerio';
import {defaultLocale, locales, type Locale} from '../../config/locales.ts';

export interface BuiltPage {
  locale: Locale;
  /** File in the site's folder, such as `fr/pricing.html`. */
  file: string;
  /** URL path below the site's base URL, such as `/fr/pricing`. */
  address: string;
  /** URL path without the prefix of the locale, such as `/pricing`. */
  route: string;
}

function localeOfFile(file: string): Locale {
  const [first] = file.split('/');
  return locales.find((locale) => locale !== defaultLocale && locale === first) ?? defaultLocale;
}

/** URL path of a page file: no ending, homes with a slash. */
function addressOfFile(file: string): string {
  if (file === 'index.html') return '/';
  return `/${file.replace(/(^|\/)index\.html$/, '$1').replace(/\.html$/, '')}`;
}

/** Parses a page as a reader without scripts gets it. */
export const parsePage = (html: string): CheerioAPI => load(html, {scriptingEnabled: false});

function pageOfFile(file: string): BuiltPage {
  const locale = localeOfFile(file);
  const address = addressOfFile(file);
  const route = locale === defaultLocale ? address : address.slice(locale.length + 1) || '/';
  return {locale, file, address, route};
}

/** Lists the pages of a built site, not-found pages left out. */
export async function readPages(dir: string): Promise<BuiltPage[]> {
  const files = (await fg('**/*.html', {cwd: dir}))
    .filter((file) => !/(^|\/)404\.html$/.test(file))
    .sort();
  return files.map(pageOfFile);
}
