import {spawn, type ChildProcess} from 'node:child_process';
import net from 'node:net';
import {expect, test} from '@playwright/test';

/*
 * The development server with a website id: whoever writes a page is no visitor. The small site of tests/fixtures/variant is served,
 * since it starts in seconds.
 */
test.describe.configure({timeout: 180_000});

let server: ChildProcess;
let origin: string;

async function freePort(): Promise<number> {
  const probe = net.createServer();
  await new Promise<void>((resolve) => probe.listen(0, resolve));
  const {port} = probe.address() as net.AddressInfo;
  await new Promise((resolve) => probe.close(resolve));
  return port;
}

test.beforeAll(async () => {
  const port = await freePort();
  origin = `http://localhost:${port}`;
  const args = [
    'node_modules/@docusaurus/core/bin/docusaurus.mjs',
    'start',
    '--config',
    'tests/fixtures/variant/docusaurus.config.ts',
    '--port',
    String(port),
    '--no-open',
  ];
  server = spawn(process.execPath, args, {
    env: {...process.env, NODE_ENV: 'development', DOCUSAURUS_GENERATED_FILES_DIR_NAME: '.docusaurus-start'},
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  for (const stream of [server.stdout!, server.stderr!]) stream.on('data', (chunk: Buffer) => (said += chunk.toString()));
  await expect
    .poll(
      () =>
        fetch(origin).then(
          ({status}) => status,
          () => (server.exitCode === null ? 'waiting' : said),
        ),
      {timeout: 150_000},
    )
    .toBe(200);
});

test.afterAll(() => {
  server.kill('SIGTERM');
});

test('the tracking script is absent under the development server, with an id in its configuration', async ({page}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto(origin);
  await expect(page.locator('h1')).toBeVisible({timeout: 60_000});
  await page.locator('main a').click();
  await expect(page.locator('h1')).toHaveText('elsewhere');
  await expect(page.locator('script[data-website-id]')).toHaveCount(0);
  expect(asked.filter((url) => url.includes('tracker'))).toEqual([]);
});
