/** What social images show: the page's section and title above a row of the home page's day sheet, on which one day is 1200 px wide. */
import {readFileSync} from 'node:fs';
import {Resvg} from '@resvg/resvg-js';
import {createElement, type CSSProperties, type ReactNode} from 'react';
import satori, {type Font} from 'satori';
import {identity} from '../../../config/identity.ts';
import * as day from '../../../data/day.ts';
import {linePath, stepArea, stepPath} from '../../../components/Chart/paths.ts';
import {emsOf, fontsFor, isWide, piecesOf, sizeOf, unbroken} from './text.ts';

const width = 1200;
const height = 630;

export interface SocialImage {
  title: string;
  section: string;
  row: RowName;
}

const tokens = readFileSync('src/css/tokens.css', 'utf8');
/** A color of the dark palette. */
function token(name: string): string {
  const [, value] = new RegExp(`--tj-${name}: (#[\\da-f]{6});`).exec(tokens) ?? [];
  if (!value) throw new Error(`src/css/tokens.css has no color --tj-${name}.`);
  return value;
}

/** The mark on its 16-unit grid. */
const mark = `<g fill="none" stroke="${token('tx')}" stroke-width="1.8"><path d="M1 2.4h14M8 2.4 6.25 8.9M.9 9.3a9.9 9.9 0 0 0 1.75 1.43M8.36 12.3a9.9 9.9 0 0 0 6.74-3"/></g><circle cx="5.4" cy="11.9" r="2.15" fill="${token('lamp')}"/>`;

const margin = 72;
const axis = 484;
const plotHeight = height - axis;
const at = (moment: number): number => Math.round((moment / day.dayLength) * width);
const [high, low] = [44, 100];

/** Whether a mark isn't cut by the edge of the image. */
const isWhole = (moment: number): boolean => at(moment) < width - 24;
const squares = day.feedEntries
  .filter(isWhole)
  .map((moment) => `M${at(moment) - 11} ${low - 11}h22v22h-22z`)
  .join('');
const entries = `<path d="${squares}" fill="${token('tx')}"/>`;

/** Rows of the day sheet, drawn below the time axis. */
const rows = {
  views: (): string => {
    const shape = [day.viewsByHour, 200, plotHeight, width / day.viewsByHour.length] as const;
    return `<path d="${stepArea(...shape)}" fill="${token('traffic')}" fill-opacity=".13"/><path d="${stepPath(...shape)}" fill="none" stroke="${token('traffic')}" stroke-width="4"/>`;
  },
  checks: (): string => {
    // Fewer ticks than on the sheet: narrow ones make patterns when a network shows the image smaller.
    const tick = 10;
    const failed = Math.floor(at(day.downAt) / tick) * tick;
    const good = Array.from({length: width / tick}, (_, index) => index * tick).filter(
      (x) => x !== failed,
    );
    return `<path d="${good.map((x) => `M${x + 2} 62h6v50h-6z`).join('')}" fill="${token('up')}"/><path d="M${failed} 34h8v78h-8zM${failed - 38} 34h26l-13 22z" fill="${token('down')}"/>`;
  },
  response: (): string => {
    const times = day.responseTimes;
    const curve = linePath(times, [80, 270], plotHeight, width / times.length);
    return `<path d="${curve}" fill="none" stroke="${token('tx-2')}" stroke-width="2.5" stroke-linejoin="round"/>`;
  },
  feed: (): string => {
    const x = at(day.stateOpenedAt);
    return `<path d="M${x - 13} ${high + 11}h26l-13-23z" fill="${token('deg')}"/><path d="M${x + 22} ${high}H${width}" stroke="${token('deg')}" stroke-width="4" stroke-dasharray="14 8"/>${entries}`;
  },
  answers: (): string => {
    const diamonds = day.surveyAnswers
      .filter(isWhole)
      .map((moment) => `M${at(moment)} ${high - 15}l15 15-15 15-15-15z`)
      .join('');
    return `<path d="${diamonds}" fill="none" stroke="${token('answer')}" stroke-width="4"/>${entries}`;
  },
};
export type RowName = keyof typeof rows;

const hours = Array.from({length: 24}, (_, hour) => hour);
const major = hours.filter((hour) => hour % 4 === 0 && hour > 0);
const xOf = (hour: number): number => (hour * width) / 24;
const now = at(day.downAt);

