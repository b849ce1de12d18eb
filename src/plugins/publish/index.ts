/** Makes of the finished pages of a language what else is published, and with the default language the files of the whole site. */
import {cp, readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import logger from '@docusaurus/logger';
import type {LoadContext, Plugin, Props} from '@docusaurus/types';
import {load} from 'cheerio';
import {readEnvironment} from '../../config/environment.ts';
import {defaultLocale, type Locale} from '../../config/locales.ts';
import {descriptionFile} from '../../features/api-reference/model/description.ts';
import {writeIndex} from '../../features/search/index/build-index.ts';
import {publishWorkflows} from '../../features/workflows/reader/publish.ts';
import {searchPageOf, type SearchPage} from '../../features/search/index/sections.ts';
import {scriptHashesIn} from './headers.ts';
import {writeHostFiles} from './host-files.ts';
import {writeLlms, type LlmsEntry} from './llms.ts';
import type {SocialImage} from './social-images/drawing.ts';
import {socialImageOf, writeSocialImages} from './social-images/index.ts';
import {twinOf} from './twins.ts';
import {writeWellKnown} from './well-known.ts';

/** Reads the pages of a language, writes their twins, and collects what is made from all of them. */
async function readPages({outDir, routesPaths, siteConfig: {url, baseUrl}}: Props) {
  const home = url + baseUrl;
  const entries: LlmsEntry[] = [];
  const found: SearchPage[] = [];
  const images = new Map<string, SocialImage>();
  const hashes = scriptHashesIn(await readFile(path.join(outDir, '404.html'), 'utf8'));
  const files = routesPaths
    .filter((route) => !route.endsWith('/404.html'))
    .map((route) => `${route.slice(baseUrl.length) || 'index'}.html`)
    .sort();
  for (const file of files) {
    const name = file.slice(0, -'.html'.length);
    const route = name === 'index' ? '/' : `/${name}`;
    const html = await readFile(path.join(outDir, file), 'utf8');
    hashes.push(...scriptHashesIn(html));
    // Parsed as a reader without scripts gets it.
    const $ = load(html, {scriptingEnabled: false});
    const shown = socialImageOf($, home);
    if (shown) images.set(shown.address, shown.image);
    const heading = $('h1:first').text().trim() || $('title:first').text();
    const description = $('meta[name=description]:first').attr('content');
    // On the page the samples follow what an operation does; in Markdown and in excerpts of the search they come last.
    $('.api-aside').appendTo('.api-page');
    const page = searchPageOf(route, $);
    if (page) found.push(page);
    // A page that isn't listed has its Markdown, but no list names it.
    const isListed = !$('meta[name=robots]').attr('content')?.includes('noindex');
    const twin = twinOf($, url);
    if (twin !== null) await writeFile(path.join(outDir, `${name}.md`), twin);
    const twinUrl = `${home}${name}.md`;
    if (isListed)
      entries.push({route, url: home + route.slice(1), twinUrl, heading, description, twin});
  }
  return {entries, found, images, hashes};
}

export default function publishPlugin({siteDir}: LoadContext): Plugin {
  return {
    name: 'publish',
    async postBuild(props) {
      const {outDir, i18n, codeTranslations} = props;
      const locale = i18n.currentLocale as Locale;
      const {entries, found, images, hashes} = await readPages(props);
      const home = props.siteConfig.url + props.siteConfig.baseUrl;
      await writeLlms(outDir, home, entries, codeTranslations);
      await writeSocialImages(images, locale, outDir);
      const description = path.join(siteDir, descriptionFile(locale));
      for (const ending of ['json', 'yaml'])
        await cp(description.replace(/json$/, ending), path.join(outDir, `openapi.${ending}`));
      await publishWorkflows(outDir, home, locale);
      await writeIndex(outDir, found, locale);
      if (locale !== defaultLocale) return;
      const environment = readEnvironment(process.env);
      if (!environment.trackerWebsiteId)
        logger.warn('TRACKER_WEBSITE_ID is not set: the tracking script is left out.');
      await writeWellKnown(outDir, environment.siteUrl + environment.baseUrl);
      await writeHostFiles(outDir, hashes, environment);
    },
  };
}
