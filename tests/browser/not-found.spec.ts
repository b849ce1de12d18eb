import {expect, test} from '@playwright/test';
import {languages} from '../../src/config/languages';
import type {Locale} from '../../src/config/locales';
import {plainHost} from './support/plain-host';
import {serve} from './support/server';
import {atNight, builtLocales, prefixOf, sampleLocales, siteDir} from './support/site';
import {textIn} from './support/texts';
import {goWithin, open, ready, watch} from './support/page';

const titleIn = (locale: Locale): string =>
  textIn(locale, 'theme.NotFound.title', 'Page not found');

for (const locale of builtLocales) {
  test(`${locale}: an unknown path is answered with 404 and the page of its language${atNight(prefixOf(locale))}`, async ({
    page,
  }) => {
    const seen = watch(page);
    const answer = await page.goto(`${prefixOf(locale)}/docs/no-such-page`);
    expect(answer!.status()).toBe(404);
    await ready(page);
    await expect(page.locator('html')).toHaveAttribute('lang', languages[locale].tag);
    const title = titleIn(locale);
    // It says so without scripts.
    expect(await answer!.text()).toMatch(new RegExp(`<h1[^>]*>${title}</h1>`));
    await expect(page.locator('h1')).toHaveText(title);
    await expect(page).toHaveTitle(`${title} | Tianji`);
    for (const [id, english] of [
      [
        'theme.NotFound.p1',
        "The page you were looking for wasn't found. It might have moved, or the link might be wrong.",
      ],
      [
        'theme.NotFound.p2',
        "If another site linked you here, please tell that site's owner that the link is broken.",
      ],
    ] as const)
      await expect(page.locator('main')).toContainText(textIn(locale, id, english));
    const ways = page.locator('main li a');
    await expect(ways).toHaveCount(3);
    for (const link of await ways.all()) {
      const target = await page.request.get((await link.getAttribute('href'))!);
      expect(target.status()).toBe(200);
    }
    expect(seen.problems.filter((problem) => !problem.includes('404'))).toEqual([]);
  });
}

test.describe('on a host that answers every unknown path with one file', () => {
  let host: Awaited<ReturnType<typeof serve>>;
  test.beforeAll(async () => {
    host = await serve(plainHost(siteDir));
  });
  test.afterAll(() => host.stop());

  for (const locale of builtLocales) {
    // The specification names the French page.
    const rare = locale === 'fr' ? '' : atNight(prefixOf(locale));
    test(`${locale}: the page has the language of the path before anything is drawn${rare}`, async ({
      page,
    }) => {
      const seen = watch(page);
      await page.addInitScript(() => {
        const drawn = new Set<string>();
        Object.assign(window, {drawn});
        const note = (): void => {
          const {body, documentElement} = document;
          if (body?.innerText) drawn.add(documentElement.lang);
          for (const heading of document.querySelectorAll('h1')) drawn.add(heading.innerText);
          requestAnimationFrame(note);
        };
        note();
        new MutationObserver(note).observe(document, {childList: true, subtree: true});
      });
      const answer = await page.goto(`${host.origin}${prefixOf(locale)}/nope`);
      expect(answer!.status()).toBe(404);
      await ready(page);
      const title = titleIn(locale);
      await expect(page.locator('h1')).toHaveText(title);
      await expect(page).toHaveTitle(`${title} | Tianji`);
      await expect(page.locator('.navbar__brand')).toHaveAttribute('href', `${prefixOf(locale)}/`);
      const drawn = await page.evaluate(() => [
        ...(window as unknown as {drawn: Set<string>}).drawn,
      ]);
      expect(drawn.sort()).toEqual([languages[locale].tag, title].sort());
      expect(await page.locator('main').count()).toBe(1);
      expect(seen.problems.filter((problem) => !problem.includes('404'))).toEqual([]);
    });
  }
});

for (const locale of sampleLocales) {
  const prefix = prefixOf(locale);

  for (const address of ['/nowhere', '/docs/nowhere'])
    test(`${prefix}${address}: a path that becomes unknown without a request shows the same page${atNight(prefix)}`, async ({
      page,
    }) => {
      await open(page, `${prefix}/pricing`);
      await goWithin(page, prefix + address);
      await expect(page.locator('h1')).toHaveText(titleIn(locale));
    });

  // nginx.test.ts asks a server; it takes endings away itself.
  for (const ending of ['.html', '/index.html']) {
    test(`${prefix}: ${ending} is taken away in the browser where a host serves it${atNight(prefix)}`, async ({
      page,
    }) => {
      await page.route(`**${prefix}/pricing${ending}*`, async (route) => {
        const response = await route.fetch({url: route.request().url().replace(ending, '')});
        await route.fulfill({response});
      });
      await open(page, `${prefix}/pricing${ending}?a=1#plans`);
      await expect(page).toHaveURL(`${prefix}/pricing?a=1#plans`);
      await expect(page.locator('h1')).toBeVisible();
      await expect(page.locator('h1')).not.toHaveText(titleIn(locale));
    });
  }
}
