import {createSlugger} from '@docusaurus/utils';
import {mapOutsideCode} from '../../src/markdown/notes.ts';

/** Corrects elements without an end tag, `<details>` in one line with its summary, and links in angle brackets. */
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
 * Corrects what has one right form, and writes the IDs of headings, both outside of code. Line ends and byte order marks were corrected when
 * the file was read. An ID is the anchor that the heading had without one: `docusaurus write-heading-ids` keeps the marks of emphasis in it.
 */
export function fixed(text: string): string {
  const slugger = createSlugger();
  for (const [, id] of text.matchAll(/\{(?:\/\* )?#(\S+?)(?: \*\/)?\}/g)) slugger.slug(id!);
  return mapOutsideCode(mapOutsideCode(text, mechanical), (line) => {
    const [, title] = /^ {0,3}#{2,6}\s+(.+?)\s*#*\s*$/.exec(line) ?? [];
    if (!title || /\{(?:\/\* )?#\S+(?: \*\/)?\}/.test(title)) return line;
    const plain = title
      .replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
      .replace(/(?<!\w)(_{1,2})(\S.*?)\1(?!\w)/g, '$2');
    return `${line.trimEnd()} {/* #${slugger.slug(plain)} */}`;
  });
}
