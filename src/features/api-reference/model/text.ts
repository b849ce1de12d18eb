import type {Root} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {remark} from 'remark';
import {visit} from 'unist-util-visit';

const parser = remark().freeze();

export function plainText(markdown: string): string {
  const paragraphs: string[] = [];
  visit(
    parser.parse(markdown) as Root,
    'paragraph',
    (node) => void paragraphs.push(toString(node)),
  );
  return paragraphs.join(' ').replace(/\s+/g, ' ');
}

/** Width of text in Latin characters: Chinese, Japanese, and full-width characters count twice. */
const width = (text: string): number =>
  text.length +
  (text.match(/[\u2e80-\u9fff\uac00-\ud7af\uf900-\ufaff\uff00-\uff60]/g)?.length ?? 0);

/** A sentence, which may begin with a lowercase identifier. */
const sentence = /.+?(?:[.!?](?=\s|$)|[。！？]|$)\s*/g;
/** A Chinese or Japanese character, or what stands between spaces, such as a path or a compound with a hyphen. */
const word = /[\u2e80-\u9fff\uff00-\uff60]|[^\s\u2e80-\u9fff\uff00-\uff60]+\s*|\s+/g;

function fitting(text: string, room: number, pattern: RegExp): string {
  let fits = '';
  for (const piece of text.match(pattern) ?? []) {
    if (width((fits + piece).trimEnd()) > room) break;
    fits += piece;
  }
  return fits.trim();
}

const min = 120;
const max = 155;

/** Description of a page for search engines: whole sentences where they fill 120 to 155 characters, else cut at a word. */
export function metaDescription(markdown: string): string {
  const text = plainText(markdown);
  const sentences = fitting(text, max, sentence);
  return sentences === text || width(sentences) >= min
    ? sentences
    : `${fitting(text, max - 2, word).replace(/[\p{P}\p{S}\s]+$/u, '')} …`;
}
