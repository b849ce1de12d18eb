import {readFileSync} from 'node:fs';
import {cp, mkdtemp, rm, symlink} from 'node:fs/promises';
import type {Server} from 'node:http';
import os from 'node:os';
import path from 'node:path';
import {expect, test} from '@playwright/test';
import {listen} from '../../scripts/server/listen';
import {siteServer} from '../../scripts/server/site';
import {readEnvironment} from '../../src/config/environment';
import {bin, run} from '../../src/node/run';
import {readHeaders, scriptHashesIn} from '../../src/plugins/publish/headers';
import {writeHostFiles} from '../../src/plugins/publish/host-files';
import {open, requestsOf, watch} from './support/page';

/*
 * The small site of tests/fixtures/variant shows what the published one doesn't: an announcement, the switch of the color mode, a second
 * version of the documentation, another base URL, and no tracking script. It has the headers that the real build would make for it.
 * Docusaurus keeps versions next to the content, so a copy of the project is built.
 */
test.describe.configure({mode: 'serial'});

const baseUrl = '/sub/';
let copy: string;
let home: string;
let server: Server | undefined;

test.beforeAll(async () => {
  test.setTimeout(0);
  copy = await mkdtemp(path.join(os.tmpdir(), 'variant-'));
  const parts = 'package.json docusaurus.config.ts babel.config.js src static tests'.split(' ');
  for (const name of parts) await cp(name, path.join(copy, name), {recursive: true});
  await cp('tests/fixtures/variant/content', copy, {recursive: true});
  await symlink(path.resolve('node_modules'), path.join(copy, 'node_modules'));
  const config = 'tests/fixtures/variant/docusaurus.config.ts';
  const args = ['build', '--config', config, '--locale', 'en'];
  const env = {
    NODE_ENV: 'production',
    // The cache keeps the modules of the site.
    DOCUSAURUS_NO_PERSISTENT_CACHE: 'true',
    BASE_URL: baseUrl,
    TRACKER_WEBSITE_ID: '',
  };
  const {code, output} = await run(bin('docusaurus'), args, {cwd: copy, env});
  expect(code, output).toBe(0);
  const dir = path.join(copy, 'build');
  const html = readFileSync(path.join(dir, 'index.html'), 'utf8');
  await writeHostFiles(dir, scriptHashesIn(html), readEnvironment(env));
  server = siteServer(dir, baseUrl, await readHeaders(dir));
  home = `http://localhost:${await listen(server, 0)}${baseUrl}`;
});

test.afterAll(async () => {
  server?.closeAllConnections();
  server?.close();
  await rm(copy, {recursive: true, force: true});
});

test('the announcement is shown, stays closed once it is closed, and comes back with a new id', async ({
  page,
}) => {
  const text = 'Maintenance on Saturday.';
  const problems = watch(page);
  await open(page, home);
  const bar = page.getByRole('banner').filter({hasText: text});
  await expect(bar).toHaveText(text);
  await bar.getByRole('button').click();
  await expect(bar).toHaveCount(0);
  await open(page, `${home}elsewhere`);
  await expect(bar).toHaveCount(0);
  // A reader who closed the announcement before this one.
  await page.evaluate(() => {
    for (const key of Object.keys(localStorage))
      if (key.startsWith('docusaurus.announcement.id')) localStorage.setItem(key, 'first');
  });
  // Docusaurus resets the flag on the first load, and shows the announcement from the second one on.
  await open(page, home);
  await open(page, home);
  await expect(bar).toHaveText(text);
  expect(problems).toEqual([]);
});

test('the switch of the color mode changes it and keeps the choice', async ({page}) => {
  const problems = watch(page);
  await open(page, home);
  const html = page.locator('html');
  await expect(html).toHaveAttribute('data-theme', 'dark');
  await page.getByRole('button', {name: /dark and light mode/}).click();
  await expect(html).toHaveAttribute('data-theme', 'light');
  await page.reload();
  await expect(html).toHaveAttribute('data-theme', 'light');
  expect(await page.evaluate(() => JSON.stringify(localStorage))).toMatch(/"theme[^,]*"light"/);
  expect(problems).toEqual([]);
});

test('everything is below the base URL, and no tracking script is loaded without an id', async ({
  page,
}) => {
  const problems = watch(page);
  const asked = requestsOf(page);
  await open(page, home);
  await page.getByRole('link', {name: 'on', exact: true}).click();
  await expect(page).toHaveURL(`${home}elsewhere`);
  await expect(page.locator('h1')).toHaveText('elsewhere');
  await expect(page.locator('.navbar a[lang="fr"]').first()).toHaveAttribute(
    'href',
    '/sub/fr/elsewhere',
  );
  await expect(page.locator('script[data-website-id]')).toHaveCount(0);
  expect(asked.filter((url) => !url.startsWith(home))).toEqual([]);
  expect(problems).toEqual([]);
});

test('a second version has its pages, and the chooser leads to them and keeps the choice', async ({
  page,
}) => {
  const problems = watch(page);
  await open(page, `${home}elsewhere`);
  await page.getByRole('button', {name: 'Next'}).hover();
  await page.getByRole('link', {name: '1.32', exact: true}).click();
  await expect(page).toHaveURL(`${home}1.32/elsewhere`);
  await expect(page.getByRole('heading', {level: 1})).toBeVisible();
  const kept = await page.evaluate(() => JSON.stringify(localStorage));
  expect(kept).toMatch(/"docs-preferred-version[^,]*"1\.32"/);
  expect(problems).toEqual([]);
});
