import {closest, distance} from 'fastest-levenshtein';

/** The target that was probably meant, as a sentence. One that is far away would lead the writer astray. */
export function nearest(
  wrong: string,
  targets: Iterable<string>,
  maxDistance = Math.max(3, wrong.length / 3),
): string | undefined {
  const list = [...targets];
  const best = list.length > 0 ? closest(wrong, list) : undefined;
  return best && distance(wrong, best) <= maxDistance ? ` Did you mean ${best}?` : undefined;
}
