/** Text in the form in which words are compared: without case, apostrophes alike. */
const normalize = (text: string): string => text.toLowerCase().replaceAll('’', "'");

const setHidden = (element: Element, isHidden: boolean): boolean =>
  element.toggleAttribute('data-filtered', isHidden);

/**
 * Hides what doesn't contain all words of a query, and headings and paragraphs without a match below them.
 * For "jwt secret", the row of `JWT_SECRET` stays, with its table and the headings above it.
 * @param start element whose following siblings are filtered
 * @param tag element that an entry is
 * @returns number of entries that contain the words
 */
export function filterEntries(start: Element | null, tag: 'tr' | 'li', query: string): number {
  const words = normalize(query).split(/\s+/).filter(Boolean);
  const entries = tag === 'tr' ? 'tbody > tr:has(a[id])' : 'li:has(a)';
  let count = 0;
  /** The headings that the block is below, such as its H2 and its H3. */
  let headings: Element[] = [];
  for (let block = start?.nextElementSibling; block; block = block.nextElementSibling) {
    if (/^H[2-4]$/.test(block.tagName))
      headings = [...headings.filter(({tagName}) => tagName < block.tagName), block];
    const matches = [...block.querySelectorAll(entries)].filter((entry) => {
      const text = normalize(entry.textContent);
      return !setHidden(entry, !words.every((word) => text.includes(word)));
    });
    count += matches.length;
    setHidden(block, words.length > 0 && matches.length === 0);
    if (matches.length > 0) for (const heading of headings) setHidden(heading, false);
  }
  return count;
}
