import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test, type Page} from '@playwright/test';
import {languages} from '../../src/config/languages';
import {
  chosenKey,
  declinedKey,
} from '../../src/features/translations/language-bar/suggested-language';
import {filePairs, isCurrent} from '../../src/features/translations/status/files';
import {barriers} from './support/barriers';
import {allAddresses, siteDir} from './support/site';
import {expectSteady, measure} from './support/steady';
import {errorsOf, open, widthOf} from './support/page';

const bar = '[data-language-suggestion]';

/** Makes the browser ask for languages, with what storage holds before the first script. */
async function reader(
  page: Page,
  tags: string[],
  stored: Record<string, string> = {},
  width = 1280,
): Promise<void> {
  await page.setViewportSize({width, height: 800});
  await page.addInitScript(
    ([list, kept]) => {
      Object.defineProperty(navigator, 'languages', {get: () => list});
      if (sessionStorage.getItem('seeded')) return;
      sessionStorage.setItem('seeded', '1');
      for (const [key, value] of Object.entries(kept)) localStorage.setItem(key, value);
    },
    [tags, stored] as const,
  );
}

async function expectNone(page: Page, address: string): Promise<void> {
  const parts: string[] = [];
  page.on('response', async (response) => {
    const text = await response.text().catch(() => '');
    if (text.includes(languages.ja.offer.text)) parts.push(response.url());
  });
  await open(page, address);
  await page.waitForLoadState('networkidle');
  await expect(page.locator(bar)).toHaveCount(0);
  expect(parts).toEqual([]);
}

const get = (page: Page, key: string): Promise<string | null> =>
  page.evaluate((name) => localStorage.getItem(name), key);

for (const [tag, from, language, to] of [
  ['fr-CA', '/docs/intro', 'fr', '/fr/docs/intro'],
  ['de-AT', '/docs/intro', 'de', '/de/docs/intro'],
  ['ja-JP', '/pricing', 'ja', '/ja/pricing'],
  ['zh-CN', '/', 'zh-Hans', '/zh-Hans/'],
  ['en-GB', '/fr/docs/intro', 'en', '/docs/intro'],
] as const) {
  test(`a reader of ${tag} is offered ${to} on ${from}, in that language, and not led there`, async ({
    page,
  }) => {
    await reader(page, ['eo', tag]);
    await open(page, `${from}?from=mail#modules`);
    const texts = languages[language].offer;
    const region = page.getByRole('region', {name: texts.label, exact: true});
    await expect(region).toBeVisible();
    await expect(region).toHaveAttribute('lang', language);
    await expect(region).toContainText(texts.text);
    await expect(region.getByRole('link', {name: texts.link})).toHaveAttribute(
      'href',
      `${to}?from=mail#modules`,
    );
    await expect(region.getByRole('button', {name: texts.close})).toBeVisible();
    expect(new URL(page.url()).pathname).toBe(from);
  });
}

for (const tags of [['en-US', 'fr'], ['es', 'pt-BR'], ['zh-TW', 'zh'], ['zh-Hant-HK'], []]) {
  test(`nothing is offered or loaded on an English page for ${JSON.stringify(tags)}`, async ({
    page,
  }) => {
    await reader(page, tags);
    await expectNone(page, '/docs/intro');
  });
}

test('the link follows the reader: another page, another heading, an address changed by the page', async ({
  page,
}) => {
  await reader(page, ['fr']);
  await open(page, '/docs/intro');
  const link = page.locator(bar).getByRole('link');
  await page.locator('.navbar a[href="/pricing"]').first().click();
  await expect(page).toHaveURL(/\/pricing$/);
  await expect(link).toHaveAttribute('href', '/fr/pricing');
  await page.evaluate(() => history.replaceState(history.state, '', '?period=year#questions'));
  await expect(page.locator(bar)).toHaveCount(1);
  await link.focus();
  await expect(link).toHaveAttribute('href', '/fr/pricing?period=year#questions');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/fr\/pricing\?period=year#questions$/);
  expect(await get(page, chosenKey)).toBe('fr');
  await expectNone(page, '/fr/docs/intro');
});

test('the bar covers nothing that has the focus', async ({page}) => {
  await reader(page, ['fr'], {}, 1440);
  await open(page, '/docs/intro');
  // Before the page is idle, the menu does not always scroll to the focus.
  await page.waitForLoadState('networkidle');
  const top = (await page.locator(bar).boundingBox())!.y;
  const entries = await page.locator('.theme-doc-sidebar-container a').all();
  await entries.at(-4)!.focus();
  for (const entry of entries.slice(-3)) {
    await page.keyboard.press('Tab');
    await expect(entry).toBeFocused();
    const {y, height} = (await entry.boundingBox())!;
    expect(y + height).toBeLessThanOrEqual(top);
  }
});

test('closed by keyboard it stays closed on this page, on the next and after a reload; the focus goes to the page', async ({
  page,
}) => {
  await reader(page, ['fr']);
  await open(page, '/docs/intro');
  await page.locator(bar).getByRole('link').focus();
  await page.keyboard.press('Tab');
  await expect(page.locator(bar).getByRole('button')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.locator(bar)).toHaveCount(0);
  await expect(page.locator('main')).toBeFocused();
  await page.locator('.navbar a[href="/pricing"]').first().click();
  await expect(page).toHaveURL(/\/pricing$/);
  await expect(page.locator(bar)).toHaveCount(0);
  await expectNone(page, '/docs/environment');
});

