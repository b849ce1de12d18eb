import {readEnvironment} from '../../src/config/environment.ts';
import type {Locale} from '../../src/config/locales.ts';
import {compressSite} from './compress.ts';
import {copyDownloads} from './downloads.ts';
import {writeLlms} from './llms.ts';
import {readPages} from './pages.ts';
import {writeSearchIndex} from './search.ts';
import {finishSitemaps} from './sitemap.ts';
import {writeTwins} from './twins.ts';

/**
 * Adds to a built site what is made from its finished pages: downloads, Markdown twins, llms.txt, sitemaps, search indexes, compressed files.
 * @param dir folder of the built site
 * @param locales languages it holds
 */
export async function finishSite(dir: string, locales: Locale[]): Promise<void> {
  const {siteUrl, baseUrl} = readEnvironment(process.env);
  await copyDownloads(dir, locales);
  const pages = await readPages(dir);
  const twins = await writeTwins(dir, pages, siteUrl);
  await writeLlms(dir, pages, locales, siteUrl, baseUrl);
  await finishSitemaps(dir, pages, locales, siteUrl, baseUrl);
  const found = await writeSearchIndex(dir, pages, locales);
  const compressed = await compressSite(dir);
  console.log(`  ${pages.length} pages, ${twins} Markdown twins, ${found} pages in the search, ${compressed} files compressed`);
}
