import {expect, test} from '@playwright/test';
import {languages} from '../../src/config/languages';
import {servePlainly} from './support/plain-host';
import {atNight, builtLocales, prefixOf, prefixes, siteDir} from './support/site';
import {textIn} from './support/texts';
import {goWithin, open, ready, watch} from './support/page';

for (const locale of builtLocales) {
  test(`${locale}: an unknown path is answered with 404 and the page of its language${atNight(prefixOf(locale))}`, async ({
    page,
  }) => {
    const seen = watch(page);
    const address = `${prefixOf(locale)}/docs/no-such-page`;
    const answer = await page.goto(address);
    expect(answer!.status()).toBe(404);
    await ready(page);
    await expect(page.locator('html')).toHaveAttribute('lang', languages[locale].tag);
    const title = await page.locator('h1').innerText();
    // It says so without scripts.
    expect(await answer!.text()).toMatch(new RegExp(`<h1[^>]*>${title}</h1>`));
    await expect(page).toHaveTitle(`${title} | Tianji`);
    expect(title).toBe(textIn(locale, 'theme.NotFound.title', 'Page not found'));
    await expect(page.locator('main')).toContainText(
      textIn(
        locale,
        'theme.NotFound.p1',
        "The page you were looking for wasn't found. It might have moved, or the link might be wrong.",
      ),
    );
    await expect(page.locator('main')).toContainText(
      textIn(
        locale,
        'theme.NotFound.p2',
        "If another site linked you here, please tell that site's owner that the link is broken.",
      ),
    );
    // What happened, whom to tell, then ways on.
    await expect(page.locator('main p').last()).not.toBeEmpty();
    await expect(page.locator('main li a')).toHaveCount(3);
    for (const link of await page.locator('main li a').all()) {
      const target = await page.request.get((await link.getAttribute('href'))!);
      expect(target.status()).toBe(200);
    }
    expect(seen.problems.filter((problem) => !problem.includes('404'))).toEqual([]);
  });
}

test.describe('on a host that answers every unknown path with one file', () => {
  let host: Awaited<ReturnType<typeof servePlainly>>;
  test.beforeAll(async () => {
    host = await servePlainly(siteDir);
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
      const title = textIn(locale, 'theme.NotFound.title', 'Page not found');
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

for (const prefix of prefixes) {
  for (const address of ['/nowhere', '/docs/nowhere'])
    test(`${prefix}${address}: a path that becomes unknown without a request shows the same page${atNight(prefix)}`, async ({
      page,
    }) => {
      await open(page, `${prefix}/pricing`);
      await goWithin(page, prefix + address);
      await expect(page.locator('h1')).toHaveText(
        prefix === '/fr' ? 'Page introuvable' : 'Page not found',
      );
    });
}

test.describe('endings', () => {
  for (const prefix of prefixes) {
    test(`${prefix || '/'}: addresses with an ending lead to those without`, async ({
      page,
      baseURL,
    }) => {
      for (const [from, to] of [
        ['/pricing.html', '/pricing'],
        ['/pricing/index.html', '/pricing'],
        ['/docs/intro.html?a=1', '/docs/intro?a=1'],
        ['/docs/intro/index.html', '/docs/intro'],
        ['/docs/intro/', '/docs/intro'],
        ['/index.html', '/'],
      ] as const) {
        const response = await page.request.get(prefix + from);
        expect
          .soft([from, response.status(), response.url()])
          .toEqual([from, 200, baseURL + prefix + to]);
      }
    });
  }

  for (const prefix of prefixes) {
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
        await expect(page.locator('h1')).not.toHaveText(/^(Page not found|Page introuvable)$/);
      });
    }
  }
});
