import {brotliCompressSync} from 'node:zlib';
import {expect, test, type Page, type Response} from '@playwright/test';
import weights from '../data/weights.json' with {type: 'json'};
import {expectSteady, measure} from './support/steady';
import {open, ready} from './support/page';

const kib = 1024;
/** Fonts and pictures are compressed already. */
const compressed = /\.(woff2|png|jpe?g|webp|avif)(\?|$)/;
/** How much more than its budget a page may weigh, so that a sentence or a small fix fits in. */
const room = 1.05;

interface Part {
  kind: string;
  /** Name of the file without its hash, such as `main`. */
  name: string;
  size: number;
}

/** Sizes by URL: what pages share is compressed once. */
const sizes = new Map<string, number>();

async function partOf(response: Response): Promise<Part> {
  const kind = response.request().resourceType();
  const url = response.url();
  const name = new URL(url).pathname.split('/').at(-1)!.split('.')[0]!;
  const body = await response.body();
  const size =
    sizes.get(url) ?? (compressed.test(url) ? body : brotliCompressSync(body)).length / kib;
  sizes.set(url, size);
  return {kind, name, size};
}

/** What a page receives until it is idle, brotli-compressed, in KiB; prefetched parts don't count. */
async function receive(page: Page, act: () => Promise<unknown>): Promise<Part[]> {
  const waiting: Promise<Part | undefined>[] = [];
  const note = (response: Response): void => {
    const headers = response.request().headers();
    if (!response.ok() || /prefetch/.test(headers['sec-purpose'] ?? headers['purpose'] ?? ''))
      return;
    waiting.push(partOf(response).catch(() => undefined));
  };
  page.on('response', note);
  await act();
  await page.waitForLoadState('networkidle');
  page.off('response', note);
  return (await Promise.all(waiting)).filter((part) => part !== undefined);
}

const sum = (parts: Part[], kind?: string): number =>
  parts.filter((part) => !kind || part.kind === kind).reduce((total, {size}) => total + size, 0);

/** Parts by size, the largest first. */
const largest = (parts: Part[]): string =>
  parts
    .toSorted((a, b) => b.size - a.size)
    .map(({name, kind, size}) => `${name} (${kind}): ${size.toFixed(1)} KiB`)
    .join(', ');

// Phones get the same files as desktops.
test.use({viewport: {width: 360, height: 900}});

for (const [kind, {pages, script, all}] of Object.entries(weights)) {
  for (const address of pages) {
    test(`${address} weighs at most 5% more than ${script} KiB of scripts and ${all} KiB in all (${kind}), and does not shift`, async ({
      page,
    }) => {
      await measure(page);
      const parts = await receive(page, () => open(page, address));
      console.log(
        `${address}: scripts ${sum(parts, 'script').toFixed(1)} KiB, all ${sum(parts).toFixed(1)} KiB`,
      );
      expect(sum(parts, 'script')).toBeGreaterThan(0);
      expect.soft(sum(parts, 'script'), largest(parts)).toBeLessThanOrEqual(script * room);
      expect.soft(sum(parts), largest(parts)).toBeLessThanOrEqual(all * room);
      expect.soft(sum(parts, 'font')).toBeLessThanOrEqual(20);
      for (const {kind: type, name, size} of parts)
        if (type === 'image') expect.soft(size, name).toBeLessThanOrEqual(60);
      await expectSteady(page);
    });
  }
}

const post = '/blog/ensure-99-99-uptime-with-proactive-monitoring';
const onDesktops = ['/pricing', '/changelog', '/docs/intro', '/api/monitor-upsert', '/ja/'];

for (const [address, width, isFontLate, tag] of [
  ...['/blog', '/de/'].map((address) => [address, 360, false, ''] as const),
  ...onDesktops.map((address) => [address, 1440, false, ' @nightly'] as const),
  ['/', 1440, true, ''],
  [post, 360, true, ''],
] as const)
  test(`${address} at ${width} px does not shift${isFontLate ? ' when the font comes after the page' : ''}${tag}`, async ({
    page,
  }) => {
    let release = (): void => {};
    if (isFontLate) {
      const released = new Promise<void>((resolve) => (release = resolve));
      await page.route(/\.woff2/, async (route) => {
        await released;
        await route.continue();
      });
    }
    await page.setViewportSize({width, height: 900});
    await measure(page);
    await page.goto(address, {waitUntil: 'commit'});
    await ready(page);
    release();
    await page.waitForLoadState('networkidle');
    await page.evaluate(() => document.fonts.ready);
    await expectSteady(page);
  });

test('the API console loads at most 350 KiB of scripts', async ({page}) => {
  await open(page, '/api/monitor-upsert');
  await page.waitForLoadState('networkidle');
  const parts = await receive(page, async () => {
    await page.getByRole('button', {name: 'Open the console'}).click();
    await page.getByRole('form', {name: 'API console'}).waitFor();
  });
  expect(sum(parts, 'script')).toBeGreaterThan(0);
  expect(sum(parts, 'script')).toBeLessThanOrEqual(350);
});
