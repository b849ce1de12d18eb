import {expect, test, type Route} from '@playwright/test';
import {atNight} from './support/site';
import {serveVariant} from './support/variant';
import {errorsOf, open, ready, watch} from './support/page';

test.describe.configure({mode: 'serial', timeout: 180_000});

let origin: string;
let stop: () => Promise<void>;

test.beforeAll(async () => {
  ({origin, stop} = await serveVariant());
});

test.afterAll(() => stop());

for (const [prefix, text] of [
  ['', 'Maintenance on Saturday.'],
  ['/fr', 'Maintenance samedi.'],
] as const) {
  test(`${prefix}/: the announcement is shown, stays closed once it is closed, and comes back with a new id`, async ({
    page,
  }) => {
    const seen = watch(page);
    await page.route('https://tracker.example.com/**', (route) =>
      route.fulfill({contentType: 'text/javascript', body: ''}),
    );
    await open(page, `${origin}${prefix}/`);
    const bar = page.locator('[class*=announcementBar][role=banner]');
    await expect(bar).toHaveText(text);
    await bar.getByRole('button').click();
    await expect(bar).toHaveCount(0);
    await open(page, `${origin}${prefix}/elsewhere`);
    await expect(bar).toHaveCount(0);
    // A reader who closed the announcement before this one.
    await page.evaluate(() => {
      const key = Object.keys(localStorage).find((name) =>
        name.startsWith('docusaurus.announcement.id'),
      )!;
      localStorage.setItem(key, 'first');
    });
    await page.reload();
    await ready(page);
    await expect(bar).toHaveText(text);
    expect(seen.problems).toEqual([]);
  });
}

for (const prefix of ['', '/fr']) {
  test(`${prefix}/: the tracking script is loaded once, from the host and with the id of the build${atNight(prefix)}`, async ({
    page,
  }) => {
    const seen = watch(page);
    let asked = 0;
    await page.route('https://tracker.example.com/**', (route) => {
      asked += 1;
      return route.fulfill({
        contentType: 'text/javascript',
        body: 'window.tracked = document.currentScript.dataset.websiteId',
      });
    });
    await open(page, `${origin}${prefix}/`);
    const script = page.locator('script[data-website-id]');
    await expect(script).toHaveCount(1);
    await expect(script).toHaveAttribute('src', 'https://tracker.example.com/tracker.js');
    await expect(script).toHaveAttribute('async', /.*/);
    await expect
      .poll(() => page.evaluate(() => (window as unknown as {tracked: string}).tracked))
      .toBe('cm5xn5n40000c08l5lvjdfi4n');
    await page.locator('main a').click();
    await expect(page.locator('h1')).toHaveText('elsewhere');
    expect(asked).toBe(1);
    expect([...seen.strangers]).toEqual(['https://tracker.example.com']);
    expect(seen.problems).toEqual([]);
  });

  for (const [name, act] of [
    ['is down', (route: Route) => route.abort('connectionrefused')],
    ['is blocked', (route: Route) => route.abort('blockedbyclient')],
    ['never answers', () => Promise.resolve()],
  ] as const) {
    test(`${prefix}/: the site works when the tracking host ${name}${atNight(prefix)}`, async ({
      page,
    }) => {
      const errors = errorsOf(page);
      await page.route('https://tracker.example.com/**', act);
      await page.goto(`${origin}${prefix}/`, {waitUntil: 'commit'});
      await ready(page);
      await page.locator('main a').click();
      await expect(page.locator('h1')).toHaveText('elsewhere');
      expect(errors).toEqual([]);
    });
  }
}
