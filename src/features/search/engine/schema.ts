import type {Words} from './language.ts';
import type {PackedTerms} from './packing.ts';

/** Version of the index. A reader's open page may be older than the index. */
export const formatVersion = 7;

export const areas = ['docs', 'api', 'blog', 'changelog', 'site'] as const;
export type Area = (typeof areas)[number];

/** A section; heading and anchor are empty for the head of a page. The aliases are terms with spaces between them. */
export type SectionEntry = [heading: string, anchor: string, ...aliases: string[]];

export interface PageEntry {
  /** URL without the locale's prefix. */
  route: string;
  title: string;
  /** Name in the navigation, if it differs from the title. */
  name?: string;
  area: Area;
  method?: string;
  label?: string;
  sections: SectionEntry[];
}

/** The file that is loaded when the search opens. Its documents are the sections of all pages, numbered in order. */
export interface SearchIndex {
  version: number;
  folder: string;
  words: Words;
  pages: PageEntry[];
  /** First document of each file of texts. */
  texts: number[];
  /** Words that so many texts have that their places aren't listed. */
  common: string;
  terms: PackedTerms;
}

/** Those that name a document first. */
export const fields = ['title', 'heading', 'alias', 'context', 'text'] as const;
export type IndexDocument = Record<(typeof fields)[number], string[]>;

export const slugOf = (route: string): string => route.slice(route.lastIndexOf('/') + 1);