test('the choice in the language menu is remembered and counts more than the browser', async ({
  page,
}) => {
  await reader(page, ['en', 'ja'], {[declinedKey]: 'de'});
  await expectNone(page, '/docs/intro');
  await page.locator('.navbar-language').first().hover();
  await page.route('**/de/docs/intro', (route) =>
    route.fulfill({body: 'German', contentType: 'text/plain'}),
  );
  await page.locator('.dropdown__menu a[lang=de]').click();
  await expect(page).toHaveURL(/\/de\/docs\/intro$/);
  expect(await get(page, chosenKey)).toBe('de');
  expect(await get(page, declinedKey)).toBeNull();
  await open(page, '/pricing');
  await expect(page.locator(bar)).toHaveAttribute('lang', 'de');
  await expect(page.locator(bar).getByRole('link')).toHaveAttribute('href', '/de/pricing');
});

test('who chose the page’s language is offered no other', async ({page}) => {
  await reader(page, ['ja'], {[chosenKey]: 'en'});
  await expectNone(page, '/docs/intro');
});

test('corrupt storage counts for nothing', async ({page}) => {
  await reader(page, ['ja'], {[chosenKey]: '{"><script>', [declinedKey]: '__proto__'});
  await open(page, '/docs/intro');
  await expect(page.locator(bar)).toHaveAttribute('lang', 'ja');
});

const refuse = (page: Page, names: ('getItem' | 'setItem' | 'removeItem')[]): Promise<unknown> =>
  page.addInitScript((refused) => {
    for (const name of refused) {
      Storage.prototype[name] = () => {
        throw new DOMException('refused', 'SecurityError');
      };
    }
  }, names);

test('where storage is refused nothing is offered, and nothing fails', async ({page}) => {
  await reader(page, ['ja']);
  const errors = errorsOf(page);
  await refuse(page, ['getItem', 'setItem', 'removeItem']);
  await expectNone(page, '/docs/intro');
  await page.locator('.dropdown__menu a[lang=fr]').dispatchEvent('click');
  await expect(page).toHaveURL(/\/fr\/docs\/intro$/);
  expect(errors).toEqual([]);
});

test('where storage is full the bar stays closed until the page is left', async ({page}) => {
  await reader(page, ['ja']);
  const errors = errorsOf(page);
  await refuse(page, ['setItem']);
  await open(page, '/docs/intro');
  await page.locator(bar).getByRole('button').click();
  await page.locator('.navbar a[href="/pricing"]').first().click();
  await expect(page).toHaveURL(/\/pricing$/);
  await expect(page.locator('h1')).toBeVisible();
  await expect(page.locator(bar)).toHaveCount(0);
  expect(errors).toEqual([]);
});

for (const language of ['fr', 'ja']) {
  test(`the bar in ${language} has no barriers and room at 360 px`, async ({page}) => {
    await reader(page, [language], {}, 360);
    await open(page, '/docs/intro');
    await expect(page.locator(bar)).toBeVisible();
    expect(await barriers(page, bar)).toEqual([]);
    const box = (await page.locator(bar).boundingBox())!;
    expect(Math.round(box.y + box.height)).toBe(800);
    expect(box.height).toBeLessThanOrEqual(120);
    expect(await widthOf(page)).toBe(360);
    for (const part of await page.locator(`${bar} :is(a, button)`).all())
      expect((await part.boundingBox())!.height).toBeGreaterThanOrEqual(24);
  });
}

for (const width of [360, 1440]) {
  test(`the bar moves nothing and covers nothing at the end of the page: ${width} px`, async ({
    page,
  }) => {
    await reader(page, ['de'], {}, width);
    await measure(page);
    await open(page, '/docs/intro');
    await expect(page.locator(bar)).toBeVisible();
    await page.waitForTimeout(300);
    await expectSteady(page);
    await page.evaluate(() =>
      window.scrollTo({top: document.documentElement.scrollHeight, behavior: 'instant'}),
    );
    const [footer, shown] = await Promise.all([
      page.locator('footer.footer').boundingBox(),
      page.locator(bar).boundingBox(),
    ]);
    expect(footer!.y + footer!.height).toBeLessThanOrEqual(shown!.y + 1);
  });
}

test('the bar is not printed', async ({page}) => {
  await reader(page, ['de']);
  await open(page, '/docs/intro');
  await expect(page.locator(bar)).toBeVisible();
  await page.emulateMedia({media: 'print'});
  await expect(page.locator(bar)).toBeHidden();
});

test('without scripts there is no bar', async ({browser}) => {
  const context = await browser.newContext({javaScriptEnabled: false, locale: 'de-DE'});
  const page = await context.newPage();
  await page.goto('/docs/intro');
  await expect(page.locator(bar)).toHaveCount(0);
  await context.close();
});

test('exactly the French pages that are behind have a notice, which leads to the English page and has no barriers', async ({
  page,
}) => {
  const noticed = (await allAddresses()).filter(
    (address) =>
      address.startsWith('/fr/docs/') &&
      readFileSync(path.join(siteDir, `${address}.html`), 'utf8').includes('data-translation='),
  );
  const docs = (await filePairs('fr')).filter(({area}) => area === 'docs');
  const behind = docs.filter(
    ({source, target}) =>
      !existsSync(target) || !isCurrent(readFileSync(target, 'utf8'), readFileSync(source, 'utf8')),
  );
  expect(noticed).toHaveLength(behind.length);
  for (const address of noticed.slice(0, 3)) {
    await page.goto(address);
    await expect(page.getByRole('note').getByRole('link')).toHaveAttribute(
      'href',
      address.slice(3),
    );
    expect(await barriers(page, '[data-translation]')).toEqual([]);
  }
});
