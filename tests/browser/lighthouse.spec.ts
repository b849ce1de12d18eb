import {createServer, type AddressInfo} from 'node:net';
import {chromium, expect, test, type Browser} from '@playwright/test';
import lighthouse from 'lighthouse';

/*
 * Lighthouse's marks for accessibility, best practices and search engines. Speed is not asked here: it differs with the machine, and
 * weight.spec.ts measures what it comes from.
 */
test.describe.configure({mode: 'serial'});

const categories = ['accessibility', 'best-practices', 'seo'];

const addresses = [
  '/',
  '/pricing',
  '/changelog',
  '/blog',
  '/blog/ensure-99-99-uptime-with-proactive-monitoring',
  '/private-policy',
  '/markdown-page',
  '/docs/intro',
  '/docs/environment',
  '/api/monitor-upsert',
];

let browser: Browser;
let port: number;

/** A port that nobody listens on. */
const freePort = (): Promise<number> =>
  new Promise((resolve) => {
    const server = createServer().listen(0, () => {
      const {port} = server.address() as AddressInfo;
      server.close(() => resolve(port));
    });
  });

test.beforeAll(async () => {
  port = await freePort();
  const {launchOptions} = test.info().project.use;
  browser = await chromium.launch({...launchOptions, args: [...(launchOptions?.args ?? []), `--remote-debugging-port=${port}`]});
});

test.afterAll(() => browser.close());

interface Result {
  scores: Record<string, number | null>;
  /** Audits that cost points, with what they name. */
  failing: string[];
}

async function audit(address: string): Promise<Result> {
  const run = await lighthouse(address, {port, output: 'json', logLevel: 'error', onlyCategories: categories, disableFullPageScreenshot: true, ignoreStatusCode: true});
  const {lhr} = run!;
  expect(lhr.runtimeError).toBeUndefined();
  const weighed = Object.values(lhr.categories).flatMap(({auditRefs}) => auditRefs.filter(({weight}) => weight > 0).map(({id}) => id));
  const failing = [...new Set(weighed)]
    .map((id) => lhr.audits[id]!)
    .filter(({score}) => score !== null && score < 1)
    .map(({id, details}) => `${id}: ${details && 'items' in details ? JSON.stringify(details.items).slice(0, 600) : ''}`);
  return {scores: Object.fromEntries(Object.entries(lhr.categories).map(([id, {score}]) => [id, score && score * 100])), failing};
}

const full = {accessibility: 100, 'best-practices': 100, seo: 100};

for (const address of addresses) {
  test(`${address} has full marks`, async ({baseURL}) => {
    const {scores, failing} = await audit(`${baseURL}${address}`);
    expect(failing).toEqual([]);
    expect(scores).toEqual(full);
  });
}

test('a missing page has full marks but for being missing', async ({baseURL}) => {
  const {scores, failing} = await audit(`${baseURL}/no-such-page`);
  expect(scores.accessibility).toBe(100);
  expect(failing.map((line) => line.split(':')[0])).toEqual(['errors-in-console', 'http-status-code']);
});
