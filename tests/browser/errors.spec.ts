import {expect, test, type Page} from '@playwright/test';
import {open, ready, requestsOf} from './support/page';
import {prefixOf, textIn} from './support/site';

/** Documents that a page loads from now on. */
const documentsOf = (page: Page): string[] => requestsOf(page, (_, type) => type === 'document');

/** Follows a link of the navigation bar without the pointer, which would load the link's page before. */
const follow = (page: Page, address: string): Promise<void> =>
  page
    .locator(`.navbar a[href="${address}"]`)
    .first()
    .evaluate((element: HTMLElement) => element.click());

test.describe('a route that cannot be loaded', () => {
  const failed = "This part of the page couldn't be loaded.";
  const boxOf = (page: Page) => page.locator('.load-failure');
  /** Whether a script is one that the price list needs beyond those of the page before it. */
  let isPart: (url: URL) => boolean;

  test.beforeEach(async ({page}) => {
    // Nothing is prefetched for a reader who saves data: the click asks for the parts.
    await page.addInitScript(() =>
      Object.defineProperty(navigator, 'connection', {
        value: {effectiveType: '4g', saveData: true},
      }),
    );
    await open(page, '/private-policy');
    const parts = requestsOf(page, (url) => url.endsWith('.js'));
    await follow(page, '/pricing');
    await expect(page.locator('#questions')).toBeVisible();
    expect(parts.length).toBeGreaterThan(0);
    const asked = new Set(parts);
    isPart = (url) => asked.has(url.href);
  });

  test('reloads the page once, shows the error with a way to try again, and recovers', async ({
    page,
  }) => {
    await open(page, '/private-policy');
    const documents = documentsOf(page);
    await page.route(isPart, (route) => route.abort());
    await follow(page, '/pricing');
    await expect(boxOf(page)).toContainText(failed);
    await expect(boxOf(page)).toContainText(/chunk/i);
    await page.waitForTimeout(500);
    expect(documents).toHaveLength(1);
    // The page is readable as the server sent it.
    await expect(page).toHaveURL('/pricing');
    await expect(page.locator('h1')).toBeVisible();

    await page.unrouteAll();
    await boxOf(page).getByRole('button', {name: 'Retry', exact: true}).click();
    await ready(page);
    await expect(boxOf(page)).toHaveCount(0);
    expect(await page.evaluate(() => sessionStorage.getItem('tianji.reloaded'))).toBeNull();
  });

  test('is reloaded once, not for ever, when the first page never loads', async ({page}) => {
    const documents = documentsOf(page);
    await page.route(isPart, (route) => route.abort());
    await page.goto('/pricing');
    await expect(boxOf(page)).toContainText(failed);
    await page.waitForTimeout(500);
    expect(documents).toHaveLength(2);
  });
});

/** Makes functions that pages call while they render throw: in the frame of `/pricing`, and within that of `/docs/intro`. */
const setBroken = (page: Page, isBroken: boolean): Promise<unknown> =>
  page
    .locator('html')
    .evaluate((html, value) => html.toggleAttribute('data-broken', value), isBroken);

for (const {locale, address, again} of [
  {locale: 'en', address: '/pricing', again: 'Try again'},
  {locale: 'fr', address: '/fr/docs/intro', again: 'Réessayer'},
] as const)
  test(`${locale}: a page that crashes says so, and trying again works`, async ({page}) => {
    await page.addInitScript(() => {
      const {toFixed} = Number.prototype;
      const {toISOString} = Date.prototype;
      const check = (): void => {
        if (document.documentElement.matches('[data-broken]')) throw new Error('<b>no</b>');
      };
      Number.prototype.toFixed = function fixed(digits) {
        check();
        return toFixed.call(this, digits);
      };
      Date.prototype.toISOString = function iso() {
        check();
        return toISOString.call(this);
      };
    });
    const crashed = textIn(locale, 'This page crashed.', 'theme.ErrorPageContent.title');
    await open(page, `${prefixOf(locale)}/private-policy`);
    await setBroken(page, true);
    await follow(page, address);
    await expect(page.locator('h1')).toHaveText(crashed);
    await expect(page.locator('main')).toContainText('<b>no</b>');
    const button = page.getByRole('button', {name: again, exact: true});
    await button.click();
    await expect(page.locator('h1')).toHaveText(crashed);
    await setBroken(page, false);
    await button.click();
    await expect(button).toHaveCount(0);
    await expect(page.locator('h1')).not.toHaveText(crashed);
    await expect(page.locator('.navbar')).toBeVisible();
  });

test('a banner says that the files of the site did not load, and suggests the base URL', async ({
  page,
}) => {
  const address = '/fr/docs/intro';
  await page.route(/\/assets\//, (route) => route.abort());
  await page.goto(address);
  const banner = page.locator('#load-banner');
  await expect(banner).toBeVisible();
  for (const text of [textIn('fr', "This site didn't load properly."), 'BASE_URL', address])
    await expect(banner).toContainText(text);
  await page.unrouteAll();
  await open(page, address);
  await expect(banner).toHaveCount(0);
});

test('the banner is shown too when the style sheet alone did not load, and the page stays readable', async ({
  page,
}) => {
  await page.route('**/assets/css/**', (route) => route.abort());
  await open(page, '/docs/intro');
  await expect(page.locator('#load-banner')).toContainText("This site didn't load properly.");
  await expect(page.locator('h1')).toBeVisible();
  // Drawings would fill the window without their styles.
  const drawings = await page.locator('svg:visible').all();
  expect(drawings).not.toEqual([]);
  for (const drawing of drawings)
    expect((await drawing.boundingBox())!.width).toBeLessThanOrEqual(320);
});
