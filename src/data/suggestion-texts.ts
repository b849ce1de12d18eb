import type {Locale} from '../config/locales.ts';

/** Texts of the bar that offers a page in another language. */
export interface SuggestionTexts {
  /** Name of the bar, said by screen readers. */
  label: string;
  text: string;
  link: string;
  close: string;
}

/*
 * All languages in one place: the bar speaks the language that it offers, not the page's, so these texts are not among the labels,
 * of which a page only knows its own. The file is loaded with the bar alone.
 */
export const suggestionTexts: Record<Locale, SuggestionTexts> = {
  en: {label: 'Language', text: 'This page is also available in English.', link: 'Read in English', close: 'Close'},
  fr: {label: 'Langue', text: 'Cette page existe aussi en français.', link: 'Lire en français', close: 'Fermer'},
  de: {label: 'Sprache', text: 'Diese Seite gibt es auch auf Deutsch.', link: 'Auf Deutsch lesen', close: 'Schließen'},
  ja: {label: '言語', text: 'このページは日本語でも読めます。', link: '日本語で読む', close: '閉じる'},
  'zh-Hans': {label: '语言', text: '本页也有简体中文版。', link: '阅读简体中文版', close: '关闭'},
};
