import {cp, mkdtemp, rename, rm, symlink, writeFile} from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import {expect, test} from '@playwright/test';
import {siteServer} from '../../scripts/server/site';
import {bin, run} from '../../src/node/run';
import {readHeaders} from '../../src/plugins/publish/headers';
import {open} from './support/page';
import {serve} from './support/server';

/*
 * A second version of the documentation, which the site doesn't have, and its chooser work once they are set. A copy of the project is
 * built with them.
 */
test.describe.configure({mode: 'serial'});

const left =
  /^(?:\.git|\.cache|\.docusaurus.*|node_modules|build.*|test-results|playwright-report|releases)$/;

const config = `
import base from './base.config.ts';

const theme = base.themeConfig as {navbar: {items: object[]}};
const items = [...theme.navbar.items, {type: 'docsVersionDropdown', position: 'right'}];

export default {...base, themeConfig: {...theme, navbar: {...theme.navbar, items}}};
`;

let copy: string;
let origin: string;
let stop: (() => Promise<void>) | undefined;

async function runOrFail(command: string, args: string[], cwd: string): Promise<void> {
  const {code, output} = await run(command, args, {cwd, env: {NODE_ENV: 'production'}});
  expect(code, `${command} ${args.join(' ')}\n${output.slice(-4000)}`).toBe(0);
}

test.beforeAll(async () => {
  test.setTimeout(0);
  copy = await mkdtemp(path.join(os.tmpdir(), 'options-'));
  await cp('.', copy, {
    recursive: true,
    filter: (source) => !left.test(path.relative('.', source).split(path.sep)[0]!),
  });
  await symlink(path.resolve('node_modules'), path.join(copy, 'node_modules'));
  await rename(path.join(copy, 'docusaurus.config.ts'), path.join(copy, 'base.config.ts'));
  await writeFile(path.join(copy, 'docusaurus.config.ts'), config);
  // The dates of pages come from a history.
  const author = ['-c', 'user.name=Test', '-c', 'user.email=test@example.com'];
  await runOrFail('git', ['init', '-q'], copy);
  await runOrFail('git', ['add', '-A'], copy);
  await runOrFail('git', [...author, 'commit', '-q', '-m', 'Copy'], copy);
  const docusaurus = bin('docusaurus');
  await runOrFail(docusaurus, ['docs:version', '1.32'], copy);
  await runOrFail(docusaurus, ['build', '--locale', 'en'], copy);
  const dir = path.join(copy, 'build');
  ({origin, stop} = await serve(siteServer({dir, headers: await readHeaders(dir)})));
});

test.afterAll(async () => {
  await stop?.();
  await rm(copy, {recursive: true, force: true});
});

test('a second version has its pages, and the chooser leads to them and keeps the choice @nightly', async ({
  page,
}) => {
  await open(page, `${origin}/docs/environment`);
  await page.getByRole('button', {name: 'Next'}).hover();
  await page.getByRole('link', {name: '1.32', exact: true}).click();
  await expect(page).toHaveURL(`${origin}/docs/1.32/environment`);
  await expect(page.getByRole('heading', {level: 1})).toBeVisible();
  await page.reload();
  await expect(page.getByRole('button', {name: '1.32'})).toBeVisible();
  await open(page, `${origin}/pricing`);
  await expect(page.getByRole('button', {name: '1.32'})).toBeVisible();
});
