import {readdirSync, rmSync} from 'node:fs';
import path from 'node:path';
import {beforeEach, expect, it} from 'vitest';
import {testFolder} from '../../src/node/test-folder.ts';
import {listen} from '../server/listen.ts';
import {siteServer} from '../server/site.ts';
import {release, rollBack} from './release.ts';

const {root, write} = testFolder();
const site = path.join(root, 'site');
beforeEach(() => rmSync(root, {recursive: true}));

/** Deploys a small site whose pages load a script with the version in its name. */
async function deploy(version: string): Promise<void> {
  const dir = path.join(root, 'build');
  rmSync(dir, {recursive: true, force: true});
  for (const file of ['index.html', `assets/js/page.${version}.js`])
    for (const home of ['', 'fr/']) write(`build/${home}${file}`, version);
  await release(dir, site, `2026-01-01T00-00-0${version.slice(1)}`);
}

/** Statuses of URLs on the served site, and the text of its home page. */
async function visit(...addresses: string[]): Promise<[home: string, ...statuses: number[]]> {
  const server = siteServer({dir: path.join(site, 'current')});
  const origin = `http://127.0.0.1:${await listen(server, 0)}`;
  const home = await (await fetch(origin)).text();
  const statuses = await Promise.all(
    addresses.map(async (address) => (await fetch(origin + address)).status),
  );
  server.close();
  return [home, ...statuses];
}

it('keeps the parts of open tabs across releases and a rollback', async () => {
  await deploy('v1');
  await deploy('v2');
  // A tab that was opened before the release loads the rest of its page.
  expect(await visit('/assets/js/page.v1.js', '/fr/assets/js/page.v1.js')).toEqual([
    'v2',
    200,
    200,
  ]);
  await rollBack(site);
  // A tab that was opened before the rollback too.
  expect(await visit('/assets/js/page.v2.js', '/fr/assets/js/page.v2.js')).toEqual([
    'v1',
    200,
    200,
  ]);
});

it('keeps the files of three releases, no more', async () => {
  for (const version of ['v1', 'v2', 'v3']) await deploy(version);
  expect(await visit('/assets/js/page.v1.js', '/assets/js/page.v2.js')).toEqual(['v3', 200, 200]);
  await deploy('v4');
  expect(await visit('/assets/js/page.v1.js', '/assets/js/page.v2.js')).toEqual(['v4', 404, 200]);
  expect(readdirSync(path.join(site, 'releases'))).toHaveLength(3);
});

it('says when there is nothing to roll back to, and changes nothing', async () => {
  await deploy('v1');
  await expect(rollBack(site)).rejects.toThrow('has no release before');
  expect(await visit()).toEqual(['v1']);
});

it('refuses a folder without a site', async () => {
  await expect(release(root, site)).rejects.toThrow('npm run build');
});
