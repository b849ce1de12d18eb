import i18n from '@generated/i18n';
import {chosenKey, declinedKey, suggestedLanguage} from '../lib/suggested-language.ts';

/** What storage holds; nothing where the browser refuses it. */
function stored(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Remembers the language of a link to a page in another one: the language menu marks its links with `lang`, so does the bar. */
function remember({target}: Event): void {
  const chosen = (target as Element).closest<HTMLElement>('a[lang]')?.lang;
  if (!chosen || !i18n.locales.includes(chosen)) return;
  try {
    localStorage.setItem(chosenKey, chosen);
    localStorage.removeItem(declinedKey);
  } catch {
    // Without storage the browser's languages keep deciding.
  }
}

if (typeof window !== 'undefined') document.addEventListener('click', remember);

/** Called by Docusaurus when a page stands. The bar itself is loaded only where it is shown. */
export function onRouteDidUpdate(): void {
  const reader = {page: i18n.currentLocale, tags: navigator.languages, chosen: stored(chosenKey), declined: stored(declinedKey)};
  const language = suggestedLanguage(reader, i18n.locales);
  if (language) import('../components/suggestion/bar.ts').then(({offer}) => offer(language), () => undefined);
}
