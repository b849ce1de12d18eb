import {defaultLocale, locales, type Locale} from './locales.ts';

/** Texts that Docusaurus takes from its configuration and offers no translation file for. */
interface ConfigTexts {
  blogFeed: string;
  changelogFeed: string;
  footnotes: string;
  /** Said by a screen reader at the way back from a footnote. */
  backTo: (reference: string) => string;
}

const texts: Record<Locale, ConfigTexts> = {
  en: {blogFeed: 'Tianji blog', changelogFeed: 'Tianji changelog', footnotes: 'Footnotes', backTo: (n) => `Back to reference ${n}`},
  fr: {blogFeed: 'Blog de Tianji', changelogFeed: 'Journal des versions de Tianji', footnotes: 'Notes', backTo: (n) => `Retour à l’appel de note ${n}`},
  de: {blogFeed: 'Tianji-Blog', changelogFeed: 'Änderungsprotokoll von Tianji', footnotes: 'Fußnoten', backTo: (n) => `Zurück zu Verweis ${n}`},
  ja: {blogFeed: 'Tianjiブログ', changelogFeed: 'Tianjiの変更履歴', footnotes: '脚注', backTo: (n) => `参照元${n}に戻る`},
  'zh-Hans': {blogFeed: 'Tianji 博客', changelogFeed: 'Tianji 更新日志', footnotes: '脚注', backTo: (n) => `返回引用处 ${n}`},
};

/** The texts of the language that is built, which Docusaurus names in its environment before it reads the configuration. */
export function configTexts(locale: string | undefined = process.env.DOCUSAURUS_CURRENT_LOCALE): ConfigTexts {
  return texts[locales.find((one) => one === locale) ?? defaultLocale];
}
