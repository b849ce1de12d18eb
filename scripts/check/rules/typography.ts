import {visit} from 'unist-util-visit';
import {languages} from '../../../src/config/languages.ts';
import type {ContentFile, Finding, Rule} from '../types.ts';

/** Asterisks of an emphasis that Markdown did not take for one, as happens beside full-width marks. */
const stray = /\*\*/;

function checkFile({file, locale, bodyLine, tree}: ContentFile): Finding[] {
  const findings: Finding[] = [];
  visit(tree, 'text', (node) => {
    const start = bodyLine + (node.position?.start.line ?? 1) - 1;
    node.value.split('\n').forEach((text, offset) => {
      const line = start + offset;
      if (stray.test(text)) findings.push({file, line, message: 'Asterisks would be seen: put punctuation outside of the emphasis.'});
      for (const [pattern, advice] of languages[locale].typography) {
        const match = pattern.exec(text);
        if (match) {
          const around = text.slice(Math.max(0, match.index - 12), match.index + 14);
          findings.push({file, line, message: `"${around}": ${advice}.`});
        }
      }
    });
  });
  return findings;
}

/** Punctuation, quotation marks and spaces as the language of the file wants them. */
export const typographyRule: Rule = {name: 'typography', check: (files) => files.flatMap(checkFile)};
