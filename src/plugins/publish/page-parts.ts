import {createHash} from 'node:crypto';
import {readFile} from 'node:fs/promises';
import path from 'node:path';
import {searchPageOf, type SearchPage} from '../../features/search/index/sections.ts';
import {fingerprint} from '../../node/changes.ts';
import {replaceFile} from '../../node/replace-file.ts';
import {scriptHashesIn} from './headers.ts';
import {parsePage, type BuiltPage} from './pages.ts';
import {socialImageOf} from './social-images/index.ts';
import type {SocialImage} from './social-images/drawing.ts';
import {structuredDataOf} from './structured-data.ts';
import {twinOf} from './twins.ts';

/** What is made from the HTML of a page. */
export interface PageParts {
  heading: string;
  description: string | undefined;
  structuredData: string;
  /** Null for a page that names an image itself. */
  image: SocialImage | null;
  /** Markdown of the page; null for a page without a main part. */
  twin: string | null;
  /** Null for a page that isn't searched. */
  found: SearchPage | null;
  scriptHashes: string[];
}

/**
 * Parses a page and makes its parts.
 * @param siteUrl origin of the site
 * @param root URL of the site, with a slash at its end
 */
function partsOf(html: string, page: BuiltPage, siteUrl: string, root: string): PageParts {
  const $ = parsePage(html);
  const heading = $('h1:first').text().trim() || $('title:first').text();
  const description = $('meta[name=description]:first').attr('content');
  const structuredData = structuredDataOf(page, $, root);
  const image = socialImageOf(page, $);
  // On the page the samples follow what an operation does; in Markdown and in excerpts of the search they come last.
  $('.api-aside').appendTo('.api-page');
  const twin = twinOf($, siteUrl);
  // The last one, because it takes elements out of the page.
  const found = searchPageOf(page.route, $);
  return {
    heading,
    description,
    structuredData,
    image,
    twin,
    found,
    scriptHashes: scriptHashesIn(html, page.file),
  };
}

/** Everything besides its HTML that a page's parts depend on. */
const sources = [
  'src/plugins/publish/**',
  'src/features/search/**',
  'src/config/**',
  'src/data/**',
  'package-lock.json',
];

/** Files of scripts and styles: their names change with every build, and no part has them. */
const assets = /\/assets\/(?:css|js)\/[^"\s>]+/g;

/**
 * Reads pages and makes their parts. Those of pages that are as they were in the build before are taken from there: a build after a change of
 * one page is a third shorter.
 * @param file keeps the parts for the next build
 */
export async function readParts(
  dir: string,
  pages: BuiltPage[],
  siteUrl: string,
  root: string,
  file: string,
) {
  const code = await fingerprint(sources);
  const before = JSON.parse(await readFile(file, 'utf8').catch(() => '{}')) as Record<
    string,
    PageParts
  >;
  const now: typeof before = {};
  const read: {page: BuiltPage; html: string; parts: PageParts}[] = [];
  for (const page of pages) {
    const html = await readFile(path.join(dir, page.file), 'utf8');
    const source = [code, root, page.file, html.replace(assets, '')].join('\0');
    const key = createHash('sha256').update(source).digest('base64');
    const parts = (now[key] = before[key] ?? partsOf(html, page, siteUrl, root));
    read.push({page, html, parts});
  }
  await replaceFile(file, JSON.stringify(now));
  return read;
}
