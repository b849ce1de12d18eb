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

/** A block of text: a paragraph, a cell, a heading, a label. */
export interface Block {
  where: string;
  text: string;
}

const clean = (text: string): string =>
  text
    .replace(/https?:\/\/\S+|\S+@\S+\.\w+|\u200B/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();

/**
 * Running text of a page block by block, code, URLs and what is marked as another language or as not to be translated omitted.
 * @param $ parsed page; it loses what is omitted
 */
export function blocksOf($: CheerioAPI): Block[] {
  const found: Block[] = [
    {where: 'title', text: $('head title').text()},
    {where: 'description', text: $('meta[name=description]').attr('content') ?? ''},
  ];
  $('body')
    .find(apart)
    .each((_, element) => void $(element).replaceWith(' '));
  const walk = (node: DomNode, block: Block): void => {
    if (node.type === 'text') block.text += node.data;
    if (!('attribs' in node)) return;
    for (const name of spoken)
      if (node.attribs[name])
        found.push({where: `${node.name}[${name}]`, text: node.attribs[name]});
    const inner = inline.has(node.name) ? block : {where: node.name, text: ''};
    if (inner !== block) found.push(inner);
    for (const child of node.children) walk(child, inner);
  };
  walk($('body')[0]!, {where: 'body', text: ''});
  return found.map(({where, text}) => ({where, text: clean(text)})).filter(({text}) => text !== '');
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
