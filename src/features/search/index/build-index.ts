import {createHash} from 'node:crypto';
import {mkdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import MiniSearch from 'minisearch';
import {stemmer as english} from '@orama/stemmers/english';
import {stemmer as french} from '@orama/stemmers/french';
import {stemmer as german} from '@orama/stemmers/german';
import type {Locale} from '../../../config/locales.ts';
import {languageOf, type Language, type Stemmer, type Words} from '../engine/language.ts';
import {packIndex} from '../engine/packing.ts';
import {addressOf, nameFields, optionsOf, type NamesFile, type TextFile} from '../engine/search.ts';
import {termsOf} from '../engine/text.ts';
import type {SearchPage} from './sections.ts';

/** Names for pages and sections that readers use and the pages don't, by URL. */
export type Aliases = Record<string, string[]>;

/** Length of the text that an excerpt is taken from. */
const maxText = 2_500;
/** Length of a page's description, with which its text begins. */
const descriptionLength = 160;
/** A word is common if more than this share of the sections has it, and more than this many. */
const commonShare = 0.085;
const commonCount = 20;

const readData = <T>(file: string): T =>
  JSON.parse(readFileSync(`src/features/search/${file}.json`, 'utf8')) as T;

function readLanguage(locale: Locale, stemmer: Stemmer): Language {
  const {stops, synonyms} = readData<Words>(`words/${locale}`);
  // Japanese and Chinese pages have English words.
  const hasEnglish = locale === 'ja' || locale === 'zh-Hans';
  const english = hasEnglish ? ` ${readData<Words>('words/en').stops}` : '';
  return languageOf({locale, stops: stops + english, synonyms}, stemmer);
}

export const languages: Record<Locale, Language> = {
  en: readLanguage('en', english),
  fr: readLanguage('fr', french),
  de: readLanguage('de', german),
  ja: readLanguage('ja', english),
  'zh-Hans': readLanguage('zh-Hans', english),
};

/** Words in a large share of the sections: they distinguish no section from another, and cost the most bytes. */
function commonWords(texts: string[][]): Set<string> {
  const counts = new Map<string, number>();
  for (const terms of texts)
    for (const term of new Set(terms)) counts.set(term, (counts.get(term) ?? 0) + 1);
  const maxCount = Math.max(commonCount, texts.length * commonShare);
  // Numbers and the like (404, C#) are what a reader asks for, even if most operations have them.
  return new Set(
    [...counts]
      .filter(([term, count]) => count > maxCount && !/[^a-z-.]/.test(term))
      .map(([term]) => term),
  );
}

/** Sections of all pages, whose numbers are the documents of both indexes. */
const sectionsOf = (pages: SearchPage[], aliases: Aliases) =>
  pages.flatMap((page) =>
    page.sections.map((section, number) => ({
      ...section,
      page,
      isHead: number === 0,
      otherNames: aliases[addressOf(page.route, section.anchor)] ?? [],
    })),
  );

type IndexedSection = ReturnType<typeof sectionsOf>[number];

function indexNames(sections: IndexedSection[], language: Language): MiniSearch {
  const names = new MiniSearch(
    optionsOf(nameFields, (text, field) => termsOf(text, language, field !== 'about')),
  );
  const documents = sections.map(({page, isHead, heading, anchor, text, otherNames}, id) => ({
    id,
    heading,
    title: isHead ? `${page.title}\n${page.name}` : '',
    // A page's other names may be about one of its sections: they don't say that it's the head.
    alias: isHead ? '' : otherNames.join('\n'),
    keywords: isHead ? [...otherNames, page.keywords, page.route.split('/').at(-1)].join('\n') : '',
    about: isHead
      ? `${text.slice(0, descriptionLength)} ${page.context}`
      : `${page.title} ${anchor}`,
  }));
  names.addAll(documents);
  return names;
}

function indexText(sections: IndexedSection[], language: Language): TextFile {
  const texts = sections.map(({text}) => termsOf(text, language));
  const common = commonWords(texts);
  // The index is given numbers of sections: their terms are known.
  const termsOfSection = (id: string): string[] =>
    [...new Set(texts[Number(id)])].filter((term) => !common.has(term));
  const index = new MiniSearch(optionsOf(['text'], termsOfSection));
  index.addAll(sections.map((_, id) => ({id, text: String(id)})));
  return {common: [...common], index: packIndex(index)};
}

/** Files of a locale's index by name; `names.json` is the first one. */
export function buildIndex(
  pages: SearchPage[],
  language: Language,
  aliases: Aliases,
): Map<string, string> {
  const sections = sectionsOf(pages, aliases);
  const text = JSON.stringify(indexText(sections, language));
  const excerpts = pages.map((page) =>
    JSON.stringify(page.sections.map((section) => section.text.slice(0, maxText))),
  );
  const content = [text, ...excerpts].join('\n');
  const hash = createHash('sha256').update(content).digest('hex').slice(0, 10);
  const names: NamesFile = {
    hash,
    words: language.words,
    pages: pages.map(({keywords, context, ...page}) => ({
      ...page,
      sections: page.sections.map(({heading, anchor}) => [
        heading,
        anchor,
        ...(aliases[addressOf(page.route, anchor)] ?? []),
      ]),
    })),
    index: packIndex(indexNames(sections, language)),
  };
  return new Map([
    ['names.json', JSON.stringify(names)],
    [`text.${hash}.json`, text],
    ...excerpts.map((excerpt, page) => [`${hash}/${page}.json`, excerpt] as const),
  ]);
}

/** Aliases of a locale, with the names of products and techniques that are the same in every language. */
export function readAliases(locale: Locale): Aliases {
  const aliases = readData<Aliases>(`aliases/${locale}`);
  for (const [address, names] of Object.entries(readData<Aliases>('aliases/products')))
    aliases[address] = [...(aliases[address] ?? []), ...names];
  return aliases;
}

/**
 * Writes the index of a language into the folder `search-index`.
 * @param dir folder of the language in the built site
 */
export function writeIndex(dir: string, pages: SearchPage[], locale: Locale): void {
  const folder = path.join(dir, 'search-index');
  rmSync(folder, {recursive: true, force: true});
  for (const [name, content] of buildIndex(pages, languages[locale], readAliases(locale))) {
    mkdirSync(path.dirname(path.join(folder, name)), {recursive: true});
    writeFileSync(path.join(folder, name), content);
  }
}
