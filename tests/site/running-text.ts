import type {CheerioAPI} from 'cheerio';

type DomNode = ReturnType<CheerioAPI['root']>[number]['children'][number];

/** Elements that run within a line; every other one begins its own block. */
const inline = new Set(
  'a abbr b bdi cite data del dfn em i ins mark q s small span strong sub sup time tspan u var wbr'.split(
    ' ',
  ),
);
/** What is no running text of the page's language, or says so itself. */
const apart = 'script, style, template, code, pre, kbd, samp, [translate=no], [lang]';
/** Attributes that are read to someone. */
const spoken = ['alt', 'aria-label', 'aria-description', 'title', 'placeholder'];

/** A character between blocks, which occurs in no text. */
const border = '\u2029';

function textOf(node: DomNode): string {
  if (node.type === 'text') return node.data;
  if (!('attribs' in node)) return '';
  const text = node.children.map(textOf).join('');
  if (inline.has(node.name)) return text;
  const attributes = spoken.map((name) => node.attribs[name] ?? '');
  return [border, text, border, ...attributes.flatMap((value) => [value, border])].join('');
}

/**
 * Running text of a page block by block: paragraphs, cells, headings, labels. Code, URLs, and what is marked as another language or
 * as not to be translated are omitted.
 * @param $ parsed page; it loses what is omitted
 */
export function blocksOf($: CheerioAPI): string[] {
  $('body')
    .find(apart)
    .each((_, element) => void $(element).replaceWith(' '));
  return [$('head title').text(), ...textOf($('body')[0]!).split(border)]
    .map((text) => text.replace(/https?:\/\/\S+|\S+@\S+\.\w+|\u200B/g, ' '))
    .map((text) => text.replace(/\s+/g, ' ').trim())
    .filter(Boolean);
}

/** English words that make a sentence, without those that are words of French or German too (or, on, in, an, so, was, all …). */
const carriers = new Set(
  'the and of with is are to for from this that which when your you it its be been has have does by if then than their they each every into can only without there where how what who at as were would should between after before until during both other another any some such more most least less first whether because returns must instead once again always never these those'.split(
    ' ',
  ),
);

/**
 * Whether a block of a translated page is English: it reads so, or it's the same on the English page and no list of names.
 * @param english blocks of the English page
 */
export function isEnglish(text: string, english: Set<string>): boolean {
  const words = text.match(/[A-Za-zÀ-ÿ][A-Za-zÀ-ÿ'’-]*/g) ?? [];
  const carrying = words.filter((word) => carriers.has(word.toLowerCase())).length;
  const plain = text.match(/(?<![\w./@-])[a-z]{2,}(?![\w./@-])/g) ?? [];
  // In a sentence in another script, a single such word is the name of a label.
  const isLatin = !/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u.test(text);
  return (
    (carrying >= 2 && carrying / words.length >= 0.1) ||
    (carrying === 1 && words.length < 8 && isLatin) ||
    (plain.length >= 3 && english.has(text))
  );
}
