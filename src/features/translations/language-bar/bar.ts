import {writeStored} from '../../../components/storage.ts';
import {languages} from '../../../config/languages.ts';
import type {Locale} from '../../../config/locales.ts';
import {declinedKey} from './suggested-language.ts';
import styles from './styles.module.css';

/** Removes the bar and gives the focus, which was in it, to the page. */
function close(bar: HTMLElement, language: Locale): void {
  writeStored(declinedKey, language);
  bar.remove();
  const main = document.querySelector('main');
  main?.setAttribute('tabindex', '-1');
  main?.focus({preventScroll: true});
}

const element = <Tag extends 'a' | 'button' | 'div' | 'span'>(
  tag: Tag,
  properties: Partial<HTMLElementTagNameMap[Tag]>,
) => Object.assign(document.createElement(tag), properties);

/** Leads the bar's link to the page where the reader is: the language menu has its URL in other languages. */
function updateLink(link: HTMLAnchorElement): void {
  const inMenu = document.querySelector<HTMLAnchorElement>(`.navbar a[lang="${link.lang}"]`);
  if (inMenu) link.href = inMenu.pathname + window.location.search + window.location.hash;
}

function showBar(language: Locale): HTMLAnchorElement {
  const {tag: lang, offer: texts} = languages[language];
  // The link's own `lang` marks it as a choice of language: see client.ts.
  const link = element('a', {
    className: styles.link,
    lang,
    hreflang: lang,
    textContent: texts.link,
  });
  const bar = element('div', {className: styles.bar, lang, role: 'region', ariaLabel: texts.label});
  bar.dataset.noPrint = '';
  bar.dataset.languageSuggestion = language;
  bar.append(
    element('span', {className: styles.text, textContent: texts.text}),
    link,
    element('button', {
      type: 'button',
      className: 'outline-button',
      textContent: texts.close,
      onclick: () => close(bar, language),
    }),
  );
  // A part of the page may change the URL without a new page: what counts is where the reader is when the link is used.
  for (const event of ['pointerdown', 'focus', 'click'])
    link.addEventListener(event, () => updateLink(link));
  // Behind the page: the bar sticks to the window's lower edge, covers nothing at the end of the page and moves nothing.
  document.body.append(bar);
  return link;
}

/** Shows the bar that offers the page in another language of the site. If it is already there, its link leads to the current page. */
export function offer(language: Locale): void {
  const shown = document.querySelector<HTMLAnchorElement>('[data-language-suggestion] a');
  updateLink(shown ?? showBar(language));
}
