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
export function preferredLanguage<L extends string>(
  tags: readonly string[],
  languages: readonly L[],
): L | undefined {
  const seen = new Set<string>();
  for (const tag of tags) {
    const wanted = localeOf(tag);
    if (!wanted || seen.has(wanted.language)) continue;
    seen.add(wanted.language);
    const found = languages.find((offered) => {
      const own = localeOf(offered);
      return own?.language === wanted.language && own.script === wanted.script;
    });
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
export function suggestedLanguage<L extends string>(
  {page, tags, chosen, declined}: Reader,
  languages: readonly L[],
): L | undefined {
  const wanted =
    languages.find((language) => language === chosen) ?? preferredLanguage(tags, languages);
  return wanted === page || wanted === declined ? undefined : wanted;
}
