import {expect, test, type Page} from '@playwright/test';
import {builtLocales} from './support/site';
import {layOut, open, widthOf} from './support/page';

const post = '/blog/top-website-analytics-metrics-2025';
const operation = '/api/monitor-upsert';

test('the contents of a post are beside it on a desktop, and above it on a phone', async ({
  page,
}) => {
  await open(page, post);
  await page.setViewportSize({width: 1024, height: 900});
  const text = (await page.locator('main').boundingBox())!;
  const contents = (await page.locator('.contents').boundingBox())!;
  expect(Math.abs(contents.y - text.y)).toBeLessThan(80);
  expect(contents.x).toBeGreaterThan(text.x + text.width);
  await page.setViewportSize({width: 390, height: 844});
  await page.locator('.theme-doc-toc-mobile button').click();
  await expect(page.locator('.theme-doc-toc-mobile a').first()).toBeVisible();
});

test.describe('the entry of the page in its menu', () => {
  const inView = (page: Page, menu: string): Promise<boolean> =>
    page
      .locator(`${menu} .menu__list [aria-current=page]`)
      .last()
      .evaluate((entry) => {
        const {top, bottom} = entry.getBoundingClientRect();
        return top >= 0 && bottom <= window.innerHeight;
      });

  test('is in view on a desktop', async ({page}) => {
    await page.setViewportSize({width: 1280, height: 720});
    for (const address of ['/api/workspace-members', '/docs/dev/prepare']) {
      await open(page, address);
      await expect.poll(() => inView(page, '.theme-doc-sidebar-container'), address).toBe(true);
      expect(await page.evaluate(() => window.scrollY)).toBe(0);
    }
  });

  test('is in view on a phone, where the operations have their filter', async ({page}) => {
    await page.setViewportSize({width: 390, height: 844});
    await open(page, operation);
    await page.locator('.navbar__toggle').click();
    await expect.poll(() => inView(page, '.navbar-sidebar')).toBe(true);
    const menu = page.locator('.navbar-sidebar');
    await menu.getByRole('searchbox', {name: 'Filter operations'}).fill('delete website');
    await expect(menu.getByRole('link', {name: /Delete a website/}).first()).toBeVisible();
  });
});

test('Tab within the navigation bar doesn’t scroll the page', async ({page}) => {
  await page.setViewportSize({width: 1440, height: 900});
  await open(page, '/docs/environment');
  for (const top of [3000, -200])
    await page.evaluate((by) => window.scrollBy({top: by, behavior: 'instant'}), top);
  await expect(page.locator('.navbar')).toBeInViewport();
  await page.locator('.navbar__brand').focus();
  const before = await page.evaluate(() => window.scrollY);
  expect(before).toBeGreaterThan(1000);
  for (let i = 0; i < 5; i += 1) await page.keyboard.press('Tab');
  expect(await page.evaluate(() => window.scrollY)).toBe(before);
});

// What is above the heading gets its height only when it is near, and must not move the heading then.
for (const [width, tag] of [
  [390, ''],
  [1280, ' @nightly'],
] as const)
  test(`a link to a section leaves its heading below the navigation bar at ${width} px${tag}`, async ({
    page,
  }) => {
    await page.setViewportSize({width, height: 800});
    for (const address of [
      '/docs/environment#database',
      '/#questions',
      '/pricing#questions',
      `${operation}#errors`,
      `${post}#noise`,
    ]) {
      await open(page, address);
      await page.evaluate(() => new Promise((done) => requestIdleCallback(done)));
      const {y} = (await page.locator(`[id="${address.split('#')[1]}"]`).boundingBox())!;
      expect(y, address).toBeGreaterThanOrEqual(60);
      expect(y, address).toBeLessThan(140);
    }
  });

test('nothing is wider than the window with a large font', async ({page}) => {
  await page.addInitScript(() =>
    document.addEventListener(
      'DOMContentLoaded',
      () => (document.documentElement.style.fontSize = '24px'),
    ),
  );
  // German has the longest words.
  const prefix = builtLocales.includes('de') ? '/de' : '';
  for (const address of ['/pricing', '/changelog', post, '/docs/environment', operation]) {
    await page.goto(prefix + address);
    await layOut(page);
    for (const width of [1024, 1440]) {
      await page.setViewportSize({width, height: 900});
      // The page settles after its window has changed.
      await expect.poll(() => widthOf(page), {message: address}).toBeLessThanOrEqual(width);
    }
  }
});

test('the filter of a page keeps the entries that match, with their headings', async ({page}) => {
  await open(page, '/docs/environment');
  await page.getByRole('searchbox', {name: 'Filter this page'}).fill('auth_custom id');
  await expect(page.getByText(/^\d+ match/)).toBeVisible();
  await expect(page.locator('[id=AUTH_CUSTOM_ID]')).toBeVisible();
  await expect(page.locator('#sign-in')).toBeVisible();
  await expect(page.locator('#database')).toBeHidden();
  await page.keyboard.press('Escape');
  await expect(page.locator('#database')).toBeVisible();
});

test('code is wrapped at every width, and its button covers none of it', async ({page}) => {
  const overflowing = (): Promise<number> =>
    page
      .locator('pre')
      .evaluateAll(
        (blocks) => blocks.filter((block) => block.scrollWidth > block.clientWidth).length,
      );
  const covered = (): Promise<string[]> =>
    page.locator('figure[data-language]').evaluateAll((figures) =>
      figures.flatMap((figure) => {
        const range = document.createRange();
        range.selectNodeContents(figure.querySelector('code')!);
        const texts = [...range.getClientRects()];
        const isCovered = [...figure.querySelectorAll('button')]
          .map((button) => button.getBoundingClientRect())
          .some((a) =>
            texts.some(
              (b) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom,
            ),
          );
        return isCovered ? [figure.textContent] : [];
      }),
    );
  await page.setViewportSize({width: 390, height: 844});
  await open(page, '/docs/website/track-script');
  for (const width of [1440, 768, 390]) {
    await page.setViewportSize({width, height: 844});
    expect(await overflowing()).toBe(0);
    expect(await covered()).toEqual([]);
  }
});

test('the line of the day sheet follows a tap and stays there', async ({browser}) => {
  const page = await browser.newPage({viewport: {width: 390, height: 844}, hasTouch: true});
  await open(page, '/');
  const slider = page.getByRole('slider').first();
  const axis = slider.locator('..');
  // The tap goes below the axis, so that must be in view too.
  await axis.evaluate((element) => element.scrollIntoView({block: 'center'}));
  const box = (await axis.boundingBox())!;
  await page.touchscreen.tap(box.x + box.width * 0.75, box.y + box.height + 40);
  await expect(slider).toHaveValue('180');
});

test('older years of the changelog are folded', async ({page}) => {
  await open(page, '/changelog');
  await expect(page.locator('main details[open]')).toHaveCount(1);
});
