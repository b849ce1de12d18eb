import type {Locale} from './locales.ts';

/** What configuration, feeds, social images, and the language bar need to know of a language. A new entry of `locales` makes the compiler ask for one. */
export interface Language {
  /** The language in its own words, as the language menu shows it. */
  label: string;
  /** BCP 47 tag, for `lang` and `hreflang`. */
  tag: string;
  /** Characters that a page's description may have, least and most: scripts differ in what a character says. */
  descriptionLength: [min: number, max: number];
  /** Whether pages are set in the site's own Latin font, which is then preloaded; other scripts use the reader's fonts. */
  ownFont: boolean;
  /** Titles of the feeds, which Docusaurus takes from its configuration and offers no translation file for. */
  feeds: {blog: string; changelog: string};
  /** Heading of footnotes, and what a screen reader says at the way back from one. */
  footnotes: {label: string; back: (reference: string) => string};
  /** The bar that offers a page in this language: it speaks the language it offers, not the page's. */
  offer: {label: string; text: string; link: string; close: string};
}

export const languages: Record<Locale, Language> = {
  en: {
    label: 'English',
    tag: 'en',
    descriptionLength: [120, 155],
    ownFont: true,
    feeds: {blog: 'Tianji blog', changelog: 'Tianji changelog'},
    footnotes: {label: 'Footnotes', back: (n) => `Back to reference ${n}`},
    offer: {
      label: 'Language',
      text: 'This page is also available in English.',
      link: 'Read in English',
      close: 'Close',
    },
  },
  fr: {
    label: 'Français',
    tag: 'fr',
    descriptionLength: [100, 180],
    ownFont: true,
    feeds: {blog: 'Blog de Tianji', changelog: 'Journal des versions de Tianji'},
    footnotes: {label: 'Notes', back: (n) => `Retour à l’appel de note ${n}`},
    offer: {
      label: 'Langue',
      text: 'Cette page existe aussi en français.',
      link: 'Lire en français',
      close: 'Fermer',
    },
  },
  de: {
    label: 'Deutsch',
    tag: 'de',
    descriptionLength: [100, 180],
    ownFont: true,
    feeds: {blog: 'Tianji-Blog', changelog: 'Änderungsprotokoll von Tianji'},
    footnotes: {label: 'Fußnoten', back: (n) => `Zurück zu Verweis ${n}`},
    offer: {
      label: 'Sprache',
      text: 'Diese Seite gibt es auch auf Deutsch.',
      link: 'Auf Deutsch lesen',
      close: 'Schließen',
    },
  },
  ja: {
    label: '日本語',
    tag: 'ja',
    descriptionLength: [40, 110],
    ownFont: false,
    feeds: {blog: 'Tianjiブログ', changelog: 'Tianjiの変更履歴'},
    footnotes: {label: '脚注', back: (n) => `参照元${n}に戻る`},
    offer: {
      label: '言語',
      text: 'このページは日本語でも読めます。',
      link: '日本語で読む',
      close: '閉じる',
    },
  },
  'zh-Hans': {
    label: '简体中文',
    tag: 'zh-Hans',
    descriptionLength: [30, 110],
    ownFont: false,
    feeds: {blog: 'Tianji 博客', changelog: 'Tianji 更新日志'},
    footnotes: {label: '脚注', back: (n) => `返回引用处 ${n}`},
    offer: {label: '语言', text: '本页也有简体中文版。', link: '阅读简体中文版', close: '关闭'},
  },
};
