const minPart = 4;

/** What German puts between the parts of a compound. Other languages join words without anything. */
const links: Record<string, readonly string[]> = {de: ['', 's', 'n', 'en', 'es', 'er', 'e']};

/**
 * Known words that a compound consists of, as many as there are; empty if it can't be split.
 * @param isKnown whether a word is on the site
 */
export function splitCompound(word: string, locale: string, isKnown: (part: string) => boolean): string[] {
  for (let end = minPart; end <= word.length - minPart; end += 1) {
    const last = word.slice(end);
    if (!isKnown(last)) continue;
    for (const link of links[locale] ?? ['']) {
      const first = word.slice(0, end - link.length);
      if (first.length < minPart || !word.slice(0, end).endsWith(link)) continue;
      if (isKnown(first)) return [first, last];
      const deeper = splitCompound(first, locale, isKnown);
      if (deeper.length > 0) return [...deeper, last];
    }
  }
  return [];
}
