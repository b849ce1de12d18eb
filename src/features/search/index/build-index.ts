import {createHash} from 'node:crypto';
import {mkdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {Locale} from '../../../config/locales.ts';
import {languageOf, loadStemmer, type Language, type Words} from '../engine/language.ts';
import {addressOf} from '../engine/index-files.ts';
import type {NamesFile, SectionNames, TextFile} from '../engine/index-files.ts';
import {termsOf} from '../engine/text.ts';
import type {SearchPage} from './sections.ts';

/** Names for pages and sections that readers use and the pages don't, by URL. */
export type Aliases = Record<string, string[]>;

/** Excerpts are taken from so many characters. */
const maxText = 2_500;
/** Length of a page's description, with which its text begins. */
const descriptionLength = 160;
/** A word is common if more than this share of the sections has it, and more than this many: it distinguishes none, and costs most bytes. */
const commonShare = 0.085;
const commonCount = 20;

const readData = <T>(file: string): T =>
  JSON.parse(readFileSync(`src/features/search/${file}.json`, 'utf8')) as T;

async function readLanguage(locale: Locale): Promise<Language> {
  const {stops, synonyms} = readData<Words>(`words/${locale}`);
  // Japanese and Chinese pages have English words.
  const hasEnglish = locale === 'ja' || locale === 'zh-Hans';
  const english = hasEnglish ? ` ${readData<Words>('words/en').stops}` : '';
  return languageOf({locale, stops: stops + english, synonyms}, await loadStemmer(locale));
}

/** An identifier, such as `DATABASE_URL`: visible ASCII characters alone. */
const identifier = /^[\x21-\x7e]+$/;

/** Terms of a name. An identifier is two names: `databaseurl` and, on a second line, `database url`. */
function namesOf(name: string, language: Language): string {
  const terms = termsOf(name, language, true);
  if (!identifier.test(name)) return terms.join(' ');
  const [whole = '', ...parts] = terms;
  return `${whole}\n${parts.join(' ')}`;
}

function sectionNames(pages: SearchPage[], aliases: Aliases, language: Language): SectionNames[] {
  const lines = (names: string[]): string =>
    names.map((name) => namesOf(name, language)).join('\n');
  const terms = (text: string): string => termsOf(text, language).join(' ');
  return pages.flatMap(({route, title, name, keywords, context, sections}) =>
    sections.map(({heading, anchor, text}, section) => {
      const named = {
        heading: lines([heading]),
        alias: lines(aliases[addressOf(route, anchor)] ?? []),
      };
      if (section > 0)
        return {...named, title: '', keywords: '', about: terms(`${title} ${anchor}`)};
      return {
        ...named,
        title: lines([title, name]),
        keywords: lines([keywords, route.split('/').at(-1)!]),
        about: terms(`${text.slice(0, descriptionLength)} ${context}`),
      };
    }),
  );
}

function packTexts(texts: Set<string>[]): TextFile {
  const counts = new Map<string, number>();
  for (const terms of texts)
    for (const term of terms) counts.set(term, (counts.get(term) ?? 0) + 1);
  const maxCount = Math.max(commonCount, texts.length * commonShare);
  const byCount = [...counts].sort(([, a], [, b]) => b - a).map(([term]) => term);
  // Numbers and the like (404, C#) are what a reader asks for, even if most operations have them.
  const common = byCount.filter((term) => counts.get(term)! > maxCount && /^[a-z-.]*$/.test(term));
  const vocabulary = byCount.filter((term) => !common.includes(term));
  const numbers = new Map(vocabulary.map((term, number) => [term, number]));
  const sections = texts.map((terms) => {
    const sorted = [...terms].flatMap((term) => numbers.get(term) ?? []).sort((a, b) => a - b);
    return sorted.map((number, index) => number - (sorted[index - 1] ?? 0));
  });
  return {common, vocabulary, sections};
}

/** Files of a locale's index by name; `names.json` is the first one. */
export async function buildIndex(
  pages: SearchPage[],
  locale: Locale,
  aliases: Aliases,
): Promise<Map<string, string>> {
  const language = await readLanguage(locale);
  const texts = pages.flatMap(({sections}) =>
    sections.map((section) => new Set(termsOf(section.text, language))),
  );
  const text = JSON.stringify(packTexts(texts));
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
      sections: page.sections.map(({heading, anchor}) => ({heading, anchor})),
    })),
    names: sectionNames(pages, aliases, language),
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

/** Writes the index of a language into `search-index` in its folder of the built site. */
export async function writeIndex(dir: string, pages: SearchPage[], locale: Locale): Promise<void> {
  const folder = path.join(dir, 'search-index');
  rmSync(folder, {recursive: true, force: true});
  for (const [name, content] of await buildIndex(pages, locale, readAliases(locale))) {
    mkdirSync(path.dirname(path.join(folder, name)), {recursive: true});
    writeFileSync(path.join(folder, name), content);
  }
}
