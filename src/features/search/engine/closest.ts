import {fold} from './text.ts';

const maxNames = 4;
const minShare = 0.4;

function pairs(text: string, locale: string): Set<string> {
  const letters = [...fold(text, locale)];
  return new Set(letters.slice(1).map((letter, index) => letters[index]! + letter));
}

/** Names that share the most pairs of letters with what the reader typed, the most alike first. */
export function closestNames(typed: string, names: string[], locale: string): string[] {
  const wanted = pairs(typed.slice(0, 100), locale);
  return names
    .map((name) => {
      const own = pairs(name, locale);
      const shared = [...own].filter((pair) => wanted.has(pair)).length;
      return {name, share: shared / (wanted.size || 1), likeness: shared / (own.size + wanted.size || 1)};
    })
    .filter(({share}) => share >= minShare)
    .sort((a, b) => b.likeness - a.likeness)
    .slice(0, maxNames)
    .map(({name}) => name);
}
