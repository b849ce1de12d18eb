import {brotliCompressSync} from 'node:zlib';
import {expect, test, type Page, type Response} from '@playwright/test';
import {open} from './support/watch';

const kib = 1024;
/** Fonts and pictures are compressed already. */
const compressed = /\.(woff2|png|jpe?g|webp|avif)(\?|$)/;

interface Weight {
  /** The document with its drawings, and the script that repeats its text, if `textOf` names the page. */
  text: number;
  script: number;
  font: number;
  largestPicture: number;
  all: number;
}

/**
 * Weighs what a page receives until it is idle, brotli-compressed; prefetched parts do not count.
 * @param textOf address of a documentation page whose text is weighed apart from the scripts and the rest
 */
async function weigh(page: Page, act: () => Promise<unknown>, textOf?: string): Promise<Weight> {
  const waiting: Promise<{kind: string; size: number}>[] = [];
  // Drawings are a part of the text, and so are their styles.
  const kindOf = (kind: string, url: string, body: Buffer): string =>
    textOf && (kind === 'document' || /\/drawings\.\w+\.css/.test(url) || (kind === 'script' && body.includes(`"permalink":"${textOf}"`)))
      ? 'text'
      : kind;
  const note = (response: Response): void => {
    const request = response.request();
    if (!response.ok() || /prefetch/.test(request.headers()['sec-purpose'] ?? request.headers()['purpose'] ?? '')) return;
    waiting.push(
      response.body().then(
        (body) => ({
          kind: kindOf(request.resourceType(), response.url(), body),
          size: compressed.test(response.url()) ? body.length : brotliCompressSync(body).length,
        }),
        () => ({kind: 'none', size: 0}),
      ),
    );
  };
  page.on('response', note);
  await act();
  await page.waitForLoadState('networkidle');
  page.off('response', note);
  const received = await Promise.all(waiting);
  const sum = (kind?: string): number => received.filter((one) => !kind || one.kind === kind).reduce((total, {size}) => total + size, 0);
  return {
    text: sum('text'),
    script: sum('script'),
    font: sum('font'),
    largestPicture: Math.max(0, ...received.filter(({kind}) => kind === 'image').map(({size}) => size)),
    all: sum(),
  };
}

/** Pages with their limits in KiB: scripts, everything. */
const budgets: [name: string, address: string, script: number, all: number][] = [
  ['home', '/', 145, 210],
  ['home in German', '/de/', 145, 210],
  ['home in Japanese', '/ja/', 145, 210],
  ['pricing', '/pricing', 145, 210],
  ['changelog', '/changelog', 145, 210],
  ['the largest operation', '/api/monitor-upsert', 165, 225],
  ['an operation with a body', '/api/monitor-create-page', 165, 225],
  ['an operation with parameters', '/api/monitor-all', 165, 225],
];

for (const [name, address, script, all] of budgets) {
  test(`${name} stays within ${script} KiB of scripts and ${all} KiB in all`, async ({page}) => {
    const weight = await weigh(page, () => open(page, address));
    console.log(
      `${address}: scripts ${(weight.script / kib).toFixed(1)} KiB, fonts ${(weight.font / kib).toFixed(1)} KiB, all ${(weight.all / kib).toFixed(1)} KiB`,
    );
    expect(weight.script).toBeGreaterThan(0);
    expect.soft(weight.script / kib).toBeLessThanOrEqual(script);
    expect.soft(weight.all / kib).toBeLessThanOrEqual(all);
    expect.soft(weight.font / kib).toBeLessThanOrEqual(32);
    expect.soft(weight.largestPicture / kib).toBeLessThanOrEqual(60);
  });
}

/** Documentation pages. Their text has a limit of its own, so that a longer page doesn't take bytes from the code, or hide new ones. Drawings of the
 * dashboard may add 12 KiB to it, which drawings.spec.ts measures by itself.
 */
