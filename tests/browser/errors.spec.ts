import {expect, test, type Page} from '@playwright/test';
import {atNight, prefixOf, sampleLocales} from './support/site';
import {textIn} from './support/texts';
import {open, ready, requestsOf} from './support/page';

function documents(page: Page): () => number {
  let count = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) count += 1;
  });
  return () => count;
}

/** Follows a link without the pointer, which would load the link's page before. */
const click = (page: Page, link: string): Promise<void> =>
  page
    .locator(link)
    .first()
    .evaluate((element: HTMLElement) => element.click());

for (const locale of sampleLocales) {
  const prefix = prefixOf(locale);
  const failed = textIn(locale, 'loading.failed', "This part of the page couldn't be loaded.");
  const retry = textIn(locale, 'loading.retry', 'Retry');
  const link = `.navbar a[href="${prefix}/pricing"]`;

  test.describe(`${prefix}/pricing, a route that cannot be loaded${atNight(prefix)}`, () => {
    /** Whether a script is one that the link asks for beyond those of the page it is on. */
    let isPart: (url: URL) => boolean;
    test.beforeEach(async ({page}) => {
      // Nothing is prefetched for a reader who saves data: the click asks for the parts.
      await page.addInitScript(() =>
        Object.defineProperty(navigator, 'connection', {
          value: {effectiveType: '4g', saveData: true},
        }),
      );
      await open(page, `${prefix}/private-policy`);
      const asked = requestsOf(page, (url) => url.endsWith('.js'));
      const heading = await page.locator('h1').innerText();
      await click(page, link);
      await expect(page.locator('h1')).not.toHaveText(heading);
      expect(asked.length).toBeGreaterThan(0);
      const parts = new Set(asked);
      isPart = (url) => parts.has(url.href);
    });

    test('reloads the page once, shows the error with a way to try again, and recovers', async ({
      page,
    }) => {
      await open(page, `${prefix}/private-policy`);
      const count = documents(page);
      await page.route(isPart, (route) => route.abort());
      await click(page, link);
      const box = page.locator('.load-failure');
      await expect(box).toBeVisible();
      expect(count()).toBe(1);
      await page.waitForTimeout(500);
      expect(count()).toBe(1);
      // The page is readable as the server sent it.
      await expect(page).toHaveURL(`${prefix}/pricing`);
      await expect(page.locator('h1')).toBeVisible();
      await expect(box).toContainText(failed);
      await expect(box).toContainText(/chunk/i);

      await page.unrouteAll();
      await box.getByRole('button', {name: retry, exact: true}).click();
      await ready(page);
      await expect(box).toHaveCount(0);
      expect(await page.evaluate(() => sessionStorage.getItem('tianji.reloaded'))).toBeNull();
    });

    test('is asked for once more, without a reload, when a script of the first page fails', async ({
      page,
    }) => {
      const count = documents(page);
      let failures = 1;
      await page.route(isPart, (route) => (failures-- > 0 ? route.abort() : route.continue()));
      await page.goto(`${prefix}/pricing`);
      await ready(page);
      expect(count()).toBe(1);
      await expect(page.locator('.load-failure')).toHaveCount(0);
    });

    test('is reloaded once, not for ever, when the first page never loads', async ({page}) => {
      const count = documents(page);
      await page.route(isPart, (route) => route.abort());
      await page.goto(`${prefix}/pricing`);
      await expect(page.locator('.load-failure')).toContainText(failed);
      await page.waitForTimeout(500);
      expect(count()).toBe(2);
    });
  });

  // What the page of the link calls while it renders: the first fails outside of the page's frame, the second within it.
  for (const [target, type, method, frame] of [
    ['/pricing', 'Number', 'toFixed', false],
    ['/docs/intro', 'Date', 'toISOString', true],
  ] as const) {
    test(`${prefix}${target}: a page that crashes says so, and trying again works${atNight(prefix)}`, async ({
      page,
    }) => {
      await page.addInitScript(
        ([constructor, name]) => {
          const holder = window as unknown as {crash: boolean} & Record<
            string,
            {prototype: Record<string, () => unknown>}
          >;
          const {prototype} = holder[constructor]!;
          const real = prototype[name]!;
          prototype[name] = function fail(...args) {
            if (holder.crash) throw new Error('<b>out of order</b>');
            return real.apply(this, args);
          };
        },
        [type, method] as const,
      );
      const crash = (value: boolean): Promise<unknown> =>
        page.evaluate((set) => Object.assign(window, {crash: set}), value);
      const crashed = textIn(locale, 'theme.ErrorPageContent.title', 'This page crashed.');
      await open(page, `${prefix}/private-policy`);
      await crash(true);
      await click(page, `.navbar a[href="${prefix}${target}"]`);
      await expect(page.locator('h1')).toHaveText(crashed);
      await expect(page.locator('main')).toContainText('<b>out of order</b>');
      await expect(page.locator('.navbar')).toHaveCount(frame ? 1 : 0);
      const again = page.getByRole('button', {
        name: textIn(locale, 'theme.ErrorPageContent.tryAgain', 'Try again'),
        exact: true,
      });
      await again.click();
      await expect(page.locator('h1')).toHaveText(crashed);
      await crash(false);
      await again.click();
      await expect(again).toHaveCount(0);
      await expect(page.locator('h1')).not.toHaveText(crashed);
      await expect(page.locator('.navbar')).toBeVisible();
    });
  }

  const title = textIn(locale, 'loadBanner.title', "This site didn't load properly.");

  test(`${prefix}/: a banner says that the files of the site did not load, and suggests the base URL${atNight(prefix)}`, async ({
    page,
  }) => {
    await page.route('**/assets/**', (route) => route.abort());
    const banner = page.locator('#load-banner');
    for (const url of [`${prefix}/`, `${prefix}/docs/intro`]) {
      await page.goto(url);
      await expect(banner).toBeVisible();
      for (const text of [title, 'BASE_URL', url]) await expect(banner).toContainText(text);
    }
    await page.unrouteAll();
    await open(page, `${prefix}/`);
    await expect(banner).toHaveCount(0);
  });

  test(`${prefix}/docs/intro: the banner is shown too when the style sheet alone did not load, and the page stays readable${atNight(prefix)}`, async ({
    page,
  }) => {
    await page.route('**/assets/css/**', (route) => route.abort());
    await open(page, `${prefix}/docs/intro`);
    await expect(page.locator('#load-banner')).toContainText(title);
    await expect(page.locator('h1')).toBeVisible();
    const widths = await page
      .locator('svg')
      .evaluateAll((drawings) => drawings.map((drawing) => drawing.getBoundingClientRect().width));
    expect(Math.max(...widths)).toBeLessThanOrEqual(320);
  });
}
