import {mkdtemp, rename, rm, symlink, writeFile} from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import {expect, test} from '@playwright/test';
import {siteServer} from '../../scripts/server/site';
import {bin, run} from '../../src/node/run';
import {readHeaders} from '../../src/plugins/publish/headers';
import {open} from './support/page';
import {serve} from './support/server';

/*
 * A second version of the documentation, which the site doesn't have, and its chooser work once they are set. A clone of the project, as
 * it was last committed, is built with them.
 */
const config = `
import base from './base.config.ts';

const theme = base.themeConfig as {navbar: {items: object[]}};
const items = [...theme.navbar.items, {type: 'docsVersionDropdown', position: 'right'}];

export default {...base, themeConfig: {...theme, navbar: {...theme.navbar, items}}};
`;

let clone: string;
let server: Awaited<ReturnType<typeof serve>> | undefined;

test.beforeAll(async () => {
  test.setTimeout(0);
  clone = await mkdtemp(path.join(os.tmpdir(), 'options-'));
  const runThere = async (command: string, ...args: string[]): Promise<void> => {
    const {code, output} = await run(command, args, {cwd: clone, env: {NODE_ENV: 'production'}});
    expect(code, `${command} ${args.join(' ')}\n${output.slice(-4000)}`).toBe(0);
  };
  await runThere('git', 'clone', '--quiet', path.resolve('.'), '.');
  await symlink(path.resolve('node_modules'), path.join(clone, 'node_modules'));
  await rename(path.join(clone, 'docusaurus.config.ts'), path.join(clone, 'base.config.ts'));
  await writeFile(path.join(clone, 'docusaurus.config.ts'), config);
  await runThere(bin('docusaurus'), 'docs:version', '1.32');
  await runThere(bin('docusaurus'), 'build', '--locale', 'en');
  const dir = path.join(clone, 'build');
  server = await serve(siteServer({dir, headers: await readHeaders(dir)}));
});

test.afterAll(async () => {
  await server?.stop();
  await rm(clone, {recursive: true, force: true});
});

test('a second version has its pages, and the chooser leads to them and keeps the choice @nightly', async ({
  page,
}) => {
  const {origin} = server!;
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
