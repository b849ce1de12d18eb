import {expect, test} from '@playwright/test';
import {languages} from '../../src/config/languages';
import {builtLocales, prefixOf} from './support/site';
import {open} from './support/page';

const mobileMenu = '.navbar-sidebar';

test.describe('mobile menu', () => {
  test.use({viewport: {width: 390, height: 800}});

  test('opens, keeps the focus, closes with Escape and gives the focus back', async ({page}) => {
    await open(page, '/docs/intro');
    const toggle = page.locator('.navbar__toggle');
    await toggle.focus();
    await page.keyboard.press('Enter');
    await expect(page.locator(mobileMenu)).toBeVisible();
    await expect(toggle).toHaveAttribute('aria-expanded', 'true');
    const focused = page.locator(`${mobileMenu} :focus`);
    await expect(focused).toHaveCount(1);
    const stops = new Set<string>();
    for (const key of ['Shift+Tab', ...Array<string>(60).fill('Tab')]) {
      await page.keyboard.press(key);
      stops.add(await focused.innerText());
    }
    expect(stops.size).toBeGreaterThan(5);
    await page.keyboard.press('Escape');
    await expect(page.locator(mobileMenu)).not.toBeVisible();
    await expect(toggle).toBeFocused();
  });

  // The frame of the documentation stays, and an open menu would stay with it.
  test('closes on a link from one documentation page to another, in either of its lists', async ({
    page,
  }) => {
    await open(page, '/docs/intro');
    await page.locator('.navbar__toggle').click();
    await page.locator(`${mobileMenu} a[href="/docs/install/docker-compose"]`).click();
    await expect(page).toHaveURL('/docs/install/docker-compose');
    await expect(page.locator(mobileMenu)).not.toBeVisible();
    await page.locator('.navbar__toggle').click();
    await page.locator(`${mobileMenu} .navbar-sidebar__back`).click();
    await page.locator(`${mobileMenu} a[href="/docs/intro"]`).first().click();
    await expect(page).toHaveURL('/docs/intro');
    await expect(page.locator(mobileMenu)).not.toBeVisible();
  });

  test('has the posts of the blog by year', async ({page}) => {
    await open(page, '/ja/blog');
    await page.locator('.navbar__toggle').click();
    const menu = page.locator(mobileMenu);
    await expect(menu.getByRole('group', {name: /^20\d\d$/}).first()).toBeVisible();
    await menu.locator('a[href$="-monitoring"]').click();
    await expect(page).toHaveURL(/-monitoring$/);
  });
});

test('Tab goes through the navigation bar in its order, and the page stays where it is', async ({
  page,
}) => {
  await open(page, '/docs/environment');
  const stops = await page.locator('.navbar a[href]:visible, .navbar button:visible').all();
  expect(stops.length).toBeGreaterThan(8);
  await stops[0]!.focus();
  for (const stop of stops.slice(1)) {
    await page.keyboard.press('Tab');
    await expect(stop).toBeFocused();
    await expect(stop).toBeInViewport({ratio: 1});
  }
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
});

const desktopMenu = '.theme-doc-sidebar-container';
for (const {address, width, menu} of [
  {address: '/docs/dev/prepare', width: 1280, menu: desktopMenu},
  {address: '/api/workspace-members', width: 1280, menu: desktopMenu},
  {address: '/api/monitor-upsert', width: 390, menu: mobileMenu},
])
  test(`the menu shows the entry of ${address} at ${width} px`, async ({page}) => {
    await page.setViewportSize({width, height: 720});
    await open(page, address);
    if (menu === mobileMenu) await page.locator('.navbar__toggle').click();
    const entry = page.locator(`${menu} .menu__list [aria-current=page]`).last();
    await expect(entry).toBeInViewport({ratio: 1});
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
  });

test('the language menu leads to every other language, and keeps path, search and hash of now', async ({
  page,
}) => {
  await open(page, '/fr/docs/monitor/types?from=a+b&x=1#http');
  const expectLinks = async (hash: string): Promise<void> => {
    for (const to of builtLocales) {
      const link = page.locator(`.navbar .dropdown__menu a[lang="${languages[to].tag}"]`);
      await expect(link).toHaveText(languages[to].label);
      const address = `${prefixOf(to)}/docs/monitor/types?from=a+b&x=1${hash}`;
      await expect(link).toHaveAttribute('href', address);
    }
  };
  await expectLinks('#http');
  const heading = page.locator('.table-of-contents a').nth(1);
  await heading.click();
  await expectLinks((await heading.getAttribute('href'))!);
  // The click has scrolled, which hides the bar. no-script.spec.ts opens the menu as a reader does.
  await page.locator('.navbar .dropdown__menu a[lang="de"]').dispatchEvent('click');
  await expect(page).toHaveURL(/\/de\/docs\/monitor\/types\?from=a\+b&x=1#.+$/);
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
});
