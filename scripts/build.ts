/**
 * Builds the site into build/: API pages, one process for each locale (the default one first), then what is made from the
 * finished pages. Everything is made in build-next/ and takes the place of build/ at the end, so a failed build leaves the old one.
 * usage: tsx scripts/build.ts [--locale fr]… [--out build] [--skip-generate]
 */
import {rename, rm} from 'node:fs/promises';
import {parseArgs} from 'node:util';
import {readEnvironment} from '../src/config/environment.ts';
import {buildLocale} from './build/locale.ts';
import {finishSite} from './build/finish.ts';
import {bundleDescriptions} from './build/bundle.ts';
import {dropStaleCache} from './build/cache.ts';
import {ensureApiPages, generateApiPages} from './build/api-pages.ts';
import {writeTranslationStatus} from './build/translation-status.ts';
import {localesFromArguments} from './lib/arguments.ts';
import {Failure, script, step} from './lib/report.ts';

const next = 'build-next';

await script(async () => {
  const args = process.argv.slice(2);
  const {values} = parseArgs({
    args,
    options: {locale: {type: 'string', multiple: true}, out: {type: 'string', default: 'build'}, 'skip-generate': {type: 'boolean'}},
  });
  const locales = localesFromArguments(args);
  const environment = checkedEnvironment();
  if (!environment.trackerWebsiteId) console.log('TRACKER_WEBSITE_ID is not set: the tracking script is left out.');

  await dropStaleCache();
  if (values['skip-generate']) {
    await step('API pages, where they are missing', () => ensureApiPages(locales));
  } else {
    await step('API description: lint, bundle, overlay', () => bundleDescriptions(locales));
    await step('API pages', () => generateApiPages(locales));
  }
  await step('State of the translations', writeTranslationStatus);
  try {
    await rm(next, {recursive: true, force: true});
    for (const locale of locales) await step(`Build ${locale}`, () => buildLocale(locale, next));
    await step('Finish the site', () => finishSite(next, locales));
    await rm(values.out, {recursive: true, force: true});
    await rename(next, values.out);
  } finally {
    await rm(next, {recursive: true, force: true});
  }
  console.log(`\n✓ ${values.out}/ holds ${locales.join(', ')}`);
});

function checkedEnvironment(): ReturnType<typeof readEnvironment> {
  try {
    return readEnvironment(process.env);
  } catch (error) {
    throw new Failure(`${(error as Error).message} It comes from the environment or from .env; see .env.example.`);
  }
}
