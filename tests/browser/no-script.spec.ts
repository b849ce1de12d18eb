import {expect, test} from '@playwright/test';

test.use({javaScriptEnabled: false});

/** No channel of the color is above 59. */
const dark = /^rgb\([1-5]?\d, [1-5]?\d, [1-5]?\d\)$/;

// tests/site reads the HTML of every page in every language.
for (const address of ['/', '/changelog', '/blog', '/docs/intro', '/api/monitor-all', '/search'])
  test(`${address} is dark and readable without scripts`, async ({page}) => {
    await page.goto(address);
    await expect(page.locator('h1')).toBeVisible();
    expect((await page.locator('main').innerText()).length).toBeGreaterThan(200);
    await expect(page.locator('html')).toHaveCSS('background-color', dark);
    // Nothing light covers it.
    await expect(page.locator('body')).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
  });

test('the home page shows all seven screens', async ({page}) => {
  await page.goto('/');
  await expect(page.locator('.product-drawing:visible')).toHaveCount(7);
});

test('the language menu opens by pointer and by keyboard, and leads to the other language', async ({
  page,
}) => {
  await page.goto('/docs/intro');
  const menu = page.locator('.navbar .dropdown:has(a[lang])');
  const french = menu.locator('a[lang="fr"]');
  await expect(french).toBeHidden();
  await menu.hover();
  await french.click();
  await expect(page).toHaveURL('/fr/docs/intro');
  await page.goBack();
  await menu.locator('> .navbar__link').focus();
  await expect(french).toBeVisible();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(french).toBeFocused();
});

test('the navigation of a phone leads on', async ({page}) => {
  await page.setViewportSize({width: 390, height: 800});
  await page.goto('/fr/docs/intro');
  await expect(page.locator('.footer a[href="/fr/pricing"]')).toBeVisible();
  await page.locator('.pagination-nav a').last().click();
  await expect(page).not.toHaveURL('/fr/docs/intro');
});

test('nothing is there that only scripts could do', async ({page}) => {
  await page.goto('/docs/install/docker-compose');
  await expect(page.getByRole('heading', {name: /Install/}).first()).toBeVisible();
  await expect(page.getByRole('button', {name: /Copy|Edit/})).toHaveCount(0);
  await page.goto('/api/monitor-upsert');
  await expect(page.locator('.api-aside pre', {hasText: 'package main'})).toBeVisible();
  await expect(page.getByRole('button', {name: 'Open the console'})).toBeHidden();
});
