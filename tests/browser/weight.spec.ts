import {brotliCompressSync} from 'node:zlib';
import {expect, test, type Page} from '@playwright/test';

const kib = 1024;
/** Fonts and pictures are compressed already. */
const compressed = /\.(woff2|png|jpe?g|webp|avif)(\?|$)/;

interface Weight {
  script: number;
  font: number;
  largestPicture: number;
  all: number;
}

/** Loads a page with an empty cache and weighs what it received until idle, brotli-compressed; prefetched parts do not count. */
async function weigh(page: Page, address: string): Promise<Weight> {
  const waiting: Promise<{kind: string; size: number}>[] = [];
  page.on('response', (response) => {
    const request = response.request();
    if (!response.ok() || /prefetch/.test(request.headers()['sec-purpose'] ?? request.headers()['purpose'] ?? '')) return;
    waiting.push(
      response.body().then(
        (body) => ({kind: request.resourceType(), size: compressed.test(response.url()) ? body.length : brotliCompressSync(body).length}),
        () => ({kind: 'none', size: 0}),
      ),
    );
  });
  await page.goto(address);
  await page.waitForSelector('html[data-has-hydrated=true]');
  await page.waitForLoadState('networkidle');
  const received = await Promise.all(waiting);
  const sum = (kind?: string): number => received.filter((one) => !kind || one.kind === kind).reduce((total, {size}) => total + size, 0);
  return {script: sum('script'), font: sum('font'), largestPicture: Math.max(0, ...received.filter(({kind}) => kind === 'image').map(({size}) => size)), all: sum()};
}

/** Pages with their limits in KiB: scripts, everything. */
const budgets: [name: string, address: string, script: number, all: number][] = [
  ['the shortest documentation page', '/docs/special-thanks', 140, 190],
  ['the longest documentation page', '/docs/environment', 140, 190],
  ['a documentation page with a diagram', '/docs/monitor/types', 140, 190],
  ['a documentation page with a builder', '/docs/website/track-script', 140, 190],
  ['home', '/', 145, 210],
  ['home in German', '/de/', 145, 210],
  ['home in Japanese', '/ja/', 145, 210],
  ['pricing', '/pricing', 145, 210],
  ['changelog', '/changelog', 145, 210],
];

for (const [name, address, script, all] of budgets) {
  test(`${name} stays within ${script} KiB of scripts and ${all} KiB in all`, async ({page}) => {
    const weight = await weigh(page, address);
    console.log(`${address}: scripts ${(weight.script / kib).toFixed(1)} KiB, fonts ${(weight.font / kib).toFixed(1)} KiB, all ${(weight.all / kib).toFixed(1)} KiB`);
    expect(weight.script).toBeGreaterThan(0);
    expect.soft(weight.script / kib).toBeLessThanOrEqual(script);
    expect.soft(weight.all / kib).toBeLessThanOrEqual(all);
    expect.soft(weight.font / kib).toBeLessThanOrEqual(32);
    expect.soft(weight.largestPicture / kib).toBeLessThanOrEqual(60);
  });
}

interface Measured {
  shift: number;
  largest: string;
}

/** Notes how far a page moves and what its largest paint is, from its first moment on. */
async function measure(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const measured = {shift: 0, largest: ''};
    Object.assign(window, {measured});
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {value: number; hadRecentInput: boolean})[]) if (!entry.hadRecentInput) measured.shift += entry.value;
    }).observe({type: 'layout-shift', buffered: true});
    new PerformanceObserver((list) => {
      const last = list.getEntries().at(-1) as (PerformanceEntry & {element?: Element}) | undefined;
      measured.largest = last?.element?.localName ?? measured.largest;
    }).observe({type: 'largest-contentful-paint', buffered: true});
  });
}

const measuredOn = (page: Page): Promise<Measured> => page.evaluate(() => (window as unknown as {measured: Measured}).measured);

const post = '/blog/ensure-99-99-uptime-with-proactive-monitoring';
for (const address of ['/', '/pricing', '/changelog', '/blog', post, '/private-policy', '/markdown-page', '/docs/intro', '/api/monitor-upsert', '/de/', '/ja/']) {
  for (const width of [360, 1440]) {
    test(`${address} at ${width} px does not shift, and its largest paint is text or a drawing`, async ({page}) => {
      await page.setViewportSize({width, height: 900});
      await measure(page);
      await page.goto(address);
      await page.waitForSelector('html[data-has-hydrated=true]');
      await page.waitForLoadState('networkidle');
      const measured = await measuredOn(page);
      expect(measured.shift).toBeLessThanOrEqual(0.01);
      expect(measured.largest).not.toBe('');
      expect(['img', 'video', 'canvas']).not.toContain(measured.largest);
    });

    // One line of this page's first paragraph is full to the last pixel: it breaks elsewhere in any other font.
    if (address === '/api/monitor-upsert') continue;

    test(`${address} at ${width} px does not shift when the font comes a second late`, async ({page}) => {
      await page.setViewportSize({width, height: 900});
      await measure(page);
      await page.route(/\.woff2/, async (route) => {
        await new Promise((resolve) => setTimeout(resolve, 1000));
        await route.continue();
      });
      await page.goto(address);
      await page.waitForSelector('html[data-has-hydrated=true]');
      await page.waitForLoadState('networkidle');
      await page.evaluate(() => document.fonts.ready);
      expect((await measuredOn(page)).shift).toBeLessThanOrEqual(0.01);
    });
  }
}
