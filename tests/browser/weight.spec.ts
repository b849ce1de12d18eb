import {brotliCompressSync} from 'node:zlib';
import {expect, test, type Page, type Response} from '@playwright/test';
import weights from '../data/weights.json' with {type: 'json'};
import {expectSteady, measure} from './support/steady';
import {open} from './support/watch';

const kib = 1024;
/** Fonts and pictures are compressed already. */
const compressed = /\.(woff2|png|jpe?g|webp|avif)(\?|$)/;

interface Part {
  kind: string;
  /** Name without the hash, such as `main`; a page's own script is `page`. */
  name: string;
  size: number;
}

interface Weight {
  script: number;
  font: number;
  largestPicture: number;
  all: number;
  parts: Part[];
}

/** Scripts and style sheets that more than one page loads; the others are numbered and change their names with every page. */
const shared = new Set(Object.keys(weights.chunks));

function nameOf(kind: string, url: string): string {
  const name = new URL(url).pathname.split('/').at(-1)!.split('.')[0]!;
  return kind === 'script' && !shared.has(name) ? 'page' : name;
}

/** Sizes by address: what pages share is compressed once. */
const sizes = new Map<string, number>();

function sizeOf(url: string, body: Buffer): number {
  const size = sizes.get(url) ?? (compressed.test(url) ? body : brotliCompressSync(body)).length / kib;
  sizes.set(url, size);
  return size;
}

/** Weighs what a page receives until it is idle, brotli-compressed; prefetched parts do not count. */
async function weigh(page: Page, act: () => Promise<unknown>): Promise<Weight> {
  const waiting: Promise<Part>[] = [];
  const note = (response: Response): void => {
    const request = response.request();
    if (!response.ok() || /prefetch/.test(request.headers()['sec-purpose'] ?? request.headers()['purpose'] ?? '')) return;
    const kind = request.resourceType();
    const url = response.url();
    waiting.push(
      response.body().then(
        (body) => ({kind, name: nameOf(kind, url), size: sizeOf(url, body)}),
        () => ({kind: 'none', name: '', size: 0}),
      ),
    );
  };
  page.on('response', note);
  await act();
  await page.waitForLoadState('networkidle');
  page.off('response', note);
  const parts = await Promise.all(waiting);
  const sum = (kind?: string): number => parts.filter((one) => !kind || one.kind === kind).reduce((total, {size}) => total + size, 0);
  return {
    script: sum('script'),
    font: sum('font'),
    largestPicture: Math.max(0, ...parts.filter(({kind}) => kind === 'image').map(({size}) => size)),
    all: sum(),
    parts,
  };
}

/** Parts that weigh over 2% more than tests/data/weights.json says, or all of them, if none does. */
function grown({parts}: Weight): string {
  const chunks: Record<string, number> = weights.chunks;
  const list = parts.map(({name, kind, size}) => ({
    text: `${name} (${kind}): ${size.toFixed(1)} KiB`,
    more: size / (chunks[name] ?? Infinity),
  }));
  const heavier = list.filter(({more}) => more > 1.02);
  return (heavier.length > 0 ? heavier : list).map(({text}) => text).join(', ');
}

for (const [address, {script, all}] of Object.entries(weights.pages)) {
  test(`${address} weighs at most 2% more than ${script} KiB of scripts and ${all} KiB in all, and does not shift`, async ({page}) => {
    await measure(page);
    const weight = await weigh(page, () => open(page, address));
    console.log(`${address}: scripts ${weight.script.toFixed(1)} KiB, all ${weight.all.toFixed(1)} KiB`);
    expect(weight.script).toBeGreaterThan(0);
    expect.soft(weight.script, grown(weight)).toBeLessThanOrEqual(script * 1.02);
    expect.soft(weight.all, grown(weight)).toBeLessThanOrEqual(all * 1.02);
    expect.soft(weight.font).toBeLessThanOrEqual(20);
    expect.soft(weight.largestPicture).toBeLessThanOrEqual(60);
    await expectSteady(page);
  });
}

const post = '/blog/ensure-99-99-uptime-with-proactive-monitoring';
const unweighed = ['/blog', post, '/private-policy', '/markdown-page'];
for (const [width, addresses] of [
  [1440, unweighed],
  [360, [...unweighed, '/', '/pricing', '/changelog', '/docs/intro', '/api/monitor-upsert', '/de/', '/ja/']],
] as const) {
  for (const address of addresses) {
    test(`${address} at ${width} px does not shift${width === 360 ? '' : ' @nightly'}`, async ({page}) => {
      await page.setViewportSize({width, height: 900});
      await measure(page);
      await open(page, address);
      await page.waitForLoadState('networkidle');
      await expectSteady(page);
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
    await expectSteady(page);
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
  expect(script).toBeLessThanOrEqual(350);
});
