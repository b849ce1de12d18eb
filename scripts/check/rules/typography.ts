import {visit} from 'unist-util-visit';
import {languages} from '../../../src/config/languages.ts';
import {fileRule} from '../rule.ts';

/** Punctuation, quotation marks and spaces as the language of the file wants them. */
export const typographyRule = fileRule('typography', ({locale, bodyLine, tree}, report) => {
  visit(tree, 'text', ({value, position}) => {
    value.split('\n').forEach((text, offset) => {
      const line = bodyLine + (position?.start.line ?? 1) - 1 + offset;
      // Markdown does not always take them for an emphasis beside full-width marks.
      if (text.includes('**'))
        report(line, 'Asterisks would be seen: put punctuation outside of the emphasis.');
      for (const [pattern, advice] of languages[locale].typography) {
        const match = pattern.exec(text);
        if (match)
          report(
            line,
            `"${text.slice(Math.max(0, match.index - 12), match.index + 14)}": ${advice}.`,
          );
      }
    });
  });
});
