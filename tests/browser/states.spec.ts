import {expect, test} from '@playwright/test';
import {atNight, prefixes} from './support/site';
import {backgroundOf, goWithin, open, timeToAppear} from './support/page';

for (const prefix of prefixes) {
  test.describe(`${prefix}/${atNight(prefix)}`, () => {
    test.describe('with the system on light', () => {
      test.use({colorScheme: 'light'});

      test('is dark at the first visit, before and after the scripts', async ({page}) => {
        await page.route('**/assets/js/*.js', (route) => route.abort());
        await page.goto(`${prefix}/`);
        await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
        const early = await backgroundOf(page);
        await page.unroute('**/assets/js/*.js');
        await open(page, `${prefix}/`);
        await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
        expect(await backgroundOf(page)).toBe(early);
      });

      test('a stored choice changes nothing, not for a moment either', async ({page}) => {
        // Docusaurus ends its storage keys with a hash of the site's URL, which is read from the key of a selected tab.
        await open(page, `${prefix}/docs/ai-gateway/intro`);
        await page.getByRole('tab').nth(1).click();
        const tabKey = await page.evaluate(() =>
          Object.keys(localStorage).find((name) => name.startsWith('docusaurus.tab')),
        );
        const key = `theme${/-\w+$/.exec(tabKey!)![0]}`;
        await page.addInitScript((name) => {
          localStorage.setItem(name, 'light');
          const seen: (string | null)[] = [];
          Object.assign(window, {seen});
          new MutationObserver(() =>
            seen.push(document.documentElement.getAttribute('data-theme')),
          ).observe(document, {subtree: true, attributeFilter: ['data-theme']});
        }, key);
        await open(page, `${prefix}/docs/intro`);
        await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
        expect(
          await page.evaluate(() =>
            (window as unknown as {seen: string[]}).seen.filter((value) => value !== 'dark'),
          ),
        ).toEqual([]);
      });
    });

    test('shows the bar of progress after 200 ms of a route change, and not before', async ({
      page,
    }) => {
      await open(page, `${prefix}/docs/intro`);
      // The chunks of the next page are held back until the bar is shown.
      let releaseChunks = (): void => {};
      const released = new Promise<void>((resolve) => (releaseChunks = resolve));
      await page.route('**/assets/js/*.js', async (route) => {
        await released;
        await route.continue();
      });
      const time = await timeToAppear(page, '.navbar a[href$="/pricing"]', '#nprogress');
      expect(time).toBeGreaterThan(190);
      releaseChunks();
      await expect(page).toHaveURL(`${prefix}/pricing`);
      await expect(page.locator('#nprogress')).toHaveCount(0);
    });

    test('1000 ms after a change of the page, images of the text alone open and close by keyboard', async ({
      page,
    }) => {
      await open(page, `${prefix}/pricing`);
      // An image outside of the text.
      await page.evaluate(() => document.body.append(new Image()));
      const start = await page.evaluate(() => performance.now());
      await goWithin(page, `${prefix}/markdown-page`);
      const image = page.locator('.markdown img').first();
      const attached = await page.waitForFunction(
        () => document.querySelector('.markdown img[role=button]') && performance.now(),
      );
      expect((await attached.jsonValue())! - start).toBeGreaterThanOrEqual(1000);
      await expect(image).toHaveAttribute('role', 'button');
      await expect(page.locator('img[role=button]:not(.markdown img)')).toHaveCount(0);
      await expect(image).toHaveAccessibleName(/: .+/);
      await image.focus();
      await page.keyboard.press('Enter');
      await expect(page.locator('.medium-zoom-image--opened')).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(page.locator('.medium-zoom-image--opened')).toHaveCount(0);
      await expect(image).toBeFocused();
    });
  });
}
