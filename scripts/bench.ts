/**
 * Reports how long the search of a built site takes and how much it loads, by the engine alone and in a browser. It judges nothing:
 * the limits of bytes are in the tests, and times depend on the machine.
 * usage: tsx scripts/bench.ts [--dir build] [--locale fr]… [--no-browser]
 */
import {existsSync} from 'node:fs';
import type {AddressInfo} from 'node:net';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {chromium} from '@playwright/test';
import {readEnvironment} from '../src/config/environment.ts';
import {defaultLocale, type Locale} from '../src/config/locales.ts';
import {headersOf} from '../src/lib/headers.ts';
import {readHeaders} from './build/headers.ts';
import {localesFromArguments} from './lib/arguments.ts';
import {Failure, script} from './lib/report.ts';
import {benchLocale, searchable, type Spread} from './search/bench.ts';
import {typeQueries} from './search/browser-bench.ts';
import {queriesOf} from './search/queries.ts';
import {siteServer} from './server/site.ts';
import {ensureBrowser} from './test/browser.ts';

/** A few queries of each kind would take minutes to type: these are spread over the set. */
const typed = 12;

const kib = (bytes: number): string => (bytes / 1024).toFixed(1);
const ms = ({median, p95, largest}: Spread): string => [median, p95, largest].map((value) => value.toFixed(0)).join(' / ');

function some(locale: Locale): string[] {
  const all = queriesOf(locale).map(({q}) => q.trim());
  return Array.from({length: Math.min(typed, all.length)}, (_, index) => all[Math.floor((index * all.length) / typed)]!);
}

async function inEngine(dir: string, locales: Locale[]): Promise<void> {
  console.log('\nThe engine with the index as it is read from the disk; bytes as they go over the line (brotli).');
  for (const locale of locales) {
    const {queries, headBytes, queryBytes, firstMs, openedMs} = await benchLocale(dir, locale);
    console.log(
      `  ${locale.padEnd(8)} ${queries} queries · once opened ${ms(openedMs)} ms · on a fresh index ${ms(firstMs)} ms · opening ${kib(headBytes)} KiB · a query ${kib(queryBytes.median)} / ${kib(queryBytes.p95)} / ${kib(queryBytes.largest)} KiB (${queryBytes.query})`,
    );
  }
}

async function inBrowser(dir: string, locales: Locale[]): Promise<void> {
  const executablePath = await ensureBrowser();
  const {baseUrl} = readEnvironment(process.env);
  const headers = await readHeaders(dir);
  const server = siteServer({dir, baseUrl, headersFor: (pathname) => headersOf(headers, pathname)});
  await new Promise<void>((resolve) => server.listen(0, resolve));
  const browser = await chromium.launch({executablePath, args: ['--no-sandbox', '--disable-gpu']});
  try {
    console.log('\nChromium, from the last letter typed to the results on the screen, the pause of 40 ms after a letter included.');
    for (const locale of locales) {
      const home = `${baseUrl}${locale === defaultLocale ? '' : `${locale}/`}`;
      const queries = some(locale);
      const times = await typeQueries(browser, `http://localhost:${(server.address() as AddressInfo).port}${home}docs/intro`, queries);
      const missing = times.unanswered.length > 0 ? ` · no answer: ${times.unanswered.join(', ')}` : '';
      console.log(`  ${locale.padEnd(8)} ${queries.length} queries · ${ms(times)} ms${missing}`);
    }
  } finally {
    await browser.close();
    server.closeAllConnections();
    server.close();
  }
}

await script(async () => {
  const args = process.argv.slice(2);
  const {values} = parseArgs({
    args,
    options: {dir: {type: 'string', default: 'build'}, locale: {type: 'string', multiple: true}, 'no-browser': {type: 'boolean'}},
  });
  if (!existsSync(path.join(values.dir, 'index.html'))) throw new Failure(`${values.dir}/ holds no site: run "npm run build" first.`);
  const locales = searchable(values.dir, localesFromArguments(args));
  if (locales.length === 0) throw new Failure(`${values.dir}/ holds no search index of these languages: run "npm run build" first.`);
  console.log('Times as median / 95th percentile / largest.');
  await inEngine(values.dir, locales);
  if (!values['no-browser']) await inBrowser(values.dir, locales);
});
