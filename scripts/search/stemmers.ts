import {stemmer as english} from '@orama/stemmers/english';
import {stemmer as french} from '@orama/stemmers/french';
import {stemmer as german} from '@orama/stemmers/german';
import type {Locale} from '../../src/config/locales.ts';
import {forWords, type Stemmer} from '../../src/lib/search/stemmer.ts';

/** Stemmer of a locale's index. Japanese and Chinese pages hold English words. The browser loads the same ones, one at a time. */
export const stemmers: Record<Locale, Stemmer> = {
  en: forWords(english, 'en'),
  fr: forWords(french, 'fr'),
  de: forWords(german, 'de'),
  ja: forWords(english, 'ja'),
  'zh-Hans': forWords(english, 'zh-Hans'),
};
