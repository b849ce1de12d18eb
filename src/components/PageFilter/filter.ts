/** How words are compared: without case, apostrophes alike. */
const plain = (text: string): string => text.toLowerCase().replaceAll('’', "'");

const isOut = (element: Element, out: boolean): boolean => element.toggleAttribute('data-out', out);

/**
 * Takes out what doesn't contain all words of a query, and the headings and paragraphs around it.
 * @param place element whose following siblings are filtered
 * @param of what an entry is
 * @returns number of entries that contain the words
 */
export function filterEntries(place: Element | null, of: 'tr' | 'li', query: string): number {
  const words = plain(query).split(/\s+/).filter(Boolean);
  const entries = of === 'tr' ? 'tbody > tr:has(a[id])' : 'li:has(a)';
  let count = 0;
  let headings: Element[] = [];
  for (let part = place?.nextElementSibling; part; part = part.nextElementSibling) {
    isOut(part, words.length > 0);
    if (/^H[2-4]$/.test(part.tagName))
      headings = [...headings.filter(({tagName}) => tagName < part.tagName), part];
    const kept = [...part.querySelectorAll(entries)].filter((entry) => {
      const text = plain(entry.textContent);
      return !isOut(entry, !words.every((word) => text.includes(word)));
    });
    if (kept.length === 0) continue;
    count += kept.length;
    for (const element of [part, ...headings]) isOut(element, false);
  }
  return count;
}
