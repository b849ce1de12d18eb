import {expect, test} from '@playwright/test';
import {backgroundOf} from './support/page';

test.use({javaScriptEnabled: false});

// tests/site reads the HTML of every page in every language.
test('each area is dark, readable and navigable without scripts', async ({page}) => {
  for (const address of [
    '/',
    '/changelog',
    '/blog',
    '/docs/intro',
    '/api/monitor-all',
    '/search',
  ]) {
    await page.goto(address);
    await expect(page.locator('h1')).toBeVisible();
    const words = (await page.locator('main').innerText()).match(/\w+/g)!;
    expect(words.length, address).toBeGreaterThan(30);
    const channels = (await backgroundOf(page)).match(/\d+/g)!.map(Number);
    expect(Math.max(...channels), address).toBeLessThan(60);
  }
});

test('the home page shows all seven screens', async ({page}) => {
  await page.goto('/');
  await expect(page.locator('.product-drawing:visible')).toHaveCount(7);
});

for (const pointer of [true, false])
  test(`the language menu opens by ${pointer ? 'pointer' : 'keyboard'} and leads to the other language`, async ({
    page,
  }) => {
    await page.goto('/docs/intro');
    const menu = page.locator('.navbar .dropdown:has(a[lang])');
    const link = menu.locator('a[lang="fr"]');
    await expect(link).not.toBeVisible();
    if (pointer) {
      await menu.hover();
      await link.click();
    } else {
      await menu.locator('> .navbar__link').focus();
      await expect(link).toBeVisible();
      for (let stop = 0; stop < 2; stop += 1) await page.keyboard.press('Tab');
      await expect(link).toBeFocused();
      await page.keyboard.press('Enter');
    }
    await expect(page).toHaveURL('/fr/docs/intro');
  });

test('the navigation of a phone leads on', async ({page}) => {
  await page.setViewportSize({width: 390, height: 800});
  await page.goto('/fr/docs/intro');
  await expect(page.locator('.footer a[href="/fr/pricing"]')).toBeVisible();
  await page.locator('.pagination-nav a').last().click();
  await expect(page.locator('h1')).toBeVisible();
});

test('nothing is there that only scripts could do', async ({page}) => {
  await page.goto('/docs/install/docker-compose');
  await expect(page.getByRole('button', {name: /Copy|Edit/})).toHaveCount(0);
  await expect(page.getByRole('heading', {name: /Install/}).first()).toBeVisible();
});
