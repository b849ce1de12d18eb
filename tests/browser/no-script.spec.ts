import {expect, test} from '@playwright/test';
import {languages} from '../../src/config/languages';
import {backgroundOf} from './support/page';
import {builtLocales, prefixOf} from './support/site';

test.use({javaScriptEnabled: false});

const kinds = ['/', '/changelog', '/blog', '/docs/intro', '/api/monitor-all', '/search'];

// tests/site/pages.test.ts follows the links of every page. Without scripts, all languages are alike.
for (const locale of builtLocales) {
  test(`${locale}: each area is dark, readable and navigable without scripts${locale === 'en' ? '' : ' @nightly'}`, async ({
    page,
  }) => {
    const segmenter = new Intl.Segmenter(locale, {granularity: 'word'});
    for (const kind of kinds) {
      const address = prefixOf(locale) + kind;
      await page.goto(address);
      await expect(page.locator('h1')).toBeVisible();
      const words = segmenter.segment(await page.locator('main').innerText());
      expect([...words].filter((word) => word.isWordLike).length, address).toBeGreaterThan(30);
      const channels = (await backgroundOf(page)).match(/\d+/g)!.map(Number);
      expect(Math.max(...channels), address).toBeLessThan(60);
      for (const other of builtLocales)
        await expect(
          page.locator(`.navbar a[lang="${languages[other].tag}"]`).first(),
        ).toHaveAttribute('href', prefixOf(other) + kind);
    }
  });
}

test('the language menu opens under the pointer and leads to the other language', async ({
  page,
}) => {
  await page.goto('/docs/intro');
  const link = page.locator('.navbar .dropdown__menu a[lang="fr"]');
  await page.locator('.navbar .dropdown:has(a[lang])').first().hover();
  await expect(link).toBeVisible();
  await link.click();
  await expect(page).toHaveURL('/fr/docs/intro');
});

test('the language menu opens by keyboard and leads to the other language', async ({page}) => {
  await page.goto('/fr/docs/intro');
  const link = page.locator('.navbar .dropdown__menu a[lang="en"]');
  await expect(link).not.toBeVisible();
  await page.locator('.navbar .dropdown:has(a[lang]) > .navbar__link').first().focus();
  await expect(link).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(link).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/docs/intro');
});

test('the navigation of a phone leads on', async ({page}) => {
  await page.setViewportSize({width: 390, height: 800});
  await page.goto('/fr/docs/intro');
  await expect(page.locator('.footer a[href="/fr/pricing"]')).toBeVisible();
  await page.locator('.pagination-nav a').last().click();
  await expect(page.locator('h1')).toBeVisible();
});

test('nothing is there that only scripts could do, and forms are drawn as with scripts', async ({
  page,
}) => {
  await page.goto('/docs/install/docker-compose');
  await expect(page.getByRole('button', {name: /Copy|Edit|Wrap/})).toHaveCount(0);
  await expect(page.getByRole('heading', {name: /Install/}).first()).toBeVisible();
});
