import nlp from 'compromise';
import {readFile} from 'node:fs/promises';
import fg from 'fast-glob';
import {fleschKincaid} from 'flesch-kincaid';
import {syllable} from 'syllable';
import {LineCounter, isScalar, parseDocument, visit as visitYaml} from 'yaml';
import {phrasesIn} from '../dialect.ts';
import {plainLine, proseOf, readableParts} from '../texts.ts';
import {findingsIn, type ContentFile, type Finding, type Report, type Rule} from '../rule.ts';

/** No sentence needs more words than this; a list reads better. */
const maxWords = 45;
/** School grades (Flesch–Kincaid) between which running text reads well: below, sentences are chopped; above, they tire. */
const gradeBand = [6, 10] as const;
/** Texts shorter than this say little about the grade. */
const minWordsForGrade = 250;
/** Imperatives that the tagger takes for nouns or adjectives. */
const imperative = /^(?:Compare|Open)\b/;
/** Fragments shorter than this are labels and lead-ins. */
const minWordsOfSentence = 5;

const sentencesOf = (text: string): string[] =>
  text.split(/(?<=[.!?])\s+(?=[A-Z])/).filter(Boolean);
const wordsOf = (text: string): string[] => text.match(/[\p{L}\p{N}’'-]+/gu) ?? [];

/**
 * Whether a sentence lacks a verb. Lead-ins to lists and code end in a colon and may be fragments. The tagger takes some verbs for
 * nouns ("Compare the numbers"), so each word is asked for alone too.
 */
function lacksVerb(sentence: string): boolean {
  if (
    !/[.!?]$/.test(sentence) ||
    wordsOf(sentence).length < minWordsOfSentence ||
    sentence.includes(':') ||
    imperative.test(sentence)
  )
    return false;
  return (
    nlp(sentence).verbs().length === 0 &&
    !wordsOf(sentence).some((word) => nlp(word.toLowerCase()).verbs().length > 0)
  );
}

function checkFile({area, bodyLine, frontMatter, tree}: ContentFile, report: Report): void {
  for (const key of ['title', 'description', 'sidebar_label']) {
    const text = frontMatter[key];
    if (typeof text === 'string')
      for (const message of phrasesIn(text)) report(1, `${key}: ${message}`);
  }
  for (const {text, node} of readableParts(tree))
    for (const message of phrasesIn(text)) report(node, message);
  let [sentences, words, syllables] = [0, 0, 0];
  for (const {text, node, inList} of proseOf(tree)) {
    for (const sentence of sentencesOf(text)) {
      const count = wordsOf(sentence).length;
      // Steps and items are short by nature, and say nothing about how the running text reads.
      if (!inList) {
        sentences += 1;
        words += count;
        syllables += syllable(sentence);
      }
      const start = sentence.slice(0, 40);
      if (count > maxWords)
        report(node, `A sentence of ${count} words ("${start}…"): split it, ${maxWords} at most.`);
      if (area === 'docs' && lacksVerb(sentence))
        report(node, `"${start}…" has no verb: write a whole sentence.`);
    }
  }
  if (area !== 'docs' || words < minWordsForGrade) return;
  const grade = fleschKincaid({sentence: sentences, word: words, syllable: syllables});
  const [low, high] = gradeBand;
  if (grade < low)
    report(
      bodyLine,
      `Reading grade ${grade.toFixed(1)}: at least ${low}. Link short sentences, and use the terms of the trade.`,
    );
  if (grade > high)
    report(bodyLine, `Reading grade ${grade.toFixed(1)}: at most ${high}. Split long sentences.`);
}

async function checkDescription(): Promise<Finding[]> {
  const files = await fg(['openapi/openapi.yaml', 'openapi/{paths,components}/**/*.yaml']);
  const lists = await Promise.all(
    files.map(async (file) => {
      const lines = new LineCounter();
      const document = parseDocument(await readFile(file, 'utf8'), {lineCounter: lines});
      const findings: Finding[] = [];
      visitYaml(document, {
        Pair(_, {key, value}) {
          if (!isScalar(key) || !/^(summary|description)$/.test(String(key.value))) return;
          if (!isScalar(value) || typeof value.value !== 'string') return;
          const line = lines.linePos(value.range?.[0] ?? 0).line;
          for (const message of phrasesIn(plainLine(value.value)))
            findings.push({file, line, message});
        },
      });
      return findings;
    }),
  );
  return lists.flat();
}

/** English text: the words of the trade, no padding and no praise, whole sentences of bearable length, a reading grade that suits tired readers. */
export const proseRule: Rule = {
  name: 'prose',
  async check(files) {
    const english = files.filter(({locale}) => locale === 'en');
    return [...findingsIn(english, checkFile), ...(await checkDescription())];
  },
};
