/**
 * Development server of one locale, with the API pages of that locale generated when they are missing.
 * usage: tsx scripts/start.ts [--locale fr] [--port 3000] [--no-open]
 */
import {spawnSync} from 'node:child_process';
import {defaultLocale} from '../src/config/locales.ts';
import {ensureApiPages} from './build/api-pages.ts';
import {dropStaleCache} from './build/cache.ts';
import {localesFromArguments} from './lib/arguments.ts';
import {script, step} from './lib/report.ts';
import {bin} from './lib/run.ts';

await script(async () => {
  const args = process.argv.slice(2);
  const named = localesFromArguments(args);
  const locale = args.includes('--locale') ? named[0]! : defaultLocale;
  await dropStaleCache();
  await step('API pages', () => ensureApiPages([...new Set([defaultLocale, locale])]));
  const server = spawnSync(bin('docusaurus'), ['start', ...args], {stdio: 'inherit'});
  process.exitCode = server.status ?? 1;
});
