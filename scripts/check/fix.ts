import {createSlugger} from '@docusaurus/utils';
import {toString} from 'mdast-util-to-string';
import {mapOutsideCode} from '../../src/markdown/notes.ts';
import {headingsWithoutId} from './headings.ts';
import type {ParsedPage} from './page.ts';

/** Mistakes of syntax with one way to write them right, in a line outside of code. */
const mechanical = (line: string): string =>
  line
    .split(/(`+[^`]*`+)/)
    .map((part, index) =>
      index % 2 === 1
        ? part
        : part
            .replace(/<(br|hr|img|input|wbr|source)\b([^<>]*?)\s*(?<!\/)>/g, '<$1$2 />')
            .replace(/^(\s*)(<details[^>]*>)\s*(?=<summary)/, '$1$2\n$1')
            .replace(/<(https?:\/\/[^>\s]+)>/g, '[$1]($1)'),
    )
    .join('');

/**
 * Corrects the syntax that has one right form: elements without an end tag, `<details>` in one line with its
 * summary, and links in angle brackets. Line ends and byte order marks were corrected when the file was read.
 */
export const fixSyntax = (text: string): string => mapOutsideCode(text, mechanical);

/** Writes an ID at the end of each heading that has none, by its text. */
export function fixHeadings(page: ParsedPage): string {
  const slugger = createSlugger();
  for (const [, id] of page.text.matchAll(/\{(?:\/\* )?#(\S+?)(?: \*\/)?\}/g)) slugger.slug(id!);
  const lines = page.text.split('\n');
  for (const heading of headingsWithoutId(page)) {
    // A heading that is underlined has its ID in the line of the text.
    const index = heading.position!.start.line - 1;
    lines[index] = `${lines[index]!.trimEnd()} {/* #${slugger.slug(toString(heading))} */}`;
  }
  return lines.join('\n');
}
