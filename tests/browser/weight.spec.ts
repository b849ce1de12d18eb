import {setTimeout} from 'node:timers/promises';
import {brotliCompressSync} from 'node:zlib';
import {expect, test, type Page, type Response} from '@playwright/test';
import weights from '../data/weights.json' with {type: 'json'};
import {open, openConsole} from './support/page';

/** Fonts and pictures are compressed already. */
const compressed = /\.(woff2|png|jpe?g|webp|avif)(\?|$)/;
/** How much more than its budget a page may weigh, so that a sentence or a small fix fits in. */
const room = 1.05;

interface Part {
  kind: string;
  /** Name of the file without its hash, such as `main`. */
  name: string;
  /** KiB, compressed with Brotli. */
  size: number;
}

/** Sizes by URL: what pages share is compressed once. */
const sizes = new Map<string, number>();

async function partOf(response: Response): Promise<Part> {
  const url = response.url();
  const body = await response.body();
  const size = sizes.get(url) ?? (compressed.test(url) ? body : brotliCompressSync(body)).length;
  sizes.set(url, size);
  const name = new URL(url).pathname.split('/').at(-1)!.split('.')[0]!;
  return {kind: response.request().resourceType(), name, size: size / 1024};
}

/** What a page receives until it is idle; prefetched parts don't count. */
async function receive(page: Page, act: () => Promise<unknown>): Promise<Part[]> {
  const waiting: Promise<Part | undefined>[] = [];
  const note = (response: Response): void => {
    const {'sec-purpose': purpose, purpose: older} = response.request().headers();
    if (!response.ok() || /prefetch/.test(purpose ?? older ?? '')) return;
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

/** How far a page has moved since its first moment. */
const shiftOf = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const observer = new PerformanceObserver(() => {});
    observer.observe({type: 'layout-shift', buffered: true});
    const shifts = observer.takeRecords() as (PerformanceEntry & {value: number})[];
    return shifts.reduce((sum, {value}) => sum + value, 0);
  });

// Phones get the same files as desktops.
test.use({viewport: {width: 360, height: 900}});

for (const [kind, {pages, script, all}] of Object.entries(weights))
  for (const address of pages)
    test(`${address} weighs at most 5% more than ${script} KiB of scripts and ${all} KiB in all (${kind}), and does not shift`, async ({
      page,
    }) => {
      const parts = await receive(page, () => open(page, address));
      console.log(
        `${address}: scripts ${sum(parts, 'script').toFixed(1)} KiB, all ${sum(parts).toFixed(1)} KiB`,
      );
      expect(sum(parts, 'script')).toBeGreaterThan(0);
      expect.soft(sum(parts, 'script'), largest(parts)).toBeLessThanOrEqual(script * room);
      expect.soft(sum(parts), largest(parts)).toBeLessThanOrEqual(all * room);
      expect.soft(sum(parts, 'font')).toBeLessThanOrEqual(20);
      expect(await shiftOf(page)).toBeLessThanOrEqual(0.05);
    });

test('the API console loads at most 350 KiB of scripts', async ({page}) => {
  await open(page, '/api/monitor-upsert');
  await page.waitForLoadState('networkidle');
  const parts = await receive(page, () => openConsole(page));
  expect(sum(parts, 'script')).toBeGreaterThan(0);
  expect(sum(parts, 'script')).toBeLessThanOrEqual(350);
});

const post = '/blog/ensure-99-99-uptime-with-proactive-monitoring';
const nightly = ['/pricing', '/changelog', '/blog', '/docs/intro', '/api/monitor-upsert', '/ja/'];
const withLateFont: {address: string; width?: number; tag?: string}[] = [
  {address: '/'},
  {address: post, width: 360},
  ...nightly.map((address) => ({address, tag: ' @nightly'})),
];
for (const {address, width = 1440, tag = ''} of withLateFont)
  test(`${address} at ${width} px does not shift when its font comes late${tag}`, async ({
    page,
  }) => {
    await page.route(/\.woff2/, async (route) => {
      await setTimeout(2000);
      await route.continue();
    });
    await page.setViewportSize({width, height: 900});
    await open(page, address);
    await page.waitForLoadState('networkidle');
    await page.evaluate(() => document.fonts.ready);
    expect(await shiftOf(page)).toBeLessThanOrEqual(0.05);
  });
