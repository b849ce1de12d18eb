import {visit} from 'unist-util-visit';
import type {ContentFile, Finding, Rule} from '../types.ts';

type Convention = [pattern: RegExp, advice: string];

/** Han, kana and full-width marks. */
const wide = String.raw`[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}]`;

/** What the typography of each language asks for, as patterns that must not occur in running text. */
export const conventions: Record<string, Convention[]> = {
  fr: [
    [/[\p{L}\d»)][;!?](?=\s|$)/u, 'a narrow no-break space (U+202F) goes before ; ! and ?'],
    [/ [;!?»]/, 'the space before ; ! ? and » is a narrow no-break space (U+202F)'],
    [/ :(?=\s|$)/, 'the space before : is a no-break space (U+00A0)'],
    [/[\p{L}»)]:(?=\s|$)/u, 'a no-break space (U+00A0) goes before :'],
    [/« |«(?=[^\u202f\u00a0])/, 'the space after « is a narrow no-break space (U+202F)'],
    [/\p{L}'\p{L}/u, 'the apostrophe is ’'],
    [/[“”"](?=\p{L})/u, 'quotations stand in « »'],
  ],
  de: [
    [/"(?=\p{L})|(?<=\p{L})"/u, 'quotations stand in „ “'],
    [/”/, 'a quotation ends with “'],
    [/\p{L}'\p{L}/u, 'the apostrophe is ’'],
  ],
  ja: [
    [new RegExp(`${wide}[,.!?:;](?=\\s|$|${wide})`, 'u'), 'marks after Japanese are full-width: 、。！？：'],
    [new RegExp(`${wide} (?=${wide})`, 'u'), 'no space between Japanese signs'],
    [/[、。] /, 'no space after a full-width mark'],
  ],
  'zh-Hans': [
    [new RegExp(`${wide}[,.!?:;](?=\\s|$|${wide})`, 'u'), 'marks after Chinese are full-width: ，。！？：；'],
    [new RegExp(`${wide} (?=${wide})`, 'u'), 'no space between Chinese signs'],
    [/[，。；：] /, 'no space after a full-width mark'],
  ],
};

/** Asterisks of an emphasis that Markdown did not take for one, as happens beside full-width marks. */
const stray = /\*\*/;

function checkFile({file, locale, bodyLine, tree}: ContentFile): Finding[] {
  const findings: Finding[] = [];
  visit(tree, 'text', (node) => {
    const start = bodyLine + (node.position?.start.line ?? 1) - 1;
    node.value.split('\n').forEach((text, offset) => {
      const line = start + offset;
      if (stray.test(text)) findings.push({file, line, rule: 'typography', message: 'Asterisks would be seen: put punctuation outside of the emphasis.'});
      for (const [pattern, advice] of conventions[locale] ?? []) {
        const match = pattern.exec(text);
        if (match) {
          const around = text.slice(Math.max(0, match.index - 12), match.index + 14);
          findings.push({file, line, rule: 'typography', message: `"${around}": ${advice}.`});
        }
      }
    });
  });
  return findings;
}

/** Punctuation, quotation marks and spaces as the language of the file wants them. */
export const typographyRule: Rule = {
  name: 'typography',
  check: (files) => files.flatMap(checkFile),
};
