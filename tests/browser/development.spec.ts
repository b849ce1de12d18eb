import {spawn, type ChildProcess} from 'node:child_process';
import {expect, test} from '@playwright/test';
import {readerSamples} from '../../src/data/reader-values';
import {bin} from '../../src/node/run';
import {requestsOf} from './support/page';
import {freePort} from './support/server';

/*
 * The development server with a website id: a writer is no visitor. The small site of tests/fixtures/variant is served,
 * since it starts in seconds.
 */
let origin: string;
let server: ChildProcess | undefined;

test.beforeAll(async () => {
  const port = await freePort();
  const args = [
    'start',
    '--config',
    'tests/fixtures/variant/docusaurus.config.ts',
    '--port',
    port,
    '--no-open',
  ];
  const env = {
    ...process.env,
    NODE_ENV: 'development' as const,
    DOCUSAURUS_GENERATED_FILES_DIR_NAME: '.docusaurus-start',
    TRACKER_WEBSITE_ID: readerSamples.websiteId,
  };
  server = spawn(bin('docusaurus'), args, {env, stdio: ['ignore', 'ignore', 'inherit']});
  origin = `http://localhost:${port}`;
});

test.afterAll(() => void server?.kill());

test('the tracking script is absent under the development server, with an id in its configuration @nightly', async ({
  page,
}) => {
  test.setTimeout(600_000);
  const asked = requestsOf(page, (url) => url.includes('tracker'));
  // The server takes some seconds to start.
  await expect(() => page.goto(origin)).toPass();
  await expect(page.locator('h1')).toBeVisible({timeout: 0});
  await page.locator('main a').click();
  await expect(page.locator('h1')).toHaveText('elsewhere');
  await expect(page.locator('script[data-website-id]')).toHaveCount(0);
  expect(asked).toEqual([]);
});