const documents: [name: string, address: string, text: number][] = [
  ['the shortest documentation page', '/docs/special-thanks', 32],
  ['the longest documentation page', '/docs/environment', 32],
  ['a documentation page with drawings', '/docs/monitor/types', 32 + 12],
  ['a documentation page with a builder and a drawing', '/docs/website/track-script', 32 + 12],
];

for (const [name, address, text] of documents) {
  test(`${name} stays within ${text} KiB of text, 130 KiB of other scripts, and 172 KiB beside the text`, async ({page}) => {
    const weight = await weigh(page, () => open(page, address), address);
    const rest = weight.all - weight.text;
    const parts = {text: weight.text, 'other scripts': weight.script, 'all beside the text': rest};
    const figures = Object.entries(parts).map(([part, size]) => `${part} ${(size / kib).toFixed(1)} KiB`);
    console.log(`${address}: ${figures.join(', ')}`);
    expect(weight.text).toBeGreaterThan(0);
    expect(weight.script).toBeGreaterThan(0);
    expect.soft(weight.text / kib).toBeLessThanOrEqual(text);
    expect.soft(weight.script / kib).toBeLessThanOrEqual(130);
    expect.soft(rest / kib).toBeLessThanOrEqual(172);
    expect.soft(weight.largestPicture / kib).toBeLessThanOrEqual(60);
  });
}

test('the API console loads at most 350 KiB of scripts', async ({page}) => {
  await open(page, '/api/monitor-upsert');
  await page.waitForLoadState('networkidle');
  const {script} = await weigh(page, async () => {
    await page.getByRole('button', {name: 'Open the console'}).click();
    await page.getByRole('form', {name: 'API console'}).waitFor();
  });
  expect(script).toBeGreaterThan(0);
  expect(script / kib).toBeLessThanOrEqual(350);
});

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
      for (const entry of list.getEntries() as (PerformanceEntry & {value: number; hadRecentInput: boolean})[])
        if (!entry.hadRecentInput) measured.shift += entry.value;
    }).observe({type: 'layout-shift', buffered: true});
    new PerformanceObserver((list) => {
      const last = list.getEntries().at(-1) as (PerformanceEntry & {element?: Element}) | undefined;
      measured.largest = last?.element?.localName ?? measured.largest;
    }).observe({type: 'largest-contentful-paint', buffered: true});
  });
}

const measuredOn = (page: Page): Promise<Measured> => page.evaluate(() => (window as unknown as {measured: Measured}).measured);

const post = '/blog/ensure-99-99-uptime-with-proactive-monitoring';
for (const address of [
  '/',
  '/pricing',
  '/changelog',
  '/blog',
  post,
  '/private-policy',
  '/markdown-page',
  '/docs/intro',
  '/api/monitor-upsert',
  '/de/',
  '/ja/',
]) {
  for (const width of [360, 1440]) {
    test(`${address} at ${width} px does not shift, and its largest paint is text or a drawing`, async ({page}) => {
      await page.setViewportSize({width, height: 900});
      await measure(page);
      await open(page, address);
      await page.waitForLoadState('networkidle');
      const measured = await measuredOn(page);
      expect(measured.shift).toBeLessThanOrEqual(0.01);
      expect(measured.largest).not.toBe('');
      expect(['img', 'video', 'canvas']).not.toContain(measured.largest);
    });
  }
}

for (const [address, width] of [
  ['/', 1440],
  ['/pricing', 360],
  ['/docs/intro', 1440],
  [post, 360],
] as const) {
  test(`${address} at ${width} px does not shift when the font comes a second late`, async ({page}) => {
    await page.setViewportSize({width, height: 900});
    await measure(page);
    await page.route(/\.woff2/, async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 1000));
      await route.continue();
    });
    await open(page, address);
    await page.waitForLoadState('networkidle');
    await page.evaluate(() => document.fonts.ready);
    expect((await measuredOn(page)).shift).toBeLessThanOrEqual(0.01);
  });
}
