/** What social images show: the page's section and title above a row of the home page's day sheet, on which one day is 1200 px wide. */
import {readFileSync} from 'node:fs';
import {identity} from '../../../config/identity.ts';
import * as day from '../../../data/day.ts';
import {linePath, quietSeries, stepArea, stepPath} from '../../../components/plot.ts';
import {fitTitle} from './lines.ts';
import type {Typeface} from './typeface.ts';

export const width = 1200;
export const height = 630;

export interface SocialImage {
  title: string;
  section: string;
  row: RowName;
  language: string;
}

/** A color of the dark palette. */
function token(name: string): string {
  const [, value] = new RegExp(`--tj-${name}: (#[\\da-f]{6});`).exec(tokens) ?? [];
  if (!value) throw new Error(`src/css/tokens.css has no color --tj-${name}.`);
  return value;
}
const tokens = readFileSync('src/css/tokens.css', 'utf8');

const ink = {
  ground: token('ink-0'),
  sheet: token('ink-1'),
  line: token('line-2'),
  faint: token('line'),
  text: token('tx'),
  soft: token('tx-3'),
  lamp: token('lamp'),
  onLamp: token('lamp-on'),
  up: token('up'),
  ongoing: token('deg'),
  down: token('down'),
  traffic: token('traffic'),
  answer: token('answer'),
  measured: token('tx-2'),
};

/** The mark on its 16-unit grid. */
const mark = `<g fill="none" stroke="${ink.text}" stroke-width="1.8"><path d="M1 2.4h14M8 2.4 6.25 8.9M.9 9.3a9.9 9.9 0 0 0 1.75 1.43M8.36 12.3a9.9 9.9 0 0 0 6.74-3"/></g><circle cx="5.4" cy="11.9" r="2.15" fill="${ink.lamp}"/>`;

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
const entries = `<path d="${squares}" fill="${ink.text}"/>`;

/** Rows of the day sheet, drawn below the time axis. */
const rows = {
  views: (): string => {
    const shape = [day.viewsByHour, 200, plotHeight, 0, width / day.viewsByHour.length] as const;
    return `<path d="${stepArea(...shape)}" fill="${ink.traffic}" fill-opacity=".13"/><path d="${stepPath(...shape)}" fill="none" stroke="${ink.traffic}" stroke-width="4"/>`;
  },
  checks: (): string => {
    // Fewer ticks than on the sheet: narrow ones make patterns when a network shows the image smaller.
    const tick = 10;
    const failed = Math.floor(at(day.downAt) / tick) * tick;
    const good = Array.from({length: width / tick}, (_, index) => index * tick).filter(
      (x) => x !== failed,
    );
    return `<path d="${good.map((x) => `M${x + 2} 62h6v50h-6z`).join('')}" fill="${ink.up}"/><path d="M${failed} 34h8v78h-8zM${failed - 38} 34h26l-13 22z" fill="${ink.down}"/>`;
  },
  response: (): string => {
    const slots = day.dayLength / day.slotLength;
    const values = quietSeries(day.response, slots, Math.floor(day.downAt / day.slotLength));
    const curve = linePath(values, [80, 270], plotHeight, width / slots);
    return `<path d="${curve}" fill="none" stroke="${ink.measured}" stroke-width="2.5" stroke-linejoin="round"/>`;
  },
  feed: (): string => {
    const x = at(day.stateOpenedAt);
    return `<path d="M${x - 13} ${high + 11}h26l-13-23z" fill="${ink.ongoing}"/><path d="M${x + 22} ${high}H${width}" stroke="${ink.ongoing}" stroke-width="4" stroke-dasharray="14 8"/>${entries}`;
  },
  answers: (): string => {
    const diamonds = day.surveyAnswers
      .filter(isWhole)
      .map((moment) => `M${at(moment)} ${high - 15}l15 15-15 15-15-15z`)
      .join('');
    return `<path d="${diamonds}" fill="none" stroke="${ink.answer}" stroke-width="4"/>${entries}`;
  },
};
export type RowName = keyof typeof rows;

/** The sheet: hours, a row, and the line that reads it. */
function sheet(row: RowName, text: Typeface): string {
  const hours = Array.from({length: 24}, (_, hour) => hour);
  const major = hours.filter((hour) => hour % 4 === 0 && hour > 0);
  const x = (hour: number): number => (hour * width) / 24;
  const ticks = hours.map((hour) => `M${x(hour)} ${axis}v${hour % 4 === 0 ? -14 : -8}`).join('');
  const clock = (moment: number): string =>
    new Date(day.dayStart + moment * 1000)
      .toISOString()
      .slice('yyyy-mm-ddT'.length, -'.000Z'.length);
  const centered = (label: string, center: number, y: number, fill: string): string => {
    const size = 22;
    return text.draw(label, {x: center - (text.widthOf(label) * size) / 2, y, size, fill});
  };
  const labels = major.map((hour) =>
    centered(clock(hour * 3600).slice(0, 'hh:mm'.length), x(hour), axis - 26, ink.soft),
  );
  const now = at(day.downAt);
  return (
    `<path d="M0 ${axis}h${width}v${plotHeight}H0z" fill="${ink.sheet}"/>` +
    `<path d="${major.map((hour) => `M${x(hour)} ${axis}V${height}`).join('')}" stroke="${ink.faint}" stroke-width="2"/>` +
    `<g transform="translate(0 ${axis})">${rows[row]()}</g>` +
    `<path d="M0 ${axis}h${width}${ticks}" stroke="${ink.line}" stroke-width="2"/>${labels.join('')}` +
    `<path d="M${now} ${axis - 56}V${height}" stroke="${ink.lamp}" stroke-width="2"/><circle cx="${now}" cy="${axis}" r="8" fill="${ink.lamp}"/>` +
    `<rect x="${now - 62}" y="${axis - 92}" width="124" height="36" rx="5" fill="${ink.lamp}"/>${centered(clock(day.downAt), now, axis - 66, ink.onLamp)}`
  );
}

export async function draw(
  {title, section, row, language}: SocialImage,
  text: Typeface,
): Promise<string> {
  await text.load(`${identity.name}${section}0123456789:`, false);
  await text.load(title + section, /^(ja|zh)/.test(language));
  const tracking = -0.022;
  const box = {
    width: width - 2 * margin,
    height: 250,
    largest: 100,
    smallest: [70, 58, 0],
    leading: 1.14,
  };
  const {lines, size} = fitTitle(title, language, box, (line) => text.widthOf(line, tracking));
  const step = size * box.leading;
  // Capitals are .7 of the size: the block of lines stands in the middle between the mark and the sheet.
  const first = 262 - ((lines.length - 1) * step) / 2 + size * 0.35;
  const shown = lines.map((line, index) =>
    text.draw(line, {
      x: margin,
      y: Math.round(first + index * step),
      size,
      fill: ink.text,
      tracking,
    }),
  );
  const label = fitTitle(
    section,
    language,
    {width: 760, height: 40, largest: 32, smallest: [0], leading: 1},
    (line) => text.widthOf(line),
  );
  const labelX = width - margin - text.widthOf(section) * label.size;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="${width}" height="${height}" fill="${ink.ground}"/><g transform="translate(${margin} 56) scale(3.5)">${mark}</g>${text.draw(identity.name, {x: margin + 74, y: 98, size: 40, fill: ink.text, tracking: -0.01})}${text.draw(section, {x: labelX, y: 97, size: label.size, fill: ink.measured})}${sheet(row, text)}${shown.join('')}</svg>`;
}
