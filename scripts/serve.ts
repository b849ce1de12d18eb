/**
 * Serves the built site as a host would, with the headers that the build made for it.
 * usage: tsx scripts/serve.ts [--dir build] [--port 3000]
 */
import {existsSync} from 'node:fs';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {readEnvironment} from '../src/config/environment.ts';
import {languages} from '../src/config/languages.ts';
import {defaultLocale, locales} from '../src/config/locales.ts';
import {readHeaders} from '../src/plugins/publish/headers.ts';
import {Failure, script} from '../src/node/report.ts';
import {listen} from './server/listen.ts';
import {siteServer} from './server/site.ts';

await script(async () => {
  const {values} = parseArgs({
    options: {dir: {type: 'string', default: 'build'}, port: {type: 'string', default: '3000'}},
  });
  const port = Number(values.port);
  if (!Number.isInteger(port) || port < 1 || port > 65535)
    throw new Failure(`--port "${values.port}" is not a port: 1 to 65535.`);
  if (!existsSync(path.join(values.dir, 'index.html')))
    throw new Failure(`${values.dir}/ holds no site: run "npm run build" first.`);
  const {baseUrl} = readEnvironment(process.env);
  const taken = await listen(
    siteServer({dir: values.dir, baseUrl, headers: await readHeaders(values.dir)}),
    port,
  );
  console.log(`\nThe site is served until you press Ctrl+C:`);
  for (const locale of locales) {
    const prefix = locale === defaultLocale ? '' : `${locale}/`;
    if (existsSync(path.join(values.dir, prefix, 'index.html'))) {
      console.log(
        `  ${languages[locale].label.padEnd(10)} http://localhost:${taken}${baseUrl}${prefix}`,
      );
    }
  }
});
