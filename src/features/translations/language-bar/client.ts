import i18n from '@generated/i18n';
import {locales} from '../../../config/locales.ts';
import {chosenKey, declinedKey, suggestedLanguage} from './suggested-language.ts';

/*
 * Every page contains this file: it only decides and remembers. The bar is loaded where it is shown. Where the browser refuses storage
 * nothing is offered, since the bar could not be closed permanently.
 */

/** Remembers the language of a link to a page in another one: the language menu marks its links with `lang`, so does the bar. */
function remember({target}: Event): void {
  const {lang} = (target as Element).closest<HTMLElement>('a[lang]') ?? {};
  if (!locales.some((locale) => locale === lang)) return;
  try {
    localStorage.setItem(chosenKey, lang!);
    localStorage.removeItem(declinedKey);
  } catch {
    // See above.
  }
}

if (typeof window !== 'undefined') document.addEventListener('click', remember);

export async function onRouteDidUpdate(): Promise<void> {
  try {
    const language = suggestedLanguage({
      page: i18n.currentLocale,
      tags: navigator.languages,
      chosen: localStorage.getItem(chosenKey),
      declined: localStorage.getItem(declinedKey),
    });
    if (language) (await import('./bar.ts')).offer(language);
  } catch {
    // See above; and a bar that could not be loaded is no loss to the page.
  }
}
