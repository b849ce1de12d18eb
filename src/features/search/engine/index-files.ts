import type {Options} from 'minisearch';
import type {Words} from './language.ts';

export type Area = 'docs' | 'api' | 'blog' | 'changelog' | 'site';

export interface PageEntry {
  /** URL without the locale's prefix. */
  route: string;
  title: string;
  /** Name in the navigation, if it differs from the title: readers know the page by it. */
  name: string;
  area: Area;
  /** HTTP method of an operation. */
  method: string;
  /** Group or date of the page. */
  label: string;
  /** Heading and anchor are empty for the head of a page, which is the first. */
  sections: {heading: string; anchor: string}[];
}

export const addressOf = (route: string, anchor: string): string =>
  anchor ? `${route}#${anchor}` : route;

/** How much a word in a field counts. `about` is a page's description and an operation's facts, and for a section the page's title. */
const boost = {title: 7, heading: 4, alias: 3, keywords: 3, about: 1, text: 1};

/** Terms in the fields that name a section or say what it's about, with a space between terms and a line for each name. */
export type SectionNames = Record<'title' | 'heading' | 'alias' | 'keywords' | 'about', string>;

/** `names.json`, which is loaded first. The sections of all pages, numbered in order, are the documents of both indexes. */
export interface NamesFile {
  /** Hash of the files that belong to this one, in their names: a reader's open page may be older than the site. */
  hash: string;
  words: Words;
  pages: PageEntry[];
  /** By the number of the section. */
  names: SectionNames[];
}

/** `text.HASH.json`, which is loaded second. */
export interface TextFile {
  /** Words in so many sections that the index omits them. */
  common: string[];
  /** The other words, the most frequent first. */
  vocabulary: string[];
  /** Words of each section as numbers in the vocabulary, each as the gap to the one before: 3, 7, and 8 are 3, 4, 1. */
  sections: number[][];
}

/** The words of each section, with a space between them. */
export const textsOf = ({vocabulary, sections}: TextFile): string[] =>
  sections.map((gaps) => {
    let number = 0;
    return gaps.map((gap) => vocabulary[(number += gap)]).join(' ');
  });

/** Options of MiniSearch, which gets terms only. The length of a field doesn't count. */
export const optionsOf = (fields: string[]): Options => ({
  fields,
  tokenize: (terms) => terms.split(/\s/),
  processTerm: (term) => term,
  searchOptions: {boost, bm25: {k: 1.2, b: 0, d: 0.5}},
});
