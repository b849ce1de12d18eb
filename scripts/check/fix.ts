import {writeMarkdownHeadingId} from '@docusaurus/utils';
import {mapOutsideCode} from '../../src/markdown/notes.ts';

/** Corrects the syntax that has one right form in a line: elements without an end tag, `<details>` in one line with its summary, links in angle brackets. */
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

/** Corrects what has one right form, and writes the IDs of headings, both outside of code. Line ends and byte order marks were corrected when the file was read. */
export function fixed(text: string): string {
  const corrected = mapOutsideCode(text, mechanical);
  const headings: string[] = [];
  mapOutsideCode(corrected, (line) => {
    headings.push(line);
    return line;
  });
  const withIds = writeMarkdownHeadingId(headings.join('\n'), {syntax: 'mdx-comment'}).split('\n');
  return mapOutsideCode(corrected, () => withIds.shift()!);
}
