import {expect, test} from '@playwright/test';
import {languages} from '../../src/config/languages';
import {prefixOf, siteDir, textIn} from './support/site';
import {goWithin, open, ready, watch} from './support/page';

// tests/site/pages.test.ts reads the page in every language.
const french = 'Page introuvable';

test('an unknown path is answered with 404 and the page of its language, and shown so without a request', async ({
  page,
}) => {
  const problems = watch(page);
  const response = await page.goto('/fr/docs/no-such-page');
  expect(response!.status()).toBe(404);
  await ready(page);
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
  await expect(page.locator('h1')).toHaveText(french);
  await expect(page).toHaveTitle(`${french} | Tianji`);
  await page.locator('.navbar a[href="/fr/pricing"]').click();
  await expect(page.locator('h1')).not.toHaveText(french);
  await goWithin(page, '/fr/docs/nowhere');
  await expect(page.locator('h1')).toHaveText(french);
  expect(problems.filter((problem) => !problem.includes('404'))).toEqual([]);
});

test('a path that cannot be decoded shows a page', async ({page}) => {
  const problems = watch(page);
  await open(page, '/fr/%E0%A4%A');
  await expect(page.locator('h1')).toBeVisible();
  expect(problems.filter((problem) => !/40[04]/.test(problem))).toEqual([]);
});

for (const locale of ['en', 'fr', 'zh-Hans'] as const)
  test(`${locale}: on a host that answers every unknown path with one file, the page has the language of the path before anything is drawn`, async ({
    page,
  }) => {
    const address = `${prefixOf(locale)}/nope`;
    await page.route(`**${address}`, (route) =>
      route.fulfill({status: 404, path: `${siteDir}/404.html`}),
    );
    const problems = watch(page);
    await page.addInitScript(() => {
      const drawn = new Set<string>();
      Object.assign(window, {drawn});
      const record = (): void => {
        const {body, documentElement} = document;
        if (body?.innerText) drawn.add(documentElement.lang);
        for (const heading of document.querySelectorAll('h1')) drawn.add(heading.innerText);
        requestAnimationFrame(record);
      };
      record();
      new MutationObserver(record).observe(document, {childList: true, subtree: true});
    });
    await open(page, address);
    const title = textIn(locale, 'Page not found', 'theme.NotFound.title');
    await expect(page).toHaveTitle(`${title} | Tianji`);
    await expect(page.locator('.navbar__brand')).toHaveAttribute('href', `${prefixOf(locale)}/`);
    await expect(page.locator('main')).toHaveCount(1);
    const drawn = await page.evaluate(() => [...(window as unknown as {drawn: Set<string>}).drawn]);
    expect(drawn.sort()).toEqual([languages[locale].tag, title].sort());
    expect(problems.filter((problem) => !problem.includes('404'))).toEqual([]);
  });

// Servers take endings away themselves, see tests/site/nginx.test.ts.
for (const ending of ['.html', '/index.html'])
  test(`${ending} is taken away in the browser where a host serves it`, async ({page}) => {
    await page.route(`**/fr/pricing${ending}*`, async (route) => {
      const response = await route.fetch({url: route.request().url().replace(ending, '')});
      await route.fulfill({response});
    });
    await open(page, `/fr/pricing${ending}?a=1#plans`);
    await expect(page).toHaveURL('/fr/pricing?a=1#plans');
    await expect(page.locator('h1')).not.toHaveText(french);
  });
