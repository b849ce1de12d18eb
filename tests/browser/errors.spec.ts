import {expect, test, type Page} from '@playwright/test';
import {open, ready, requestsOf} from './support/page';
import {prefixOf} from './support/site';
import {textIn} from './support/texts';

/** Counts the documents that a page loads from now on. */
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

test.describe('a route that cannot be loaded', () => {
  const link = '.navbar a[href="/pricing"]';
  const failed = "This part of the page couldn't be loaded.";
  /** Whether a script is one that the link asks for beyond those of the page it is on. */
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
    const heading = await page.locator('h1').innerText();
    await click(page, link);
    await expect(page.locator('h1')).not.toHaveText(heading);
    expect(parts.length).toBeGreaterThan(0);
    const asked = new Set(parts);
    isPart = (url) => asked.has(url.href);
  });

  test('reloads the page once, shows the error with a way to try again, and recovers', async ({
    page,
  }) => {
    await open(page, '/private-policy');
    const count = documents(page);
    await page.route(isPart, (route) => route.abort());
    await click(page, link);
    const box = page.locator('.load-failure');
    await expect(box).toBeVisible();
    await page.waitForTimeout(500);
    expect(count()).toBe(1);
    // The page is readable as the server sent it.
    await expect(page).toHaveURL('/pricing');
    await expect(page.locator('h1')).toBeVisible();
    await expect(box).toContainText(failed);
    await expect(box).toContainText(/chunk/i);

    await page.unrouteAll();
    await box.getByRole('button', {name: 'Retry', exact: true}).click();
    await ready(page);
    await expect(box).toHaveCount(0);
    expect(await page.evaluate(() => sessionStorage.getItem('tianji.reloaded'))).toBeNull();
  });

  test('recovers by itself when a script of the first page fails once', async ({page}) => {
    const count = documents(page);
    let failures = 1;
    await page.route(isPart, (route) => (failures-- > 0 ? route.abort() : route.continue()));
    await open(page, '/pricing');
    // Whether the script or the page is asked for again depends on which is first: its failure, or who waits for it.
    expect(count()).toBeLessThanOrEqual(2);
    await expect(page.locator('.load-failure')).toHaveCount(0);
  });

  test('is reloaded once, not for ever, when the first page never loads', async ({page}) => {
    const count = documents(page);
    await page.route(isPart, (route) => route.abort());
    await page.goto('/pricing');
    await expect(page.locator('.load-failure')).toContainText(failed);
    await page.waitForTimeout(500);
    expect(count()).toBe(2);
  });
});

// What the page of the link calls while it renders: the first fails outside of the page's frame, the second within it.
for (const [locale, target, type, method, again, frames] of [
  ['en', '/pricing', 'Number', 'toFixed', 'Try again', 0],
  ['fr', '/docs/intro', 'Date', 'toISOString', 'Réessayer', 1],
] as const) {
  test(`${locale}: a page that crashes says so, and trying again works`, async ({page}) => {
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
    await open(page, `${prefixOf(locale)}/private-policy`);
    await crash(true);
    await click(page, `.navbar a[href="${prefixOf(locale)}${target}"]`);
    await expect(page.locator('h1')).toHaveText(crashed);
    await expect(page.locator('main')).toContainText('<b>out of order</b>');
    await expect(page.locator('.navbar')).toHaveCount(frames);
    const button = page.getByRole('button', {name: again, exact: true});
    await button.click();
    await expect(page.locator('h1')).toHaveText(crashed);
    await crash(false);
    await button.click();
    await expect(button).toHaveCount(0);
    await expect(page.locator('h1')).not.toHaveText(crashed);
    await expect(page.locator('.navbar')).toBeVisible();
  });
}

test('a banner says that the files of the site did not load, and suggests the base URL', async ({
  page,
}) => {
  await page.route('**/assets/**', (route) => route.abort());
  const banner = page.locator('#load-banner');
  for (const url of ['/fr/', '/fr/docs/intro']) {
    await page.goto(url);
    await expect(banner).toBeVisible();
    const title = textIn('fr', 'loadBanner.title', '');
    for (const text of [title, 'BASE_URL', url]) await expect(banner).toContainText(text);
  }
  await page.unrouteAll();
  await open(page, '/fr/');
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
  const widths = await page
    .locator('svg')
    .evaluateAll((drawings) => drawings.map((drawing) => drawing.getBoundingClientRect().width));
  expect(Math.max(...widths)).toBeLessThanOrEqual(320);
});
