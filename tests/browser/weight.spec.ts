import {setTimeout} from 'node:timers/promises';
import {brotliCompressSync} from 'node:zlib';
import {expect, test, type Page, type Response} from '@playwright/test';
import weights from '../data/weights.json' with {type: 'json'};
import {open, openConsole} from './support/page';

/** Fonts and pictures are compressed already. */
const compressed = /\.(woff2|png|jpe?g|webp|avif)(\?|$)/;
/** How much more than its budget a page may weigh, so that a sentence or a small fix fits in. */
const room = 1.05;

/** What a page receives until it is idle, in KiB compressed with Brotli; prefetched parts don't count. */
async function receive(page: Page, act: () => Promise<unknown>) {
  const responses: Response[] = [];
  const note = (response: Response): void => {
    const {'sec-purpose': purpose, purpose: older} = response.request().headers();
    if (response.ok() && !/prefetch/.test(purpose ?? older ?? '')) responses.push(response);
  };
  page.on('response', note);
  await act();
  await page.waitForLoadState('networkidle');
  page.off('response', note);
  const parts = responses.map(async (response) => {
    const body = await response.body();
    const {length} = compressed.test(response.url()) ? body : brotliCompressSync(body);
    return {kind: response.request().resourceType(), url: response.url(), size: length / 1024};
  });
  const received = await Promise.all(parts);
  const sum = (kind?: string): number =>
    received
      .filter((part) => !kind || part.kind === kind)
      .reduce((total, {size}) => total + size, 0);
  const largest = received.sort((a, b) => b.size - a.size);
  return {
    all: sum(),
    script: sum('script'),
    font: sum('font'),
    list: largest.map(({url, size}) => `${url}: ${size.toFixed(1)} KiB`).join('\n'),
  };
}

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
      const received = await receive(page, () => open(page, address));
      expect(received.script).toBeGreaterThan(0);
      expect.soft(received.script, received.list).toBeLessThanOrEqual(script * room);
      expect.soft(received.all, received.list).toBeLessThanOrEqual(all * room);
      expect.soft(received.font).toBeLessThanOrEqual(20);
      expect(await shiftOf(page)).toBeLessThanOrEqual(0.05);
    });

test('the API console loads at most 350 KiB of scripts', async ({page}) => {
  await open(page, '/api/monitor-upsert');
  await page.waitForLoadState('networkidle');
  const {script} = await receive(page, () => openConsole(page));
  expect(script).toBeGreaterThan(0);
  expect(script).toBeLessThanOrEqual(350);
});

for (const {address, width} of [
  {address: '/', width: 1440},
  {address: '/blog/ensure-99-99-uptime-with-proactive-monitoring', width: 360},
])
  test(`${address} at ${width} px does not shift when its font comes late`, async ({page}) => {
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
