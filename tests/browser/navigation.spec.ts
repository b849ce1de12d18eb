import {expect, test, type Page} from '@playwright/test';
import {languages} from '../../src/config/languages';
import type {Locale} from '../../src/config/locales';
import {atNight, builtLocales, prefixOf, prefixes} from './support/site';
import {goWithin, open, requestsOf} from './support/page';

test.describe('mobile menu', () => {
  test.use({viewport: {width: 390, height: 800}});
  const menu = '.navbar-sidebar';

  test('opens, keeps the focus, closes with Escape and gives the focus back', async ({page}) => {
    await open(page, '/docs/intro');
    const toggle = page.locator('.navbar__toggle');
    await toggle.focus();
    await page.keyboard.press('Enter');
    await expect(page.locator(menu)).toBeVisible();
    await expect(toggle).toHaveAttribute('aria-expanded', 'true');
    const isFocusInside = (): Promise<boolean> =>
      page.evaluate((selector) => document.activeElement?.closest(selector) !== null, menu);
    await expect.poll(isFocusInside).toBe(true);
    const stops = new Set<string>();
    for (const key of ['Shift+Tab', ...Array<string>(60).fill('Tab')]) {
      await page.keyboard.press(key);
      expect(await isFocusInside()).toBe(true);
      stops.add(await page.evaluate(() => document.activeElement!.outerHTML.slice(0, 120)));
    }
    expect(stops.size).toBeGreaterThan(5);
    await page.keyboard.press('Escape');
    await expect(page.locator(menu)).not.toBeVisible();
    await expect(toggle).toBeFocused();
  });

  for (const prefix of prefixes) {
    // The frame of the documentation stays, and an open menu would stay with it.
    test(`${prefix}: closes on a link from one documentation page to another, in either of its lists${atNight(prefix)}`, async ({
      page,
    }) => {
      await open(page, `${prefix}/docs/intro`);
      await page.locator('.navbar__toggle').click();
      await page.locator(`${menu} a[href="${prefix}/docs/install/docker-compose"]`).click();
      await expect(page).toHaveURL(`${prefix}/docs/install/docker-compose`);
      await expect(page.locator(menu)).not.toBeVisible();
      await page.locator('.navbar__toggle').click();
      await page.locator(`${menu} .navbar-sidebar__back`).click();
      await page.locator(`${menu} a[href="${prefix}/docs/intro"]`).first().click();
      await expect(page).toHaveURL(`${prefix}/docs/intro`);
      await expect(page.locator(menu)).not.toBeVisible();
    });
  }
});

