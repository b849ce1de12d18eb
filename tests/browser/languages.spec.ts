import {expect, test, type Page} from '@playwright/test';
import {languages} from '../../src/config/languages';
import {declinedKey} from '../../src/features/translations/language-bar/suggested-language';
import {barriers, open, watch, widthOf} from './support/page';

const barOf = (page: Page) => page.locator('[data-language-suggestion]');

/** Makes the browser ask for languages. */
const ask = (page: Page, ...tags: string[]): Promise<unknown> =>
  page.addInitScript(
    (list) => Object.defineProperty(navigator, 'languages', {get: () => list}),
    tags,
  );

/** Opens a page, and expects that no language is offered. */
async function expectNone(page: Page, address: string): Promise<void> {
  await open(page, address);
  await page.waitForLoadState('networkidle');
  await expect(barOf(page)).toHaveCount(0);
}

async function followNavbar(page: Page, address: string): Promise<void> {
  await page.locator(`.navbar a[href="${address}"]`).first().click();
  await expect(page).toHaveURL(address);
  await expect(page.locator('h1')).toBeVisible();
}

// suggestion.test.ts has the rules by which a language is chosen.
for (const [tag, from, language, to] of [
  ['fr-CA', '/docs/intro', 'fr', '/fr/docs/intro'],
  ['en-GB', '/fr/docs/intro', 'en', '/docs/intro'],
] as const)
  test(`a reader of ${tag} is offered ${to} on ${from}, in that language, and not led there`, async ({
    page,
  }) => {
    await ask(page, 'eo', tag);
    await open(page, `${from}?from=mail#modules`);
    const texts = languages[language].offer;
    const region = page.getByRole('region', {name: texts.label, exact: true});
    await expect(region).toHaveAttribute('lang', language);
    await expect(region).toContainText(texts.text);
    await expect(region.getByRole('link', {name: texts.link})).toHaveAttribute(
      'href',
      `${to}?from=mail#modules`,
    );
    await expect(region.getByRole('button', {name: texts.close})).toBeVisible();
    expect(new URL(page.url()).pathname).toBe(from);
  });

test('the link follows the reader: another page, a URL changed by the page, a choice', async ({
  page,
}) => {
  await ask(page, 'fr');
  await open(page, '/docs/intro');
  const link = barOf(page).getByRole('link');
  await followNavbar(page, '/pricing');
  await expect(link).toHaveAttribute('href', '/fr/pricing');
  await page.evaluate(() => history.replaceState(history.state, '', '?period=year#questions'));
  await link.press('Enter');
  await expect(page).toHaveURL(/\/fr\/pricing\?period=year#questions$/);
  await expectNone(page, '/fr/docs/intro');
  // The choice in the language menu counts more than the browser, and more than an offer that was declined.
  await page.evaluate((key) => localStorage.setItem(key, 'de'), declinedKey);
  await page.locator('.navbar-language').first().hover();
  await page.locator('.dropdown__menu a[lang=de]').click();
  await expect(page).toHaveURL('/de/docs/intro');
  await open(page, '/pricing');
  await expect(barOf(page)).toHaveAttribute('lang', 'de');
});

test('closed by keyboard it stays closed, and the focus goes to the page', async ({page}) => {
  const problems = watch(page);
  await ask(page, 'fr');
  await open(page, '/docs/intro');
  await barOf(page).getByRole('button').press('Enter');
  await expect(barOf(page)).toHaveCount(0);
  await expect(page.locator('main')).toBeFocused();
  await followNavbar(page, '/pricing');
  await expect(barOf(page)).toHaveCount(0);
  await expectNone(page, '/docs/environment');
  expect(problems).toEqual([]);
});

test('the bar covers nothing that has the focus', async ({page}) => {
  await page.setViewportSize({width: 1440, height: 800});
  await ask(page, 'fr');
  await open(page, '/docs/intro');
  // Before the page is idle, the menu doesn't always scroll to the focus.
  await page.waitForLoadState('networkidle');
  const bar = (await barOf(page).boundingBox())!;
  const entries = await page.locator('.theme-doc-sidebar-container a').all();
  await entries.at(-2)!.focus();
  await page.keyboard.press('Tab');
  await expect(entries.at(-1)!).toBeFocused();
  const {y, height} = (await entries.at(-1)!.boundingBox())!;
  expect(y + height).toBeLessThanOrEqual(bar.y);
});

test("the bar has no barriers, covers nothing at the end of the page, and isn't printed", async ({
  page,
}) => {
  await page.setViewportSize({width: 360, height: 800});
  await ask(page, 'de');
  await open(page, '/docs/intro');
  await expect(barOf(page)).toBeVisible();
  expect(await widthOf(page)).toBe(360);
  await page.evaluate(() =>
    window.scrollTo({top: document.documentElement.scrollHeight, behavior: 'instant'}),
  );
  const bar = (await barOf(page).boundingBox())!;
  const footer = (await page.locator('footer.footer').boundingBox())!;
  expect(footer.y + footer.height).toBeLessThanOrEqual(bar.y + 1);
  expect(await barriers(page, '[data-language-suggestion]')).toEqual([]);
  await page.emulateMedia({media: 'print'});
  await expect(barOf(page)).toBeHidden();
});
