import {expect, test} from '@playwright/test';
import {goWithin, layOut, open, widthOf} from './support/page';

const post = '/blog/top-website-analytics-metrics-2025';
const operation = '/api/monitor-upsert';

// What is above the heading gets its height only when it is near, and must not move the heading then.
for (const address of [
  '/docs/environment#database',
  '/#questions',
  '/pricing#questions',
  `${operation}#errors`,
  `${post}#noise`,
])
  test(`a link to ${address} leaves its heading below the navigation bar`, async ({page}) => {
    await page.setViewportSize({width: 390, height: 800});
    await open(page, address);
    await page.evaluate(() => new Promise((done) => requestIdleCallback(done)));
    const {y} = (await page.locator(`[id="${address.split('#')[1]}"]`).boundingBox())!;
    expect(y).toBeGreaterThanOrEqual(60);
    expect(y).toBeLessThan(140);
  });

/** Pages with tables, code, and lists in columns. */
const widest = ['/pricing', '/changelog', post, operation];
// German has the longest words.
for (const {where, fontSize, widths, addresses} of [
  {where: 'on a small phone', fontSize: '', widths: [320], addresses: [...widest, '/']},
  {
    where: 'with a large font',
    fontSize: '24px',
    widths: [1024, 1440],
    addresses: [...widest, '/docs/environment'],
  },
])
  for (const address of addresses)
    test(`/de${address} is no wider than the window ${where}`, async ({page}) => {
      await page.addInitScript((size) => {
        document.addEventListener('DOMContentLoaded', () => {
          document.documentElement.style.fontSize = size;
        });
      }, fontSize);
      await page.goto(`/de${address}`);
      await layOut(page);
      for (const width of widths) {
        await page.setViewportSize({width, height: 900});
        // The page settles after its window has changed.
        await expect.poll(() => widthOf(page)).toBeLessThanOrEqual(width);
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

test('code is wrapped at every width', async ({page}) => {
  await open(page, '/docs/website/track-script');
  for (const width of [1440, 768, 390]) {
    await page.setViewportSize({width, height: 844});
    const cut = await page
      .locator('pre')
      .evaluateAll((blocks) => blocks.filter((block) => block.scrollWidth > block.clientWidth));
    expect(cut).toEqual([]);
  }
});

test('1000 ms after a change of the page, images of the text alone open and close by keyboard', async ({
  page,
}) => {
  await open(page, '/pricing');
  // An image outside of the text.
  await page.evaluate(() => document.body.append(new Image()));
  const start = await page.evaluate(() => performance.now());
  await goWithin(page, '/markdown-page');
  const attached = await page.waitForFunction(
    () => document.querySelector('.markdown img[role=button]') && performance.now(),
  );
  expect((await attached.jsonValue())! - start).toBeGreaterThanOrEqual(1000);
  const image = page.locator('.markdown img').first();
  await expect(page.locator('img[role=button]:not(.markdown img)')).toHaveCount(0);
  await expect(image).toHaveAccessibleName(/: .+/);
  await image.focus();
  await page.keyboard.press('Enter');
  const opened = page.locator('.medium-zoom-image--opened');
  await expect(opened).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(opened).toHaveCount(0);
  await expect(image).toBeFocused();
});

test('a visitor switches between the screens on the home page with the keyboard', async ({
  page,
}) => {
  await page.setViewportSize({width: 360, height: 844});
  await open(page, '/');
  const tabs = page.locator('[aria-labelledby=modules]').getByRole('tab');
  await expect(tabs).toHaveCount(7);
  await tabs.first().focus();
  await page.keyboard.press('ArrowRight');
  await expect(tabs.nth(1)).toBeFocused();
  await expect(page.getByRole('img', {name: /^Drawing\. A monitor/})).toBeVisible();
  await expect(page.getByRole('img', {name: /^Drawing\. A website/})).toBeHidden();
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  await expect(page.getByRole('img', {name: /^Drawing\. A survey/})).toBeVisible();
  await expect(tabs.last()).toBeInViewport({ratio: 0.9});
});

test('the line of the day sheet follows a tap and stays there', async ({browser}) => {
  const page = await browser.newPage({viewport: {width: 390, height: 844}, hasTouch: true});
  await open(page, '/');
  const slider = page.getByRole('slider').first();
  const axis = slider.locator('..');
  // The tap goes below the axis, so that must be in view too.
  await axis.evaluate((element) => element.scrollIntoView({block: 'center'}));
  const {x, y, width, height} = (await axis.boundingBox())!;
  await page.touchscreen.tap(x + width * 0.75, y + height + 40);
  await expect(slider).toHaveValue('180');
});
