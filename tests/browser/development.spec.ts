import {expect, test} from '@playwright/test';
import {requestsOf} from './support/page';
import {freePort, startServer} from './support/server';

/*
 * The development server with a website id: whoever writes a page is no visitor. The small site of tests/fixtures/variant is served,
 * since it starts in seconds.
 */
test.describe.configure({timeout: 180_000});

let origin: string;
let stop: () => void;

test.beforeAll(async () => {
  ({origin, stop} = await startServer(
    [
      'node_modules/@docusaurus/core/bin/docusaurus.mjs',
      'start',
      '--config',
      'tests/fixtures/variant/docusaurus.config.ts',
      '--port',
      await freePort(),
      '--no-open',
    ],
    {NODE_ENV: 'development', DOCUSAURUS_GENERATED_FILES_DIR_NAME: '.docusaurus-start'},
  ));
});

test.afterAll(() => stop());

test('the tracking script is absent under the development server, with an id in its configuration', async ({page}) => {
  const asked = requestsOf(page, (url) => url.includes('tracker'));
  // The server prints its address a moment before it listens.
  await expect(() => page.goto(origin)).toPass();
  await expect(page.locator('h1')).toBeVisible({timeout: 60_000});
  await page.locator('main a').click();
  await expect(page.locator('h1')).toHaveText('elsewhere');
  await expect(page.locator('script[data-website-id]')).toHaveCount(0);
  expect(asked).toEqual([]);
});
