import {expect, test, type Page} from '@playwright/test';
import {goWithin, open, requestsOf} from './support/page';

const scriptsOf = (page: Page): string[] => requestsOf(page, (url) => url.endsWith('.js'));

test.describe('chunks of links', () => {
  test('are prefetched when links are in view', async ({page}) => {
    await open(page, '/pricing');
    await expect(page.locator('link[rel=prefetch]').first()).toBeAttached();
  });

  test('are preloaded when the pointer reaches a link, whether it was prefetched or not', async ({
    page,
  }) => {
    await open(page, '/pricing');
    const link = page.locator('.footer a[href="/docs/special-thanks"]');
    const asked = scriptsOf(page);
    await link.dispatchEvent('mouseover');
    await expect.poll(() => asked.length).toBeGreaterThan(0);
    await page.waitForLoadState('networkidle');
    // Everything is there: the change works without the network.
    await page.route('**/*', (route) => route.abort());
    await link.evaluate((element: HTMLElement) => element.click());
    await expect(page).toHaveURL(/special-thanks$/);
    await expect(page.locator('article h1')).toBeVisible();
  });

  for (const connection of [
    {effectiveType: 'slow-2g', saveData: false},
    {effectiveType: '4g', saveData: true},
  ])
    test(`are neither prefetched nor preloaded with ${JSON.stringify(connection)}`, async ({
      page,
    }) => {
      await page.addInitScript(
        (value) => Object.defineProperty(navigator, 'connection', {value}),
        connection,
      );
      await open(page, '/pricing');
      await page.waitForLoadState('networkidle');
      const scripts = scriptsOf(page);
      await page.locator('.navbar a[href="/changelog"]').first().hover();
      await page.waitForTimeout(500);
      expect(scripts).toEqual([]);
      await expect(page.locator('link[rel=prefetch]')).toHaveCount(0);
    });
});

test('shows the bar of progress after 200 ms of a route change, and not before', async ({page}) => {
  await open(page, '/docs/intro');
  // The chunks of the next page are held back until the bar is shown.
  let release = (): void => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/assets/js/*.js', async (route) => {
    await released;
    await route.continue();
  });
  const time = await page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const start = performance.now();
        new MutationObserver(() => {
          if (document.querySelector('#nprogress')) resolve(performance.now() - start);
        }).observe(document.body, {childList: true, subtree: true});
        document.querySelector<HTMLElement>('.navbar a[href="/pricing"]')!.click();
      }),
  );
  expect(time).toBeGreaterThan(190);
  release();
  await expect(page).toHaveURL('/pricing');
  await expect(page.locator('#nprogress')).toHaveCount(0);
});

for (const address of ['/docs/website/track-script', '/api/monitor-upsert'])
  test(`${address} reads the same as the first page, after another, and when a reader comes back to it`, async ({
    page,
  }) => {
    const text = (): Promise<string> =>
      page.locator('main').evaluate((element) => element.textContent);
    await open(page, address);
    const first = await text();
    await open(page, '/docs/intro');
    const other = await text();
    await goWithin(page, address);
    await expect.poll(text).toBe(first);
    await page.goBack();
    await expect.poll(text).toBe(other);
    await page.goForward();
    await expect.poll(text).toBe(first);
  });
