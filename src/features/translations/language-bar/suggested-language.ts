/** localStorage: the language that the reader chose in the language menu or took from the bar, such as `de`. */
export const chosenKey = 'tianji.language';
/** localStorage: the language that was offered last and declined. A new choice in the menu forgets it. */
export const declinedKey = `${chosenKey}.declined`;

/** Chinese in traditional characters, which the site doesn't have: named as such, or of a region that writes it. */
const traditional = /^zh-(?!hans).*(hant|tw|hk|mo)\b/i;

/**
 * First language of a browser's list that the site has: `fr-CA` means `fr`, Chinese means `zh-Hans`. Who reads traditional characters
 * is offered no simplified ones, also by a plain `zh` further down, which is only the general form of the same.
 */
export function preferredLanguage(
  tags: readonly string[],
  languages: readonly string[],
): string | undefined {
  let offered = languages;
  for (const tag of tags) {
    if (traditional.test(tag)) offered = offered.filter((language) => language !== 'zh-Hans');
    const found = offered.find((language) =>
      new RegExp(`^${language.slice(0, 2)}\\b`, 'i').test(tag),
    );
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
export function suggestedLanguage(
  {page, tags, chosen, declined}: Reader,
  languages: readonly string[],
): string | undefined {
  const wanted =
    languages.find((language) => language === chosen) ?? preferredLanguage(tags, languages);
  return wanted === page || wanted === declined ? undefined : wanted;
}
