import {locales, type Locale} from '../../../config/locales.ts';

/** localStorage: the language that the reader chose in the language menu or took from the bar, such as `de`. */
export const chosenKey = 'tianji.language';
/** localStorage: the language that was offered last and declined. A new choice in the menu forgets it. */
export const declinedKey = `${chosenKey}.declined`;

/** A locale with its most likely script; undefined for a tag that isn't one, such as the `C` of some Linux systems. */
function localeOf(tag: string): Intl.Locale | undefined {
  try {
    return new Intl.Locale(tag).maximize();
  } catch {
    return undefined;
  }
}

/**
 * First language of a browser's list that the site has: `fr-CA` means `fr`, and `zh-CN` means `zh-Hans`. Of several entries for a
 * language, the first decides: who reads Chinese in traditional characters (`zh-TW`, `zh`) is offered no simplified ones.
 */
function preferredLanguage(tags: readonly string[]): Locale | undefined {
  const seen = new Set<string>();
  for (const tag of tags) {
    const wanted = localeOf(tag);
    if (!wanted || seen.has(wanted.language)) continue;
    seen.add(wanted.language);
    const isWanted = (own?: Intl.Locale): boolean =>
      own?.language === wanted.language && own.script === wanted.script;
    const found = locales.find((locale) => isWanted(localeOf(locale)));
    if (found) return found;
  }
  return undefined;
}

interface Reader {
  /** Language of the page. */
  page: string;
  tags: readonly string[];
  /** What storage contains under the two keys: it may be anything. */
  chosen: string | null;
  declined: string | null;
}

/** Language to offer on a page: the chosen one, else the browser's; none when it is the page's or was declined. */
export function suggestedLanguage({page, tags, chosen, declined}: Reader): Locale | undefined {
  const wanted = locales.find((locale) => locale === chosen) ?? preferredLanguage(tags);
  return wanted === page || wanted === declined ? undefined : wanted;
}
