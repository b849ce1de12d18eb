import {readEnvironment} from '../../src/config/environment.ts';
import type {Locale} from '../../src/config/locales.ts';
import {compressSite} from './compress.ts';
import {copyDownloads} from './downloads.ts';
import {writeHeaders} from './headers.ts';
import {writeLlms} from './llms.ts';
import {readPages} from './pages.ts';
import {writeSearchIndex} from './search.ts';
import {finishSitemaps} from './sitemap.ts';
import {writeTwins} from './twins.ts';

/**
 * Adds to a built site what is made from its finished pages: downloads, Markdown twins, llms.txt, sitemaps, search indexes, compressed
 * files, headers for each kind of host.
 * @param dir folder of the built site
 * @param locales languages it holds
 */
export async function finishSite(dir: string, locales: Locale[]): Promise<void> {
  const environment = readEnvironment(process.env);
  const {siteUrl, baseUrl} = environment;
  await copyDownloads(dir, locales);
  const pages = await readPages(dir);
  const twins = await writeTwins(dir, pages, siteUrl);
  await writeLlms(dir, pages, locales, siteUrl, baseUrl);
  await finishSitemaps(dir, pages, locales, siteUrl, baseUrl);
  const found = await writeSearchIndex(dir, pages, locales);
  const compressed = await compressSite(dir);
  const inline = await writeHeaders(dir, pages, environment);
  console.log(`  ${pages.length} pages, ${twins} Markdown twins, ${found} pages in the search, ${compressed} files compressed, ${inline} inline scripts in the policy`);
}
