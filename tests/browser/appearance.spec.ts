import {execFileSync} from 'node:child_process';
import {readFileSync, writeFileSync} from 'node:fs';
import {expect, test, type Browser, type Page} from '@playwright/test';
import {declinedKey} from '../../src/lib/suggested-language';
import {palettePng} from './support/palette-png';
import {open} from './support/watch';

/*
 * The look of each kind of page, against pictures that were looked at. Another browser or other fonts draw letters another way, so the
 * comparison holds only where the pictures were made; elsewhere it is skipped and says why.
 */
const recordedWith = 'tests/browser/screenshots/recorded-with.json';

interface Recorded {
  browser: string;
  fonts: Record<string, string>;
}

/** Font that the machine takes for a name, with the version of the file. */
const fontFor = (name: string): string => {
  try {
    return execFileSync('fc-match', ['-f', '%{fullname} %{fontversion}', name], {encoding: 'utf8'});
  } catch {
    return 'unknown';
  }
};

const here = (browser: Browser): Recorded => ({
  browser: browser.version(),
  fonts: Object.fromEntries(['Arial', 'Arial:bold', 'monospace', 'Liberation Mono', 'system-ui:lang=ja', 'Noto Sans CJK JP'].map((name) => [name, fontFor(name)])),
});

function recorded(): Recorded | undefined {
  try {
    return JSON.parse(readFileSync(recordedWith, 'utf8')) as Recorded;
  } catch {
    return undefined;
  }
}

const pages: [name: string, address: string][] = [
  ['home', '/'],
  ['home-de', '/de/'],
  ['home-ja', '/ja/'],
  ['pricing', '/pricing'],
  ['changelog', '/changelog'],
  ['blog', '/blog'],
  ['blog-post', '/blog/ensure-99-99-uptime-with-proactive-monitoring'],
  ['docs', '/docs/install/docker-compose'],
  ['operation', '/api/monitor-upsert'],
  ['not-found', '/no-such-page'],
  ['search', '/search'],
  ['private-policy', '/private-policy'],
];
const sizes = [{width: 1440, height: 900}, {width: 360, height: 800}];

test.use({colorScheme: 'dark', timezoneId: 'UTC'});

test.beforeEach(({browser}, {config}) => {
  const [now, then] = [here(browser), recorded()];
  if (config.updateSnapshots === 'all' || config.updateSnapshots === 'changed') {
    writeFileSync(recordedWith, `${JSON.stringify(now, null, 2)}\n`);
    return;
  }
  const same = JSON.stringify(now) === JSON.stringify(then);
  test.skip(!same, `The screenshots were recorded with ${JSON.stringify(then)}, this is ${JSON.stringify(now)}: letters are drawn differently, so nothing is compared.`);
});

/** A reader of another language has said no to it: the bar that offers a language comes some time after the page. */
async function declined(page: Page): Promise<void> {
  await page.addInitScript((key) => localStorage.setItem(key, 'en'), declinedKey);
}

/** Compares what the window shows, without what changes by itself: dates of the last change. */
async function compare(page: Page, name: string): Promise<void> {
  await page.evaluate(() => document.fonts.ready);
  await page.waitForLoadState('networkidle');
  const picture = await page.screenshot({animations: 'disabled', caret: 'hide', mask: [page.locator('main time[datetime*="T"]:not(.blog-wrapper time)')], maskColor: '#333333'});
  expect(palettePng(picture)).toMatchSnapshot(`${name}.png`, {maxDiffPixelRatio: 0.01});
}

for (const {width, height} of sizes) {
  for (const [name, address] of pages) {
    test(`${name} at ${width} px looks as recorded`, async ({page}) => {
      await page.setViewportSize({width, height});
      await declined(page);
      await open(page, address);
      await compare(page, `${name}-${width}`);
    });
  }

  test(`the middle of home at ${width} px looks as recorded`, async ({page}) => {
    await page.setViewportSize({width, height});
    await open(page, '/');
    await page.evaluate(() => window.scrollTo({top: (document.documentElement.scrollHeight - window.innerHeight) / 2, behavior: 'instant'}));
    await compare(page, `home-middle-${width}`);
  });
}
