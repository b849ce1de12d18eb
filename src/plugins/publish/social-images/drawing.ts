/** What social images show: the page's section and title on background.svg, a row of the home page's day sheet in the colors of tokens.css. */
import {readFileSync} from 'node:fs';
import {Resvg} from '@resvg/resvg-js';
import {createElement, type CSSProperties, type ReactNode} from 'react';
import satori, {type Font} from 'satori';
import {fontsFor} from './fonts.ts';

export interface SocialImage {
  title: string;
  section: string;
}

const width = 1200;
const height = 630;
const background = readFileSync(new URL('background.svg', import.meta.url), 'utf8');

/** The title's place. */
const titleBox = {left: 72, top: 137, width: 1056, height: 250};
const lineHeight = 1.14;

const wide = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}]/u;
const besideWide = new RegExp(`(?<=.)(?=${wide.source})|(?<=${wide.source})(?=.)`, 'gu');

/** Width of text in ems, about. */
const emsOf = (text: string): number =>
  [...text].reduce((sum, character) => sum + (character > '\u2e7f' ? 1 : 0.52), 0);

/** Largest font size, in pixels, in which a title fits into its place. */
export function sizeOf(title: string): number {
  const words = title.split(' ').filter((word) => !wide.test(word));
  const longestWord = Math.max(0, ...words.map(emsOf));
  const fits = (size: number): boolean => {
    const lines = Math.floor(titleBox.height / (size * lineHeight));
    // The ends of lines stay empty where the next word is long.
    const room = lines * titleBox.width * (lines > 1 ? 0.85 : 1);
    return emsOf(title) * size <= room && longestWord * size <= titleBox.width;
  };
  return [100, 92, 84, 76, 70, 64, 58, 52, 46, 40, 34, 28].find(fits) ?? 24;
}

/**
 * Text with invisible word joiners, so that no line ends within a word of Japanese or Chinese, nor before a Japanese particle or ending,
 * which are written in Hiragana.
 */
export function withWholeWords(text: string, language: string): string {
  if (!wide.test(text)) return text;
  const words = new Intl.Segmenter(language, {granularity: 'word'}).segment(text);
  return [...words]
    .map(({segment}) => segment.replace(besideWide, '\u2060'))
    .join('')
    .replace(/(?<=[^\s、。\u2060])(?=\p{sc=Hiragana})/gu, '\u2060');
}

/** Text in its own box, in the middle of its height. */
const textBox = (text: string, style: CSSProperties): ReactNode => {
  const box: CSSProperties = {display: 'flex', position: 'absolute', alignItems: 'center'};
  return createElement('div', {style: {...box, ...style}}, text);
};

/**
 * Prepares the images of a language.
 * @param images all that are to be drawn: the fonts are cut to their characters
 * @returns draws one of them, as a PNG
 */
export async function painter(
  images: SocialImage[],
  language: string,
): Promise<(image: SocialImage) => Promise<Buffer>> {
  const texts = images.flatMap(({title, section}) => [title, section]);
  const files = await fontsFor(texts, language);
  const fonts = files.map((font): Font => ({...font, weight: 400, style: 'normal'}));
  return async ({title, section}) => {
    const text = createElement(
      'div',
      {style: {display: 'flex', width: '100%', height: '100%'}},
      textBox(withWholeWords(title, language), {
        ...titleBox,
        fontSize: sizeOf(title),
        lineHeight,
        textWrap: 'balance',
        color: '#e8edeb',
        letterSpacing: wide.test(title) ? 0 : '-0.022em',
      }),
      textBox(section, {
        right: 72,
        top: 61,
        height: 50,
        fontSize: Math.min(32, 760 / emsOf(section)),
        color: '#b4c1c2',
      }),
    );
    const outlines = await satori(text, {width, height, fonts});
    const svg = background.replace('</svg>', `${outlines}</svg>`);
    return new Resvg(svg, {font: {loadSystemFonts: false}}).render().asPng();
  };
}
