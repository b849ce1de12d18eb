/**
 * Checks the external links of the built English pages, politely: one request per host at a time, and only links that weren't
 * reached in the last week.
 * usage: npm test -- links [--dir build]
 */
import {mkdir, readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {load} from 'cheerio';
import {Globby as glob} from '@docusaurus/utils';
import {locales} from '../src/config/locales.ts';
import {Failure, script} from '../src/node/report.ts';

const cacheFile = '.cache/links.json';
const week = 7 * 24 * 3600 * 1000;
/** Exceptions: URLs of examples, forms of this site's own issues, and sites that turn away every program. */
const ignored =
  /\/issues\/new\b|^https?:\/\/([^/]*\.)?(example(\.(com|org|net))?|localhost|127\.0\.0\.1|linkedin\.com|x\.com|twitter\.com)([:/]|$)/;
/** Statuses of a page that exists but not for a program. */
const refusals = [401, 403, 405, 429];

async function statusOf(url: string): Promise<number | string> {
  try {
    const response = await fetch(url, {
      signal: AbortSignal.timeout(20_000),
      headers: {'user-agent': 'Mozilla/5.0 (link check)'},
    });
    await response.body?.cancel();
    return response.status;
  } catch (error) {
    return error instanceof Error
      ? String((error.cause as Error | undefined)?.message ?? error.message)
      : String(error);
  }
}

/**
 * Requests links, one per host at a time.
 * @param pagesOf a page of each link
 * @param reached time at which each link was last reached, in milliseconds; new times are added
 * @param pause milliseconds between two requests to a host
 * @returns how many links were requested, and one line for each broken one
 */
export async function checkLinks(
  pagesOf: ReadonlyMap<string, string>,
  reached: Record<string, number>,
  pause = 500,
): Promise<{requested: number; broken: string[]}> {
  const due = [...pagesOf.keys()].filter((url) => Date.now() - (reached[url] ?? 0) > week);
  const broken: string[] = [];
  const checkHost = async (host: string): Promise<void> => {
    for (const url of due.filter((one) => new URL(one).host === host)) {
      const status = await statusOf(url);
      if (typeof status === 'number' && (status < 400 || refusals.includes(status)))
        reached[url] = Date.now();
      else broken.push(`${pagesOf.get(url)}: ${url} (${status})`);
      await new Promise((resolve) => setTimeout(resolve, pause));
    }
  };
  await Promise.all([...new Set(due.map((url) => new URL(url).host))].map(checkHost));
  return {requested: due.length, broken: broken.sort()};
}

/** External links of the built English pages, each with a page that it's on; without exceptions. */
export async function externalLinks(dir: string): Promise<Map<string, string>> {
  const pagesOf = new Map<string, string>();
  for (const file of await glob('**/*.html', {
    cwd: dir,
    ignore: locales.map((locale) => `${locale}/**`),
  })) {
    const $ = load(await readFile(path.join(dir, file), 'utf8'));
    for (const {attribs} of $('main a[href^="http"], footer a[href^="http"]').toArray()) {
      const url = attribs.href!.replace(/#.*/, '');
      if (!ignored.test(url)) pagesOf.set(url, file);
    }
  }
  return pagesOf;
}

if (process.argv[1]?.endsWith('links.ts'))
  await script(async () => {
    const {values} = parseArgs({options: {dir: {type: 'string', default: 'build'}}});
    const pagesOf = await externalLinks(values.dir);
    const reached = await readFile(cacheFile, 'utf8').then(
      (text) => JSON.parse(text) as Record<string, number>,
      () => ({}) as Record<string, number>,
    );
    const {requested, broken} = await checkLinks(pagesOf, reached);
    await mkdir(path.dirname(cacheFile), {recursive: true});
    await writeFile(cacheFile, JSON.stringify(reached));
    console.log(`${pagesOf.size} external links, ${requested} checked`);
    if (broken.length > 0) throw new Failure(`Broken external links:\n${broken.join('\n')}`);
  });
