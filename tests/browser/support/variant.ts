import {readFileSync} from 'node:fs';
import {mkdtemp, rm} from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import {listen} from '../../../scripts/server/listen';
import {siteServer} from '../../../scripts/server/site';
import {readEnvironment} from '../../../src/config/environment';
import {bin, run} from '../../../src/node/run';
import {readHeaders, scriptHashesIn, writeHeaders} from '../../../src/plugins/publish/headers';

const config = 'tests/fixtures/variant/docusaurus.config.ts';
const baseUrl = '/sub/';

/**
 * Builds and serves the small site of tests/fixtures/variant, which shows what the published one does not: an announcement, another base
 * URL, and no tracking script. It has the headers that the real build would make for it.
 */
export async function serveVariant(): Promise<{origin: string; stop: () => Promise<void>}> {
  const dir = await mkdtemp(path.join(os.tmpdir(), 'variant-'));
  const env = {
    NODE_ENV: 'production',
    DOCUSAURUS_GENERATED_FILES_DIR_NAME: '.docusaurus-variant',
    BASE_URL: baseUrl,
    TRACKER_WEBSITE_ID: '',
  };
  const args = ['build', '--config', config, '--locale', 'en', '--locale', 'fr', '--out-dir', dir];
  const {code, output} = await run(bin('docusaurus'), args, {env});
  if (code !== 0) throw new Error(`The small site could not be built.\n${output.trim()}`);
  const pages = ['index.html', 'elsewhere.html', 'fr/index.html', 'fr/elsewhere.html'];
  const hashes = pages.flatMap((file) =>
    scriptHashesIn(readFileSync(path.join(dir, file), 'utf8'), file),
  );
  await writeHeaders(dir, hashes, readEnvironment(env));
  const server = siteServer({dir, baseUrl, headers: await readHeaders(dir)});
  return {
    /** Address of the site, without the slash at its end. */
    origin: `http://localhost:${await listen(server, 0)}${baseUrl.slice(0, -1)}`,
    async stop() {
      server.close();
      server.closeAllConnections();
      await rm(dir, {recursive: true, force: true});
    },
  };
}
