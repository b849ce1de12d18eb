import {createHash} from 'node:crypto';
import {mkdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {stemmer as english} from '@orama/stemmers/english';
import {stemmer as french} from '@orama/stemmers/french';
import {stemmer as german} from '@orama/stemmers/german';
import {defaultLocale, type Locale} from '../../../config/locales.ts';
import {cached, languageOf, type Language, type Stemmer, type Words} from '../engine/language.ts';
import {pack} from '../engine/packing.ts';
import {formatVersion, slugOf, type IndexDocument, type SearchIndex} from '../engine/schema.ts';
import {chunksOf, isRun, keyOf, splitCompound, termsOf, wordsOf} from '../engine/text.ts';
import type {SearchPage} from './sections.ts';

/** Names for pages and sections that readers use and the pages don't, by URL. */
export type Aliases = Record<string, string[]>;

/** Size of a file of texts before compression, in characters. */
const textFileSize = 5_000;
const maxText = 4_000;
const minCompound = 9;
const maxShare = 0.09;
const minCommon = 20;

const readData = <T>(file: string): T =>
  JSON.parse(readFileSync(`src/features/search/${file}.json`, 'utf8')) as T;

function readLanguage(locale: Locale, stemmer: Stemmer): Language {
  const {stops, synonyms} = readData<Words>(`words/${locale}`);
  // Japanese and Chinese pages have English words.
  const english =
    locale === 'ja' || locale === 'zh-Hans' ? ` ${readData<Words>('words/en').stops}` : '';
  return languageOf({locale, stops: stops + english, synonyms}, stemmer);
}

export const languages: Record<Locale, Language> = {
  en: readLanguage('en', english),
  fr: readLanguage('fr', french),
  de: readLanguage('de', german),
  ja: readLanguage('ja', english),
  'zh-Hans': readLanguage('zh-Hans', english),
};

const textOf = (page: SearchPage): string =>
  [page.title, page.name, ...page.sections.flatMap(({heading, text}) => [heading, text])].join(
    '\n',
  );

/** Adds to German words the words of the site that they consist of. */
function compoundParts(
  pages: SearchPage[],
  {locale, stem, stops}: Language,
): (text: string) => string[] {
  if (locale !== 'de') return () => [];
  const wordsIn = (text: string): string[] =>
    chunksOf(text)
      .flatMap((chunk) => (chunk.run ? [] : wordsOf(chunk.text, locale)))
      .flatMap(({whole, parts}) => (parts.length > 0 || whole === null ? parts : [whole]));
  const words = pages.flatMap((page) => wordsIn(textOf(page)));
  const known = new Set(words.filter((word) => !stops.has(word)).map(stem));
  const split = cached((word: string) =>
    splitCompound(word, locale, (part) => known.has(stem(part))).map(stem),
  );
  return (text) =>
    wordsIn(text)
      .filter((word) => word.length >= minCompound && /^[a-z]+$/.test(word))
      .flatMap(split);
}

const addressOf = ({route}: SearchPage, anchor: string): string =>
  anchor ? `${route}#${anchor}` : route;

function documentsOf(pages: SearchPage[], language: Language, aliases: Aliases): IndexDocument[] {
  const partsOf = compoundParts(pages, language);
  const terms = (text: string, isShort = false): string[] => [
    ...termsOf(text, language, isShort),
    ...partsOf(text),
  ];
  return pages.flatMap((page) =>
    page.sections.map(({heading, anchor, text}, section) => ({
      title: section === 0 ? terms(`${page.title}\n${page.name}`, true) : [],
      heading: terms(heading, true),
      alias: terms(
        [
          ...(aliases[addressOf(page, anchor)] ?? []),
          ...(section === 0 ? [page.keywords, slugOf(page.route)] : []),
        ].join('\n'),
        true,
      ),
      context: terms(section === 0 ? page.context : `${page.title} ${anchor}`),
      text: terms(text),
    })),
  );
}

function textFiles(pages: SearchPage[]): {first: number[]; files: string[][]} {
  const first: number[] = [];
  const files: string[][] = [];
  let size = Infinity;
  const sections = pages.flatMap((page) => page.sections);
  sections.forEach(({text}, document) => {
    const shown = text.slice(0, maxText);
    if (size + shown.length > textFileSize) {
      first.push(document);
      files.push([]);
      size = 0;
    }
    files.at(-1)!.push(shown);
    size += shown.length;
  });
  return {first, files};
}

/** Words that a large share of the texts have: their places tell no text from another, and cost the most bytes. */
function commonWords(documents: IndexDocument[]): Set<string> {
  const counts = new Map<string, number>();
  for (const {text} of documents)
    for (const term of new Set(text)) counts.set(term, (counts.get(term) ?? 0) + 1);
  const most = Math.max(minCommon, documents.length * maxShare);
  return new Set(
    [...counts].filter(([term, count]) => count > most && !isRun(term)).map(([term]) => term),
  );
}

/** Files of a locale's index by name; `index.json` is the first one. */
export function buildIndex(
  pages: SearchPage[],
  language: Language,
  aliases: Aliases,
): Map<string, string> {
  const documents = documentsOf(pages, language, aliases);
  const common = commonWords(documents);
  const {first, files} = textFiles(pages);
  const contents = files.map((texts) => JSON.stringify(texts));
  const folder = createHash('sha256').update(contents.join('\n')).digest('hex').slice(0, 10);
  const index: SearchIndex = {
    version: formatVersion,
    folder,
    words: language.words,
    pages: pages.map((page) => ({
      route: page.route,
      title: page.title,
      ...(page.name && {name: page.name}),
      area: page.area,
      ...(page.method && {method: page.method}),
      ...(page.label && {label: page.label}),
      sections: page.sections.map(({heading, anchor}) => [
        heading,
        anchor,
        ...(aliases[addressOf(page, anchor)] ?? []).map((alias) =>
          termsOf(keyOf(alias, language), language).join(' '),
        ),
      ]),
    })),
    texts: first,
    common: [...common].join(' '),
    terms: pack(
      documents.map((document) => ({
        ...document,
        text: document.text.filter((term) => !common.has(term)),
      })),
    ),
  };
  return new Map([
    ['index.json', JSON.stringify(index)],
    ...contents.map((content, number): [string, string] => [`${folder}/t${number}.json`, content]),
  ]);
}

/** Aliases of a locale, with the names of products and techniques that are the same in every language. */
export function readAliases(locale: Locale): Aliases {
  const [own, names] = [readData<Aliases>(`aliases/${locale}`), readData<Aliases>('aliases/names')];
  const both = Object.entries(names).map(([address, others]): [string, string[]] => [
    address,
    [...(own[address] ?? []), ...others],
  ]);
  return {...own, ...Object.fromEntries(both)};
}

export const searchFolder = (dir: string, locale: Locale): string =>
  path.join(dir, locale === defaultLocale ? '' : locale, 'search-index');

export function writeLocaleIndex(dir: string, pages: SearchPage[], locale: Locale): void {
  const folder = searchFolder(dir, locale);
  rmSync(folder, {recursive: true, force: true});
  for (const [name, content] of buildIndex(pages, languages[locale], readAliases(locale))) {
    const file = path.join(folder, name);
    mkdirSync(path.dirname(file), {recursive: true});
    writeFileSync(file, content);
  }
}