test.describe('language menu', () => {
  for (const from of builtLocales) {
    test(`from ${from} to every other language keeps path, search and hash${atNight(prefixOf(from))}`, async ({
      page,
    }) => {
      await open(page, `${prefixOf(from)}/docs/monitor/types?from=a+b&x=1#http`);
      const linkTo = (to: Locale) =>
        page.locator(`.navbar .dropdown__menu a[lang="${languages[to].tag}"]`);
      for (const to of builtLocales)
        await expect(linkTo(to)).toHaveAttribute(
          'href',
          `${prefixOf(to)}/docs/monitor/types?from=a+b&x=1#http`,
        );
      // The hash is that of now, not that of the page as it was opened.
      const heading = page.locator('.table-of-contents a').nth(1);
      const hash = (await heading.getAttribute('href'))!;
      expect(hash).not.toBe('#http');
      await heading.click();
      for (const to of builtLocales)
        await expect(linkTo(to)).toHaveAttribute('href', new RegExp(`${hash}$`));
      await page.goBack();
      const to = builtLocales.find((other) => other !== from)!;
      await expect(linkTo(to)).toHaveAttribute('href', /#http$/);
      // Going back scrolls down to the heading, which hides the bar. no-script.spec.ts opens the menu as a reader does.
      await linkTo(to).evaluate((link: HTMLElement) => link.click());
      await expect(page).toHaveURL(`${prefixOf(to)}/docs/monitor/types?from=a+b&x=1#http`);
      await expect(page.locator('html')).toHaveAttribute('lang', languages[to].tag);
    });
  }
});

test.describe('chunks of links', () => {
  const scriptsOf = (page: Page): string[] => requestsOf(page, (url) => url.endsWith('.js'));

  for (const prefix of prefixes) {
    test(`${prefix}: are prefetched when links are in view${atNight(prefix)}`, async ({page}) => {
      await open(page, `${prefix}/pricing`);
      await expect(page.locator('link[rel=prefetch]').first()).toBeAttached();
    });

    test(`${prefix}: are preloaded when the pointer reaches a link, whether it was prefetched or not${atNight(prefix)}`, async ({
      page,
    }) => {
      await open(page, `${prefix}/pricing`);
      const link = page.locator(`.footer a[href="${prefix}/docs/special-thanks"]`);
      const asked = scriptsOf(page);
      const arrived: string[] = [];
      page.on('requestfinished', (request) => arrived.push(request.url()));
      await link.dispatchEvent('mouseover');
      await expect.poll(() => asked.length).toBeGreaterThan(0);
      await expect.poll(() => asked.filter((url) => !arrived.includes(url))).toEqual([]);
      // Everything is there: the change works without the network.
      await page.route('**/*', (route) => route.abort());
      await link.evaluate((element: HTMLElement) => element.click());
      await expect(page).toHaveURL(/special-thanks$/);
      await expect(page.locator('article h1')).toBeVisible();
    });
  }

  for (const [name, effectiveType, saveData] of [
    ['slow-2g', 'slow-2g', false],
    ['data saver', '4g', true],
  ] as const) {
    test(`are neither prefetched nor preloaded with ${name}`, async ({page}) => {
      await page.addInitScript(
        (connection) =>
          Object.defineProperty(navigator, 'connection', {
            value: Object.assign(new EventTarget(), connection),
          }),
        {effectiveType, saveData},
      );
      await open(page, '/pricing');
      await page.waitForLoadState('networkidle');
      const scripts = scriptsOf(page);
      await page.locator('.navbar a[href="/changelog"]').first().hover();
      await page.waitForTimeout(500);
      expect(scripts).toEqual([]);
      await expect(page.locator('link[rel=prefetch]')).toHaveCount(0);
    });
  }
});

test.describe('texts', () => {
  const textOf = (page: Page): Promise<string> =>
    page.locator('main').evaluate((main) => main.textContent);

  for (const address of ['/docs/website/track-script', '/api/monitor-upsert']) {
    test(`${address} reads the same as the first page, after another, and when a reader comes back to it`, async ({
      page,
    }) => {
      await open(page, address);
      const first = await textOf(page);
      await open(page, '/docs/intro');
      await goWithin(page, address);
      await expect.poll(() => textOf(page)).toBe(first);
      await page.goBack();
      await expect.poll(() => textOf(page)).not.toBe(first);
      await page.goForward();
      await expect.poll(() => textOf(page)).toBe(first);
    });
  }

  test('have links that lead on without a new page', async ({page}) => {
    await open(page, '/docs/environment');
    const text = await textOf(page);
    await page.evaluate(() => Object.assign(window, {same: true}));
    const same = (): Promise<boolean> => page.evaluate(() => 'same' in window);
    await page.locator('p.lead a[href="/docs/install/environment"]').click();
    await expect(page).toHaveURL('/docs/install/environment');
    await expect.poll(() => textOf(page)).not.toBe(text);
    expect(await same()).toBe(true);
    await page.goBack();
    await expect.poll(() => textOf(page)).toBe(text);
    await page.locator('article a[href="#DATABASE_URL"]').first().click();
    await expect(page).toHaveURL('/docs/environment#DATABASE_URL');
    expect(await same()).toBe(true);
  });
});
