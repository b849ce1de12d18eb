import {expect, test, type Page} from '@playwright/test';
import {open, watch} from './support/page';

const figures = (page: Page) => page.locator('.product-drawing');

test('a drawing is the same whether the page is the first one or is opened from another', async ({
  page,
}) => {
  const seen = watch(page);
  await open(page, '/docs/feed/channels');
  const first = await figures(page).innerText();
  await open(page, '/docs/feed/integrations');
  await page.locator('main a[href="/docs/feed/channels"]').first().click();
  await expect(figures(page)).toBeVisible();
  expect(await figures(page).innerText()).toBe(first);
  expect(seen.problems).toEqual([]);
});

test('a visitor switches between the screens on the home page with the keyboard', async ({
  page,
}) => {
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
});

test('tabs fade where they go on, and a chosen one comes into view', async ({page}) => {
  await page.setViewportSize({width: 360, height: 844});
  await open(page, '/');
  const list = page.locator('[aria-labelledby=modules]').getByRole('tablist');
  await expect(list).toHaveCSS('--fade-after', '32px');
  await list.getByRole('tab').first().focus();
  await page.keyboard.press('ArrowLeft');
  await expect(list.getByRole('tab').last()).toBeInViewport({ratio: 0.9});
  await expect(list).toHaveCSS('--fade-after', '0px');
});

test('the frame of a guide stands around the control of its step', async ({page}) => {
  await page.goto('/docs/website/track-script');
  await expect(figures(page).locator('[class*=marked]')).toHaveText('Code');
  await expect(figures(page).locator('figcaption')).toContainText('The orange frame marks Code.');
});

test.describe('without scripts', () => {
  test.use({javaScriptEnabled: false});
  test('the home page shows all seven screens', async ({page}) => {
    await page.goto('/');
    for (const figure of await figures(page).all()) await expect(figure).toBeVisible();
    await expect(figures(page)).toHaveCount(7);
  });
});
