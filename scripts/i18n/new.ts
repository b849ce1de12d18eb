/**
 * Begins the translation of a page: copies the English to its place with the hash it was made from.
 * With --stamp it records the English of today in a translation that was brought up to date by hand.
 * usage: npm run i18n:new -- fr docs/intro.md…
 *        npm run i18n:stamp -- fr docs/intro.md…
 */
import {existsSync} from 'node:fs';
import {mkdir, readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {Failure, script} from '../../src/node/report.ts';
import {
  filePairs,
  hashOf,
  translations,
  withHash,
  type Translation,
} from '../../src/features/translations/status/files.ts';

await script(async () => {
  const stamp = process.argv.includes('--stamp');
  const [locale, ...sources] = process.argv.slice(2).filter((arg) => arg !== '--stamp');
  if (!translations.includes(locale as Translation) || sources.length === 0) {
    throw new Failure(
      `usage: npm run i18n:${stamp ? 'stamp' : 'new'} -- ${translations.join('|')} docs/page.md…`,
    );
  }
  const pairs = await filePairs(locale as Translation);
  for (const source of sources) {
    const pair = pairs.find((one) => one.source === source.replace(/^\.\//, ''));
    if (!pair)
      throw new Failure(
        `${source} is not a page that is translated. Name a file of docs/, blog/, changelog/, src/pages/ or openapi/pages/.`,
      );
    const english = await readFile(pair.source, 'utf8');
    if (!stamp && existsSync(pair.target))
      throw new Failure(
        `${pair.target} exists already: edit it, then record it with "npm run i18n:stamp".`,
      );
    if (stamp && !existsSync(pair.target))
      throw new Failure(`${pair.target} does not exist: begin it with "npm run i18n:new".`);
    // Only the English page says what it was checked against.
    const content = stamp
      ? await readFile(pair.target, 'utf8')
      : english.replace(/^(sources:(?: .*|(?:\n {2}- .*)+)|verified: .*)\n/gm, '');
    await mkdir(path.dirname(pair.target), {recursive: true});
    await writeFile(pair.target, withHash(content, hashOf(english), pair.target));
    console.log(`${stamp ? 'recorded' : 'begun'}: ${pair.target}`);
  }
});
