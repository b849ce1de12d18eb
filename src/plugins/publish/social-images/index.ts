/** The image that social networks and messengers show for a page: drawn from its title, kept by what it is drawn from. */
import {createHash} from 'node:crypto';
import {existsSync} from 'node:fs';
import {copyFile, mkdir} from 'node:fs/promises';
import path from 'node:path';
import {Resvg} from '@resvg/resvg-js';
import type {CheerioAPI} from 'cheerio';
import {identity} from '../../../config/identity.ts';
import {languages} from '../../../config/languages.ts';
import {defaultLocale, type Locale} from '../../../config/locales.ts';
import {fingerprint} from '../../../node/changes.ts';
import {replaceFile} from '../../../node/replace-file.ts';
import type {BuiltPage} from '../pages.ts';
import {draw, height, width, type RowName, type SocialImage} from './drawing.ts';
import {pngOf} from './png.ts';
import {Typeface} from './typeface.ts';

const sources = [
  'src/plugins/publish/social-images/*.ts',
  'src/components/plot.ts',
  'src/data/day.ts',
  'src/css/tokens.css',
  'node_modules/@fontsource-variable/*/package.json',
];

/** Row of the day sheet that goes with a page, by its route; other pages show page views. */
const rowsByTopic: [RegExp, RowName][] = [
  [/survey/, 'answers'],
  [/feed|changelog/, 'feed'],
  [/monitor|uptime|status|notification|incident/, 'checks'],
  [/^\/api|\/(ai|worker|install|environment|dev)/, 'response'],
];

const typefaces = new Map<string, Promise<Typeface>>();
function typefaceOf(family: string): Promise<Typeface> {
  const known = typefaces.get(family) ?? Typeface.of(family);
  typefaces.set(family, known);
  return known;
}

let drawn: Promise<string> | undefined;
/** Folder of the images that were drawn the way they are drawn now. It is below the folder that CI keeps. */
function cacheFolder(): Promise<string> {
  drawn ??= fingerprint(sources).then((hash) =>
    path.join('node_modules/.cache/social-images', hash.slice(0, 16)),
  );
  return drawn;
}

const plain = (text: string): string =>
  text
    .replace(/\u202f/g, '\u00a0')
    .replace(/\s+/g, (space) => (space.includes('\u00a0') ? '\u00a0' : ' '))
    .trim();

/** What the image of a page shows, in the words of the page; null for a page that names an image itself. */
export function socialImageOf({route, locale}: BuiltPage, $: CheerioAPI): SocialImage | null {
  if ($('meta[property="og:image"]').length > 0) return null;
  const title = plain($('h1:first').text() || $('title:first').text());
  const trail = $('.breadcrumbs:first > li').slice(0, -1).toArray();
  const [, area] = route.split('/');
  const names =
    trail.length > 0
      ? trail.map((item) => $(item).text())
      : [$(`footer a[href$="/${area}"]`).first().text()];
  const section = plain(names.join(' / '));
  const row = rowsByTopic.find(([topic]) => topic.test(route))?.[1] ?? 'views';
  return {title, section: section === title ? '' : section, row, language: languages[locale].tag};
}

async function drawTo(file: string, image: SocialImage, family: string): Promise<void> {
  const svg = await draw(image, await typefaceOf(family));
  const png = pngOf(
    new Resvg(svg, {font: {loadSystemFonts: false}}).render().pixels,
    width,
    height,
  );
  await replaceFile(file, png);
}

const escape = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

/**
 * Draws the image of a page next to the site's other images.
 * @param home URL of the site's home page
 * @returns elements that name it in the page
 */
export async function writeSocialImage(
  image: SocialImage,
  locale: Locale,
  dir: string,
  home: string,
): Promise<string> {
  const {imageFont} = languages[locale];
  const cache = await cacheFolder();
  const hash = createHash('sha256').update(JSON.stringify([image, imageFont, cache]));
  const name = `${hash.digest('hex').slice(0, 16)}.png`;
  const cached = path.join(cache, name);
  if (!existsSync(cached)) await drawTo(cached, image, imageFont);
  const address = path.posix.join(locale === defaultLocale ? '' : locale, 'img/social', name);
  const target = path.join(dir, address);
  await mkdir(path.dirname(target), {recursive: true});
  await copyFile(cached, target);
  const alt = [image.title, image.section, identity.name].filter(Boolean).join(' · ');
  const values = {
    'og:image': home + address,
    'og:image:width': width,
    'og:image:height': height,
    'og:image:alt': alt,
    'twitter:image': home + address,
    'twitter:image:alt': alt,
  };
  const tags = Object.entries(values).map(
    ([key, value]) =>
      `<meta ${key.startsWith('og:') ? 'property' : 'name'}="${key}" content="${escape(String(value))}">`,
  );
  return tags.join('');
}
