import {mkdtempSync, readdirSync} from 'node:fs';
import {mkdir, rm, writeFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, expect, it} from 'vitest';
import {listen} from '../server/listen.ts';
import {siteServer} from '../server/site.ts';
import {release, rollBack} from './release.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'release-'));
});
afterEach(() => rm(folder, {recursive: true}));

/** Deploys a small site whose pages load a script of its own. */
async function deploy(version: string): Promise<void> {
  const dir = path.join(folder, 'build');
  await rm(dir, {recursive: true, force: true});
  for (const home of ['', 'fr/']) {
    await mkdir(path.join(dir, home, 'assets/js'), {recursive: true});
    await writeFile(path.join(dir, home, 'index.html'), version);
    await writeFile(path.join(dir, home, `assets/js/page.${version}.js`), version);
  }
  await release(dir, path.join(folder, 'site'), `2026-01-01T00-00-0${version.slice(1)}`);
}

/** Statuses of addresses on the served site, and the text of its home page. */
async function visit(...addresses: string[]): Promise<[home: string, ...statuses: number[]]> {
  const server = siteServer({dir: path.join(folder, 'site/current')});
  const origin = `http://127.0.0.1:${await listen(server, 0)}`;
  const home = await (await fetch(origin)).text();
  const statuses = await Promise.all(addresses.map(async (address) => (await fetch(origin + address)).status));
  server.close();
  return [home, ...statuses];
}

it('keeps the parts of open tabs across releases and a rollback', async () => {
  await deploy('v1');
  await deploy('v2');
  // A tab that was opened before the release loads the rest of its page.
  expect(await visit('/assets/js/page.v1.js', '/fr/assets/js/page.v1.js')).toEqual(['v2', 200, 200]);
  await rollBack(path.join(folder, 'site'));
  // A tab that was opened before the rollback too.
  expect(await visit('/assets/js/page.v2.js', '/fr/assets/js/page.v2.js')).toEqual(['v1', 200, 200]);
});

it('keeps the files of three releases, no more', async () => {
  for (const version of ['v1', 'v2', 'v3']) await deploy(version);
  expect(await visit('/assets/js/page.v1.js', '/assets/js/page.v2.js')).toEqual(['v3', 200, 200]);
  await deploy('v4');
  expect(await visit('/assets/js/page.v1.js', '/assets/js/page.v2.js')).toEqual(['v4', 404, 200]);
  expect(readdirSync(path.join(folder, 'site/releases'))).toHaveLength(3);
});

it('says when there is nothing to roll back to, and changes nothing', async () => {
  await deploy('v1');
  await expect(rollBack(path.join(folder, 'site'))).rejects.toThrow('has no release before');
  expect(await visit()).toEqual(['v1']);
});

it('refuses a folder without a site', async () => {
  await expect(release(folder, path.join(folder, 'site'))).rejects.toThrow('npm run build');
});
