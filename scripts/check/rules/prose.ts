import {fleschKincaid} from 'flesch-kincaid';
import {toString} from 'mdast-util-to-string';
import {syllable} from 'syllable';
import {visit} from 'unist-util-visit';
import type {Paragraph} from 'mdast';
import type {ContentFile, Finding, Rule} from '../types.ts';

/** Words that promise, praise or pad, with what to do about them. */
const unwanted: [RegExp, string][] = [
  [/\b(simply|easily|effortless(ly)?|of course|obviously|needless to say)\b/i, 'leave it out: what is simple to the writer may not be to the reader'],
  [/\bjust\b(?! (as|like|before|after|under|over|above|below))/i, 'leave it out'],
  [/\beasy\b/i, 'say what there is to do'],
  [/\b(best[- ]in[- ]class|cutting[- ]edge|state[- ]of[- ]the[- ]art|blazing(ly)?|seamless(ly)?|powerful|revolutionary|world[- ]class|game[- ]chang\w+)\b/i, 'give a figure instead of praise'],
  [/\b(in order to)\b/i, 'write "to"'],
  [/\b(please note|note that|it should be noted)\b/i, 'say it, or make it an admonition'],
  [/\b(utili[sz]e[sd]?|leverage[sd]?)\b/i, 'write "use"'],
  [/\b(whitelist|blacklist)\w*\b/i, 'write "allow list" or "block list"'],
];

/** No sentence needs more words than this; a list reads better. */
const mostWords = 45;
/** Highest school grade (Flesch–Kincaid) a page's running text may ask for. */
const highestGrade = 12;

const isCode = new Set(['inlineCode', 'mdxTextExpression', 'mdxFlowExpression']);

/** Text of a paragraph, with one short word for each code span. */
function proseOf(paragraph: Paragraph): string {
  const copy = structuredClone(paragraph);
  visit(copy, (node, index, parent) => {
    if (isCode.has(node.type) && parent && index !== undefined && 'children' in parent) {
      (parent.children as unknown[])[index] = {type: 'text', value: node.type === 'inlineCode' ? 'code' : ''};
    }
  });
  return toString(copy).replace(/\s+/g, ' ').trim();
}

const sentencesOf = (text: string): string[] => text.split(/(?<=[.!?])\s+(?=[A-Z])/).filter(Boolean);
const wordsOf = (text: string): string[] => text.match(/[\p{L}\p{N}’'-]+/gu) ?? [];

function checkFile({file, bodyLine, tree}: ContentFile): Finding[] {
  const findings: Finding[] = [];
  let sentences = 0;
  let words = 0;
  let syllables = 0;
  visit(tree, 'paragraph', (paragraph) => {
    const line = bodyLine + (paragraph.position?.start.line ?? 1) - 1;
    const prose = proseOf(paragraph);
    for (const [pattern, advice] of unwanted) {
      const match = pattern.exec(prose);
      if (match) findings.push({file, line, rule: 'prose', message: `"${match[0]}": ${advice}.`});
    }
    for (const sentence of sentencesOf(prose)) {
      const count = wordsOf(sentence).length;
      sentences += 1;
      words += count;
      syllables += syllable(sentence);
      if (count > mostWords) findings.push({file, line, rule: 'prose', message: `A sentence of ${count} words ("${sentence.slice(0, 40)}…"): split it, ${mostWords} at most.`});
    }
  });
  if (words > 200) {
    const grade = fleschKincaid({sentence: sentences, word: words, syllable: syllables});
    if (grade > highestGrade) findings.push({file, line: bodyLine, rule: 'prose', message: `Reading grade ${grade.toFixed(1)}: ${highestGrade} at most. Shorter sentences and words help.`});
  }
  return findings;
}

/** English running text: no padding and no praise, sentences of bearable length, a reading grade that tired readers manage. */
export const proseRule: Rule = {
  name: 'prose',
  check: (files) => files.filter(({locale}) => locale === 'en').flatMap(checkFile),
};
