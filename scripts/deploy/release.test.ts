import {readdirSync, rmSync} from 'node:fs';
import path from 'node:path';
import {beforeEach, expect, it} from 'vitest';
import {testFolder} from '../../src/node/test-folder.ts';
import {listen} from '../server/listen.ts';
import {siteServer} from '../server/site.ts';
import {release, rollBack} from './release.ts';

const {root, write} = testFolder();
const site = path.join(root, 'site');
/** In the order in which they are released. */
const versions = ['v1', 'v2', 'v3', 'v4'];
beforeEach(() => rmSync(root, {recursive: true}));

/** Deploys a small site whose pages load a script with the version in its name. */
async function deploy(version: string): Promise<void> {
  const dir = path.join(root, 'build');
  rmSync(dir, {recursive: true, force: true});
  for (const file of ['index.html', `assets/js/page.${version}.js`])
    for (const home of ['', 'fr/']) write(`build/${home}${file}`, version);
  await release(dir, site, `2026-01-01T00-00-0${versions.indexOf(version)}`);
}

/** Text of the home page on the served site, and which scripts of all versions it has. */
async function visit() {
  const server = siteServer(path.join(site, 'current'));
  const origin = `http://127.0.0.1:${await listen(server, 0)}`;
  try {
    const home = await (await fetch(origin)).text();
    const scripts: string[] = [];
    for (const folder of ['', '/fr'])
      for (const version of versions)
        if ((await fetch(`${origin}${folder}/assets/js/page.${version}.js`)).ok)
          scripts.push(`${folder} ${version}`.trim());
    return {home, scripts};
  } finally {
    server.close();
  }
}

it('keeps the parts of open tabs across releases and a rollback', async () => {
  await deploy('v1');
  await deploy('v2');
  const scripts = ['v1', 'v2', '/fr v1', '/fr v2'];
  expect(await visit()).toEqual({home: 'v2', scripts});
  await rollBack(site);
  expect(await visit()).toEqual({home: 'v1', scripts});
});

it('keeps the files of three releases, no more', async () => {
  for (const version of versions) await deploy(version);
  const scripts = ['v2', 'v3', 'v4', '/fr v2', '/fr v3', '/fr v4'];
  expect(await visit()).toEqual({home: 'v4', scripts});
  expect(readdirSync(path.join(site, 'releases'))).toHaveLength(3);
});

it('refuses a folder without a site, and a rollback without an earlier release', async () => {
  await deploy('v1');
  await expect(release(root, site)).rejects.toThrow('npm run build');
  await expect(rollBack(site)).rejects.toThrow('has no release before');
  expect((await visit()).home).toBe('v1');
});
