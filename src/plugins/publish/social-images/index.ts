/** The images that social networks and messengers show for pages: drawn from their titles, kept by what they are drawn from. */
import {createHash} from 'node:crypto';
import {existsSync} from 'node:fs';
import {cp} from 'node:fs/promises';
import path from 'node:path';
import type {CheerioAPI} from 'cheerio';
import {languages} from '../../../config/languages.ts';
import type {Locale} from '../../../config/locales.ts';
import {fingerprint, replaceFile} from '../../../node/changes.ts';
import {painter, type SocialImage} from './drawing.ts';

const sources = [
  'src/plugins/publish/social-images/*.{ts,svg}',
  'node_modules/{satori,@fontsource-variable/*}/package.json',
];

/** Text in characters that the typeface has: it lacks the narrow no-break space. */
const plain = (text: string): string => text.replaceAll('\u202f', '\u00a0');

/**
 * What the image of a page shows: the page's headline, and the breadcrumbs above it.
 * @param home URL of the home page
 * @returns null for a page that names another image, or none
 */
export function socialImageOf(
  $: CheerioAPI,
  home: string,
): {address: string; image: SocialImage} | null {
  const named = $('meta[property="og:image"]').attr('content');
  const [, address] = named?.split(`${home}img/social/`) ?? [];
  if (!address) return null;
  const crumbs = $('.breadcrumbs__link').not('.breadcrumbs__item--active *').toArray();
  const section = crumbs.map((crumb) => $(crumb).text()).join(' / ');
  return {address, image: {title: plain($('h1:first').text().trim()), section: plain(section)}};
}

/**
 * Draws the images of a language next to the site's other images.
 * @param images what each shows, by its path in the folder of images
 * @param dir folder of the language
 */
export async function writeSocialImages(
  images: Map<string, SocialImage>,
  locale: Locale,
  dir: string,
): Promise<void> {
  const {tag} = languages[locale];
  const version = await fingerprint(sources);
  // In the folder that CI keeps.
  const fileOf = (image: SocialImage): string => {
    const hash = createHash('sha256')
      .update(JSON.stringify([version, image, tag]))
      .digest('hex');
    return `node_modules/.cache/social-images/${hash}.png`;
  };
  const missing = [...images.values()].filter((image) => !existsSync(fileOf(image)));
  if (missing.length > 0) {
    const paint = await painter(missing, tag);
    for (const image of missing) await replaceFile(fileOf(image), await paint(image));
  }
  for (const [address, image] of images)
    await cp(fileOf(image), path.join(dir, 'img/social', address));
}
