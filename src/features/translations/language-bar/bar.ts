import {writeStored} from '../../../components/storage.ts';
import {languages} from '../../../config/languages.ts';
import type {Locale} from '../../../config/locales.ts';
import {declinedKey} from './suggested-language.ts';
import styles from './styles.module.css';

let link: HTMLAnchorElement | undefined;
/** Whether the reader closed the bar. If that can't be stored, it applies until the page is loaded again. */
let closed = false;

/** Removes the bar and gives the focus, which was in it, to the page. */
function close(bar: HTMLElement, language: Locale): void {
  closed = true;
  writeStored(declinedKey, language);
  bar.remove();
  const main = document.querySelector('main');
  main?.setAttribute('tabindex', '-1');
  // Without the attribute, the element would lose the focus.
  main?.addEventListener('blur', () => main.removeAttribute('tabindex'), {once: true});
  main?.focus({preventScroll: true});
}

function makeBar(language: Locale): HTMLAnchorElement {
  const {tag: lang, offer: texts} = languages[language];
  const bar = document.createElement('div');
  Object.assign(bar, {className: styles.bar, lang, role: 'region', ariaLabel: texts.label});
  bar.dataset.noPrint = '';
  bar.dataset.languageSuggestion = language;
  // The link's own `lang` marks it as a choice of language: see src/features/translations/language-bar/client.ts.
  bar.innerHTML = `<span class="${styles.text}">${texts.text}</span>
    <a class="${styles.link}" lang="${lang}" hreflang="${lang}">${texts.link}</a>
    <button class="${styles.close}" type="button">${texts.close}</button>`;
  bar.querySelector('button')!.onclick = () => close(bar, language);
  // Behind the page: the bar sticks to the window's lower edge, covers nothing at the end of the page and moves nothing.
  document.body.append(bar);
  return bar.querySelector('a')!;
}

/** Shows the bar that offers the page in another language of the site. If it is already there, its link leads to the current page. */
export function offer(language: string): void {
  if (closed) return;
  const lead = (): void => {
    const inMenu = document.querySelector<HTMLAnchorElement>(`.navbar a[lang="${link!.lang}"]`);
    if (inMenu) link!.href = inMenu.pathname + window.location.search + window.location.hash;
  };
  if (!link) {
    link = makeBar(language as Locale);
    // A part of the page may change the URL without a new page: what counts is where the reader is when the link is used.
    for (const event of ['pointerdown', 'focus', 'click']) link.addEventListener(event, lead);
  }
  lead();
}
