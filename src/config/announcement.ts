import type {ThemeConfig} from '@docusaurus/preset-classic';
import {builtLocale} from './i18n.ts';
import type {Locale} from './locales.ts';

/** A message in a bar above every page. */
export interface Announcement {
  /** A new id shows the bar again to readers who closed the one before. */
  id: string;
  /** HTML of the message by language; a language without text shows the English one. */
  content: Partial<Record<Locale, string>> & {en: string};
}

/** The announcement that is shown now; undefined shows none. */
export const announcement: Announcement | undefined = undefined;

/** Theme option of an announcement, in the language that is built. */
export const announcementBar = ({id, content}: Announcement): ThemeConfig['announcementBar'] => ({
  id,
  content: content[builtLocale] ?? content.en,
  isCloseable: true,
  backgroundColor: 'var(--tj-lamp-wash)',
  textColor: 'var(--tj-tx)',
});
