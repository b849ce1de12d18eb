import {distance as editsBetween} from 'fastest-levenshtein';
import type {Terms} from './packing.ts';
import type {Way} from './query.ts';
import {fields} from './schema.ts';

/** A document that satisfies a way, a slot or, summed up, the query. */
export interface Match {
  score: number;
  /** Share of it that is in the document's title, heading, or other names. */
  named: number;
}

const boosts = {title: 7, heading: 4, alias: 5, context: 1.6, text: 1};
const nameFields = 3;
/** What a term is worth that isn't the one asked for, and how that falls with each letter that differs. */
const prefixWeight = {weight: 0.375, fall: 0.3};
const fuzzyWeight = {weight: 0.45, fall: 1};
/** What a term gains in BM25+ that is in a document once, or more often. How long a field is doesn't count. */
const once = 1.5;
const repeatedly = 1.875;

/** The terms of the index that stand for one of a query, with what they are worth. */
export function expand(index: Terms, term: string, {prefix, fuzzy = 0}: Way): Map<string, number> {
  const found = new Map<string, number>(index.has(term) ? [[term, 1]] : []);
  const add = (other: string, distance: number, {weight, fall}: typeof prefixWeight): void => {
    if (!found.has(other))
      found.set(other, (weight * other.length) / (other.length + fall * distance));
  };
  if (prefix)
    for (const other of index.startingWith(term))
      add(other, other.length - term.length, prefixWeight);
  if (fuzzy > 0) {
    for (const other of index.all()) {
      if (Math.abs(other.length - term.length) > fuzzy) continue;
      const edits = editsBetween(term, other);
      if (edits <= fuzzy) add(other, edits, fuzzyWeight);
    }
  }
  return found;
}

/** Scores the documents that have one of the terms, by BM25+. One is named if it has none of them in its text alone. */
export function scoreOf(index: Terms, terms: Map<string, number>): Map<number, Match> {
  const matches = new Map<number, Match & {by: string}>();
  for (const [term, weight] of terms) {
    for (const {field, documents, repeated} of index.postingsOf(term)) {
      const isName = field < nameFields;
      const rarity = Math.log(
        1 + (index.documents - documents.length + 0.5) / (documents.length + 0.5),
      );
      const worth = weight * boosts[fields[field]!] * rarity;
      for (const document of documents) {
        const score = worth * (repeated.has(document) ? repeatedly : once);
        const match = matches.get(document);
        if (match === undefined) matches.set(document, {score, named: isName ? 1 : 0, by: term});
        else {
          match.score += score;
          if (!isName && match.by !== term) match.named = 0;
          match.by = term;
        }
      }
    }
  }
  return matches;
}
