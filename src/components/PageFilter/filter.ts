/** Text in the form in which words are compared: without case, apostrophes alike. */
const normalize = (text: string): string => text.toLowerCase().replaceAll('’', "'");

/** Takes an element out of the page, or puts it back. */
const setHidden = (element: Element, hidden: boolean): boolean =>
  element.toggleAttribute('data-filtered', hidden);

/**
 * Takes out what doesn't contain all words of a query, and the headings and paragraphs around it.
 * @param start element whose following siblings are filtered
 * @param tag element that an entry is
 * @returns number of entries that contain the words
 */
export function filterEntries(start: Element | null, tag: 'tr' | 'li', query: string): number {
  const words = normalize(query).split(/\s+/).filter(Boolean);
  const entries = tag === 'tr' ? 'tbody > tr:has(a[id])' : 'li:has(a)';
  let count = 0;
  let headings: Element[] = [];
  for (let block = start?.nextElementSibling; block; block = block.nextElementSibling) {
    setHidden(block, words.length > 0);
    if (/^H[2-4]$/.test(block.tagName))
      headings = [...headings.filter(({tagName}) => tagName < block.tagName), block];
    const matches = [...block.querySelectorAll(entries)].filter((entry) => {
      const text = normalize(entry.textContent);
      return !setHidden(entry, !words.every((word) => text.includes(word)));
    });
    if (matches.length === 0) continue;
    count += matches.length;
    for (const element of [block, ...headings]) setHidden(element, false);
  }
  return count;
}
