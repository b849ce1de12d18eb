/**
 * Writes the search index of a site that is already built, without building it again.
 * usage: tsx scripts/search/index-site.ts [--dir build] [--locale fr]…
 */
import {parseArgs} from 'node:util';
import {readPages} from '../build/pages.ts';
import {searchFolder, writeSearchIndex} from '../build/search.ts';
import {localesFromArguments} from '../lib/arguments.ts';
import {script, step} from '../lib/report.ts';
import fg from 'fast-glob';
import {readFileSync} from 'node:fs';
import {brotliCompressSync} from 'node:zlib';

void script(async () => {
  const args = process.argv.slice(2);
  const {values} = parseArgs({args, options: {dir: {type: 'string', default: 'build'}, locale: {type: 'string', multiple: true}}});
  const pages = await readPages(values.dir);
  const locales = localesFromArguments(args).filter((locale) => pages.some((page) => page.locale === locale));
  const found = await step('Search index', () => writeSearchIndex(values.dir, pages, locales));
  console.log(`  ${found} pages`);
  for (const locale of locales) {
    const files = await fg('**/*.json', {cwd: searchFolder(values.dir, locale), absolute: true});
    const sizes = files.map((file) => ({
      file: file.slice(file.lastIndexOf('/') + 1),
      bytes: brotliCompressSync(readFileSync(file)).length,
    }));
    const sum = (pattern: RegExp): string => {
      const own = sizes.filter(({file}) => pattern.test(file)).map(({bytes}) => bytes);
      return `${own.length} files, ${Math.round(own.reduce((total, bytes) => total + bytes, 0) / 1024)} KiB, largest ${(Math.max(0, ...own) / 1024).toFixed(1)} KiB`;
    };
    console.log(`  ${locale}: head ${sum(/^index/)}; postings ${sum(/^p/)}; pairs ${sum(/^g/)}; texts ${sum(/^t/)}`);
  }
});
