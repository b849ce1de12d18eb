/**
 * Builds and serves the small site of tests/fixtures/variant, which shows what the published one does not: an announcement and the
 * tracking script. Prints its address and serves until it is ended.
 * usage: tsx scripts/test/variant.ts
 */
import {readFileSync} from 'node:fs';
import {mkdtemp, rm} from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import {readHeaders, scriptHashesIn, writeHeaders} from '../../src/output/headers.ts';
import {Failure, script} from '../../src/node/report.ts';
import {bin, run} from '../../src/node/run.ts';
import {listen} from '../server/listen.ts';
import {siteServer} from '../server/site.ts';

const config = 'tests/fixtures/variant/docusaurus.config.ts';
const tracker = {trackerHost: 'https://tracker.example.com', trackerWebsiteId: 'cm5xn5n40000c08l5lvjdfi4n'};

await script(async () => {
  const dir = await mkdtemp(path.join(os.tmpdir(), 'variant-'));
  const env = {NODE_ENV: 'production', DOCUSAURUS_GENERATED_FILES_DIR_NAME: '.docusaurus-variant'};
  const {code, output} = await run(bin('docusaurus'), ['build', '--config', config, '--locale', 'en', '--locale', 'fr', '--out-dir', dir], {
    env,
  });
  if (code !== 0) throw new Failure(`The small site could not be built.\n${output.trim()}`);
  const pages = ['index.html', 'elsewhere.html', 'fr/index.html', 'fr/elsewhere.html'];
  const hashes = pages.flatMap((file) => scriptHashesIn(readFileSync(path.join(dir, file), 'utf8'), file));
  await writeHeaders(dir, [...new Set(hashes)], [], {siteUrl: 'http://localhost', baseUrl: '/', ...tracker});
  const server = siteServer({dir, headers: await readHeaders(dir)});
  console.log(`http://localhost:${await listen(server, 0)}`);
  process.once('SIGTERM', () => {
    server.close();
    server.closeAllConnections();
    void rm(dir, {recursive: true, force: true});
  });
});