/** The mark and the sheet: hours, a row, and the line that reads it. */
function sheet(row: RowName): string {
  const ticks = hours.map((hour) => `M${xOf(hour)} ${axis}v${hour % 4 === 0 ? -14 : -8}`).join('');
  return (
    `<path d="M0 0h${width}v${height}H0z" fill="${token('ink-0')}"/><g transform="translate(${margin} 56) scale(3.5)">${mark}</g>` +
    `<path d="M0 ${axis}h${width}v${plotHeight}H0z" fill="${token('ink-1')}"/>` +
    `<path d="${major.map((hour) => `M${xOf(hour)} ${axis}V${height}`).join('')}" stroke="${token('line')}" stroke-width="2"/>` +
    `<g transform="translate(0 ${axis})">${rows[row]()}</g>` +
    `<path d="M0 ${axis}h${width}${ticks}" stroke="${token('line-2')}" stroke-width="2"/>` +
    `<path d="M${now} ${axis - 56}V${height}" stroke="${token('lamp')}" stroke-width="2"/><circle cx="${now}" cy="${axis}" r="8" fill="${token('lamp')}"/>` +
    `<rect x="${now - 62}" y="${axis - 92}" width="124" height="36" rx="5" fill="${token('lamp')}"/>`
  );
}

/** Text in its own box, in the middle of its height. */
const textBox = (text: string, style: CSSProperties): ReactNode =>
  createElement(
    'div',
    {key: text, style: {display: 'flex', position: 'absolute', alignItems: 'center', ...style}},
    text,
  );

const clock = (moment: number, form: string): string =>
  new Date(day.dayStart + moment * 1000)
    .toISOString()
    .slice('yyyy-mm-ddT'.length)
    .slice(0, form.length);
const centered = {width: 124, height: 36, fontSize: 22, justifyContent: 'center'};

/** Text boxes that are the same on all images. */
const fixedTexts = [
  textBox(identity.name, {
    left: margin + 74,
    top: 59,
    height: 50,
    fontSize: 40,
    color: token('tx'),
  }),
  ...major.map((hour) =>
    textBox(clock(hour * 3600, 'hh:mm'), {
      ...centered,
      left: xOf(hour) - 62,
      top: axis - 52,
      color: token('tx-3'),
    }),
  ),
  textBox(clock(day.downAt, 'hh:mm:ss'), {
    ...centered,
    left: now - 62,
    top: axis - 92,
    color: token('lamp-on'),
  }),
];

/**
 * Prepares the images of a language.
 * @param images all that are to be drawn: the fonts are cut to their characters
 * @param family font package with the glyphs that the site's typeface lacks
 * @returns draws one of them, as a PNG
 */
export async function painter(
  images: SocialImage[],
  language: string,
  family: string,
): Promise<(image: SocialImage) => Promise<Buffer>> {
  const texts = [
    identity.name,
    '0123456789:',
    ...images.flatMap(({title, section}) => [title, section]),
  ];
  const files = await fontsFor(texts, family, /^(?:ja|zh)/.test(language));
  const fonts = files.map((font): Font => ({...font, weight: 400, style: 'normal'}));
  const outlines = async (children: ReactNode[]): Promise<string> => {
    const style = {display: 'flex', width: '100%', height: '100%'};
    const svg = await satori(createElement('div', {style}, children), {width, height, fonts});
    return svg.slice(svg.indexOf('>') + 1, -'</svg>'.length);
  };
  const fixed = await outlines(fixedTexts);
  return async ({title, section, row}) => {
    const pieces = piecesOf(title, language);
    const changing = await outlines([
      textBox(pieces.map(unbroken).join(''), {
        left: margin,
        top: 137,
        width: width - 2 * margin,
        height: 250,
        fontSize: sizeOf(pieces, width - 2 * margin),
        lineHeight: 1.14,
        textWrap: 'balance',
        color: token('tx'),
        letterSpacing: isWide(title) ? 0 : '-0.022em',
      }),
      textBox(section, {
        right: margin,
        top: 61,
        height: 50,
        fontSize: Math.min(32, 760 / emsOf(section)),
        color: token('tx-2'),
      }),
    ]);
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${sheet(row)}${fixed}${changing}</svg>`;
    return new Resvg(svg, {font: {loadSystemFonts: false}}).render().asPng();
  };
}
