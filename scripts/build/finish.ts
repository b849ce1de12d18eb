/**
 * Finishes one built locale and sends the result to the build that started it (see locales.ts): parsing hundreds of pages takes a
 * processor of its own.
 * usage: fork with the folder of the locale and its name
 */
import type {Locale} from '../../src/config/locales.ts';
import {script} from '../../src/node/report.ts';
import {finishLocale} from '../../src/plugins/publish/index.ts';

await script(async () => {
  const [dir, locale] = process.argv.slice(2);
  const result = await finishLocale(dir!, locale as Locale);
  process.send!(result);
});
