/** localStorage: the language that the reader chose in the language menu or took from the bar, such as `de`. */
export const chosenKey = 'tianji.language';
/** localStorage: the language that was offered last and declined. A new choice in the menu forgets it. */
export const declinedKey = 'tianji.language.declined';

/** Chinese in traditional characters, which the site does not have: named as such, or of a region that writes it. */
const traditional = /^zh-(?!hans)(.*-)?(hant|tw|hk|mo)\b/i;

/**
 * First language of a browser's list that the site has: `fr-CA` means `fr`, every Chinese `zh-Hans` but the traditional one. A plain
 * `zh` behind a traditional tag is only its general form and means no other script.
 * @param tags the browser's languages, the dearest first
 * @param languages languages of the site
 */
export function preferredLanguage(tags: readonly string[], languages: readonly string[]): string | undefined {
  let isTraditional = false;
  for (const tag of tags) {
    const [main] = tag.toLowerCase().split('-');
    isTraditional ||= traditional.test(tag);
    const found = languages.find((language) => language.split('-')[0] === main);
    if (found && !traditional.test(tag) && !(isTraditional && tag === 'zh')) return found;
  }
  return undefined;
}

/** What a suggestion depends on. */
interface Reader {
  /** Language of the page. */
  page: string;
  tags: readonly string[];
  /** What storage holds under the two keys: it may be anything. */
  chosen: string | null;
  declined: string | null;
}

/** Language to offer on a page: the chosen one, else the browser's; none when it is the page's or was declined. */
export function suggestedLanguage({page, tags, chosen, declined}: Reader, languages: readonly string[]): string | undefined {
  const wanted = languages.find((language) => language === chosen) ?? preferredLanguage(tags, languages);
  return wanted === page || wanted === declined ? undefined : wanted;
}
