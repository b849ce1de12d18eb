import {writeStored} from '../../../ui/storage.ts';
import i18n from '@generated/i18n';
import {languages} from '../../../config/languages.ts';
import type {Locale} from '../../../config/locales.ts';
import {addressIn} from './other-language.ts';
import {declinedKey} from './suggested-language.ts';
import styles from './styles.module.css';

let link: HTMLAnchorElement | undefined;
/** The reader closed the bar: where nothing can be stored, this holds until the page is left. */
let closed = false;

const baseOf = (language: string): string => i18n.localeConfigs[language]!.baseUrl;

function element<K extends keyof HTMLElementTagNameMap>(name: K, className: string, text = ''): HTMLElementTagNameMap[K] {
  const made = document.createElement(name);
  made.className = className;
  made.textContent = text;
  return made;
}

/** Removes the bar and gives the focus, which was in it, to the page. */
function close(bar: HTMLElement, language: Locale): void {
  closed = true;
  writeStored(declinedKey, language);
  bar.remove();
  const main = document.querySelector('main');
  main?.setAttribute('tabindex', '-1');
  // Taken away at once, the attribute would take the focus along.
  main?.addEventListener('blur', () => main.removeAttribute('tabindex'), {once: true});
  main?.focus({preventScroll: true});
}

function makeBar(language: Locale): HTMLAnchorElement {
  const texts = languages[language].offer;
  const bar = element('div', styles.bar!);
  bar.lang = languages[language].tag;
  bar.setAttribute('role', 'region');
  bar.setAttribute('aria-label', texts.label);
  bar.dataset.noPrint = '';
  bar.dataset.languageSuggestion = language;
  const made = element('a', styles.link!, texts.link);
  // The link's own `lang` marks it as a choice of language: see src/features/translations/language-bar/client.ts.
  made.lang = made.hreflang = languages[language].tag;
  const button = element('button', styles.close!, texts.close);
  button.type = 'button';
  button.addEventListener('click', () => close(bar, language));
  bar.append(element('span', styles.text!, texts.text), made, button);
  // Behind the page: the bar sticks to the window's lower edge, covers nothing at the end of the page and moves nothing.
  document.body.append(bar);
  return made;
}

/**
 * Shows the bar that offers the page in another language, or leads the one that is there to the page of now.
 * @param language one of the site's languages
 */
export function offer(language: string): void {
  if (closed) return;
  const lead = (): void => {
    link!.href = addressIn(window.location, baseOf(i18n.currentLocale), baseOf(link!.lang));
  };
  if (!link) {
    link = makeBar(language as Locale);
    // A part of the page may change the address without a new page: what counts is where the reader is when the link is used.
    for (const event of ['pointerdown', 'focus', 'click']) link.addEventListener(event, lead);
  }
  lead();
}
