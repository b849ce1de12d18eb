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
for (const [width, fontSize, addresses] of [
  [320, '100%', ['/', ...widest]],
  [1024, '150%', ['/docs/environment', ...widest]],
] as const)
  for (const address of addresses)
    test(`/de${address} is no wider than a window of ${width} px with a font of ${fontSize}`, async ({
      page,
    }) => {
      await page.setViewportSize({width, height: 900});
      await page.goto(`/de${address}`);
      await page.evaluate((size) => (document.documentElement.style.fontSize = size), fontSize);
      await layOut(page);
      // The page settles after its font has changed.
      await expect.poll(() => widthOf(page)).toBeLessThanOrEqual(width);
    });

test('the filter of a page keeps the entries that match, with their headings', async ({page}) => {
  await open(page, '/docs/environment');
  await page.getByRole('searchbox', {name: 'Filter this page'}).fill('auth_custom id');
  await expect(page.locator('[id=AUTH_CUSTOM_ID]')).toBeVisible();
  await expect(page.locator('#sign-in')).toBeVisible();
  await expect(page.locator('#database')).toBeHidden();
  await page.keyboard.press('Escape');
  await expect(page.locator('#database')).toBeVisible();
});

test('code is wrapped on a phone', async ({page}) => {
  await page.setViewportSize({width: 390, height: 844});
  await open(page, '/docs/website/track-script');
  const blocks = await page.locator('pre').all();
  expect(blocks).not.toEqual([]);
  for (const block of blocks)
    expect(await block.evaluate((pre) => pre.scrollWidth - pre.clientWidth)).toBeLessThanOrEqual(0);
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
  await open(page, '/');
  const tabs = page.locator('[aria-labelledby=modules]').getByRole('tab');
  await tabs.first().focus();
  await page.keyboard.press('ArrowRight');
  await expect(tabs.nth(1)).toBeFocused();
  await expect(page.getByRole('img', {name: /^Drawing\. A monitor/})).toBeVisible();
  await expect(page.getByRole('img', {name: /^Drawing\. A website/})).toBeHidden();
});

test('the line of the day sheet follows a tap and the arrow keys', async ({browser}) => {
  const page = await browser.newPage({viewport: {width: 390, height: 844}, hasTouch: true});
  await open(page, '/');
  const slider = page.getByRole('slider').first();
  const axis = slider.locator('..');
  // The tap goes below the axis, so that must be in view too.
  await axis.evaluate((element) => element.scrollIntoView({block: 'center'}));
  const {x, y, width, height} = (await axis.boundingBox())!;
  await page.touchscreen.tap(x + width * 0.75, y + height + 40);
  await expect(slider).toHaveValue('180');
  await slider.press('ArrowRight');
  await expect(slider).toHaveValue('181');
});
