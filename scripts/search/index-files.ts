import {createHash} from 'node:crypto';
import MiniSearch from 'minisearch';
import {areas, fields, formatVersion, packTerms, packWords, type ChunkFile, type IndexHead} from '../../src/lib/search/format.ts';
import {stopWords} from '../../src/lib/search/stop-words.ts';
import type {Stemmer} from '../../src/lib/search/stemmer.ts';
import {compoundLinks, gramsIn, leastPart, surfacesOf, type Segmenter} from '../../src/lib/search/terms.ts';
import {Vocabulary} from '../../src/lib/search/vocabulary.ts';
import type {SearchPage} from './sections.ts';
import {gramShards, postingsOf, termShards, type IndexFiles} from './shards.ts';

/** Sizes of the files before compression, in characters. */
const chunkSize = 5_000;
const longestText = 4_000;

export type {IndexFiles};

interface IndexDocument {
  id: number;
  title: string[];
  heading: string[];
  text: string[];
  context: string[];
  grams: string[];
}

/** Cuts runs without spaces by the dictionary of the language. */
export function segmenterOf(locale: string): Segmenter {
  const segmenter = new Intl.Segmenter(locale, {granularity: 'word'});
  return (run) => [...segmenter.segment(run.normalize('NFKC'))].map(({segment}) => segment);
}

function documentsOf(pages: SearchPage[], locale: string): IndexDocument[] {
  const segment = segmenterOf(locale);
  const words = (text: string): string[] => surfacesOf(text, locale, segment);
  const documents: IndexDocument[] = [];
  for (const page of pages) {
    page.sections.forEach(({heading, anchor, text}, index) => {
      const all = `${index === 0 ? page.title : ''} ${heading} ${text}`;
      documents.push({
        id: documents.length,
        title: index === 0 ? words(`${page.title} ${page.name}`) : [],
        heading: words(heading),
        text: words(text),
        context: words(index === 0 ? page.context : `${page.title} ${anchor}`),
        grams: gramsIn(all, locale),
      });
    });
  }
  return documents;
}

/** Adds the parts of compounds that are made of words of the site. */
function withCompounds(words: string[], parts: Map<string, string[] | null>, vocabulary: Vocabulary, locale: string): string[] {
  const links = compoundLinks[locale];
  if (!links) return words;
  return words.flatMap((word) => {
    if (word.length < 9 || !/^[a-z]+$/.test(word)) return [word];
    if (!parts.has(word)) parts.set(word, vocabulary.split(word, links, leastPart));
    return [word, ...(parts.get(word) ?? [])];
  });
}

function numberTerms(sorted: string[], stem: Stemmer): number[] {
  const numbers = new Map<string, number>();
  return sorted.map((word) => {
    const key = stem(word);
    if (!numbers.has(key)) numbers.set(key, numbers.size);
    return numbers.get(key)!;
  });
}

/** Lengths need no more than two digits' worth of precision. */
function roundLength(length: number): number {
  const unit = 2 ** Math.max(0, Math.floor(Math.log2(length || 1)) - 2);
  return Math.round(length / unit) * unit;
}

function textFiles(pages: SearchPage[]): {first: number[]; files: ChunkFile[]} {
  const first: number[] = [];
  const files: ChunkFile[] = [];
  let size = Infinity;
  let document = 0;
  for (const {heading, anchor, text} of pages.flatMap(({sections}) => sections)) {
    const shown = text.slice(0, longestText);
    if (size + shown.length > chunkSize) {
      first.push(document);
      files.push([]);
      size = 0;
    }
    files.at(-1)!.push([heading, anchor, shown]);
    size += shown.length + heading.length + anchor.length;
    document += 1;
  }
  return {first, files};
}

/**
 * Makes the index of a locale: MiniSearch numbers and counts, and its index is cut into files that are fetched when a query needs them.
 * @param pages pages of the locale
 */
export function indexFiles(pages: SearchPage[], locale: string, stem: Stemmer): IndexFiles {
  const stops = stopWords(locale);
  const documents = documentsOf(pages, locale);
  const heard = (word: string): boolean => word !== '' && !stops.has(word);
  const sorted = [...new Set(documents.flatMap((own) => [...own.title, ...own.heading, ...own.text, ...own.context]))].filter(heard).sort();
  const terms = numberTerms(sorted, stem);
  const vocabulary = new Vocabulary(sorted, terms, stem);
  const parts = new Map<string, string[] | null>();
  const numbered = (words: string[]): string[] =>
    withCompounds(words.filter(heard), parts, vocabulary, locale).map((word) => String(vocabulary.find(word)!));

  const engine = new MiniSearch<Record<string, unknown>>({
    fields: [...fields],
    tokenize: (text) => (text === '' ? [] : text.split(' ')),
    processTerm: (term) => term,
  });
  engine.addAll(
    documents.map(({id, grams, ...own}) => ({
      id,
      title: numbered(own.title).join(' '),
      heading: numbered(own.heading).join(' '),
      text: numbered(own.text).join(' '),
      context: numbered(own.context).join(' '),
      grams: grams.map((gram) => `=${gram}`).join(' '),
    })),
  );
  const {index, fieldLength, averageFieldLength} = engine.toJSON();
  const posted = postingsOf(index as unknown as [string, Record<string, Record<string, number>>][]);

  const files: IndexFiles = new Map();
  const shards = termShards(posted, files);
  const grams = gramShards(posted, files);
  const texts = textFiles(pages);
  texts.files.forEach((file, number) => files.set(`t${number}.json`, JSON.stringify(file)));
  const head: IndexHead = {
    version: formatVersion,
    folder: createHash('sha256')
      .update([...files].join('\n'))
      .digest('hex')
      .slice(0, 10),
    pages: pages.map((page) => [page.route, page.title, areas.indexOf(page.area), page.method, page.label, page.sections.length]),
    lengths: fields.map((_, field) =>
      documents.map(({id}) => roundLength((fieldLength as Record<string, number[]>)[String(id)]?.[field] ?? 0)),
    ),
    averages: averageFieldLength.map((average) => Number((average ?? 0).toFixed(2))),
    words: packWords(sorted),
    terms: packTerms(terms),
    shards,
    grams,
    chunks: texts.first,
  };
  const inFolder = new Map([...files].map(([name, content]) => [`${head.folder}/${name}`, content]));
  return inFolder.set('index.json', JSON.stringify(head));
}
