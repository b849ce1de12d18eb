/**
 * Builds the site into build/: API pages, a process for each locale, then what is made from the finished pages. Everything is made in
 * build-next/ and replaces build/ at the end, so a failed build leaves the old one.
 * usage: tsx scripts/build.ts [--locale fr]… [--out build] [--plain]   (--plain builds without the patches of Docusaurus, like PATCHES=off)
 */
import {rename, rm} from 'node:fs/promises';
import {parseArgs} from 'node:util';
import {readEnvironment} from '../src/config/environment.ts';
import {generateApiPages} from '../src/features/api-reference/generate.ts';
import {dropStaleCache} from '../src/plugins/bundle/drop-stale-cache.ts';
import {finishSite} from '../src/plugins/publish/index.ts';
import {buildLocales} from './build/locales.ts';
import {localesFromArguments} from '../src/node/arguments.ts';
import {script, step} from '../src/node/report.ts';

const next = 'build-next';

await script(async () => {
  const args = process.argv.slice(2);
  const {values} = parseArgs({
    args,
    options: {
      locale: {type: 'string', multiple: true},
      out: {type: 'string', default: 'build'},
      plain: {type: 'boolean'},
    },
  });
  if (values.plain) process.env.PATCHES = 'off';
  const locales = localesFromArguments(args);
  const {trackerWebsiteId} = readEnvironment(process.env);
  if (!trackerWebsiteId)
    console.log('TRACKER_WEBSITE_ID is not set: the tracking script is left out.');

  await dropStaleCache();
  await step('API pages', generateApiPages);
  const removeParts = (): Promise<void[]> =>
    Promise.all(
      [next, ...locales.map((locale) => `${next}-${locale}`)].map((folder) =>
        rm(folder, {recursive: true, force: true}),
      ),
    );
  try {
    await removeParts();
    const finished = await step(`Build ${locales.join(', ')}`, () => buildLocales(locales, next));
    await step('Finish the site', () => finishSite(next, finished));
    await rm(values.out, {recursive: true, force: true});
    await rename(next, values.out);
  } finally {
    await removeParts();
  }
  console.log(`\n✓ ${values.out}/ contains ${locales.join(', ')}`);
});
