import type {CheerioAPI} from 'cheerio';
import {isTag, isText, type ChildNode} from 'domhandler';

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
const metas =
  'head meta:is([name=description], [property="og:title"], [property="og:description"], [property="og:image:alt"])';

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
  const found: Block[] = [{where: 'title', text: $('head title').text()}];
  // A description can't mark code: what is code in the page is code there too.
  const codes = $('body code')
    .toArray()
    .map((code) => $(code).text())
    .filter((code) => code.includes(' '));
  for (const meta of $(metas).toArray())
    found.push({
      where: 'meta',
      text: codes.reduce((text, code) => text.replaceAll(code, ' '), meta.attribs.content ?? ''),
    });
  $('body')
    .find(apart)
    .each((_, element) => void $(element).replaceWith(' '));
  const walk = (node: ChildNode, block: Block): void => {
    if (isText(node)) block.text += node.data;
    if (!isTag(node)) return;
    for (const name of spoken)
      if (node.attribs[name])
        found.push({where: `${node.name}[${name}]`, text: node.attribs[name]});
    const own = inline.has(node.name) ? block : {where: node.name, text: ''};
    if (own !== block) found.push(own);
    for (const child of node.children) walk(child, own);
  };
  walk($('body')[0]!, {where: 'body', text: ''});
  return found.map(({where, text}) => ({where, text: clean(text)})).filter(({text}) => text !== '');
}

/** English words that make a sentence, without those that are words of French or German too (or, on, in, an, so, was, all …). */
const carriers = new Set(
  'the and of with is are to for from this that which when your you it its be been has have does by if then than their they each every into can cannot only without there where how what who at as were would should between after before until during both other another any some such most more less least first whether because returns must instead once again always never these those'.split(
    ' ',
  ),
);

const latinWords = (text: string): string[] => text.match(/[A-Za-zÀ-ÿ][A-Za-zÀ-ÿ'’-]*/g) ?? [];

/** Plain words that follow each other with nothing but a space between: no list of names, no path, no version. */
const plainRuns = (text: string): string[] =>
  text.match(/(?<![^\s"'“„«(：、。])[A-Za-z][a-z'’]*(?: [A-Za-z][a-z'’]*)+(?![\w./@-])/g) ?? [];

/**
 * Whether a block reads as English. Of the English pages' own blocks of eight words and more this finds 97 in 100; on a finished
 * translation it finds none.
 */
export function readsEnglish(text: string): boolean {
  const words = latinWords(text);
  const carrying = words.filter((word) => carriers.has(word.toLowerCase())).length;
  if (carrying >= 2) return carrying / words.length >= 0.1;
  // A label or a heading contains one such word at most. In a sentence in another script, it's the name of a label.
  return (
    carrying === 1 &&
    words.length < 8 &&
    !/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u.test(text)
  );
}

/** Whether a block of a language without Latin letters contains a stretch of Latin sentence: four words, not all of them names. */
export const holdsLatinSentence = (text: string): boolean =>
  plainRuns(text).some(
    (run) =>
      run.split(' ').length >= 4 &&
      run.split(' ').filter((word) => /^[a-z]/.test(word)).length >= 2,
  );

/** Whether a block is a label in plain words, so that it can't be the same in two languages by chance. */
export const isPlainLabel = (text: string): boolean =>
  plainRuns(text).includes(text) && /[A-Za-z] [a-z]{2}/.test(text);

const withoutMarkup = (text: string): string =>
  text.replace(/\[([^\]]*)\]\([^)]*\)/g, '$1').replace(/^\s*(?:[-*]|\d+\.)\s|\*+/gm, '');

/** Text in Markdown or of a label as blocksOf() reads it, cut at placeholders and line ends; once without its code, once with it. */
const stretchesOf = (text: string): string[] =>
  [text.replace(/`[^`]*`/g, ' '), text.replaceAll('`', '')].flatMap((variant) =>
    withoutMarkup(variant)
      .split(/\{[^}]*\}|\n/)
      .map(clean),
  );

/**
 * Removes known texts from a block. A long block that is the beginning of a known text goes too: descriptions of pages are cut.
 * @param texts labels, Markdown, or blocks; stretches of one word count only if they are the whole text
 */
export function withoutTexts(texts: string[]): (block: string) => string {
  const stretches = texts.flatMap((text) =>
    stretchesOf(text).filter((stretch) => stretch.includes(' ') || stretch === text),
  );
  const longestFirst = [...new Set(stretches)].filter(Boolean).sort((a, b) => b.length - a.length);
  const whole = texts.map((text) => clean(withoutMarkup(text.replaceAll('`', ''))));
  return (block) => {
    const beginning = block.length > 40 && block.replace(/\W*…$/, '');
    if (beginning && whole.some((text) => text.startsWith(beginning))) return '';
    return longestFirst.reduce((rest, stretch) => rest.replaceAll(stretch, ' '), block);
  };
}
