import {expect, test, type Page} from '@playwright/test';
import {languages} from '../../src/config/languages';
import {builtLocales, prefixOf} from './support/site';
import {open} from './support/page';

const mobileMenu = '.navbar-sidebar';
const desktopMenu = '.theme-doc-sidebar-container';

test.describe('mobile menu', () => {
  test.use({viewport: {width: 390, height: 800}});

  test('opens, keeps the focus, closes with Escape and gives the focus back', async ({page}) => {
    await open(page, '/docs/intro');
    const toggle = page.locator('.navbar__toggle');
    await toggle.focus();
    await page.keyboard.press('Enter');
    await expect(page.locator(mobileMenu)).toBeVisible();
    await expect(toggle).toHaveAttribute('aria-expanded', 'true');
    await expect(page.locator(`${mobileMenu} :focus`)).toHaveCount(1);
    const stops = await page.locator(mobileMenu).locator('a:visible, button:visible').count();
    for (const key of ['Shift+Tab', ...Array<string>(stops + 2).fill('Tab')]) {
      await page.keyboard.press(key);
      await expect(page.locator(`:focus:not(${mobileMenu} *)`)).toHaveCount(0);
    }
    await page.keyboard.press('Escape');
    await expect(page.locator(mobileMenu)).toBeHidden();
    await expect(toggle).toBeFocused();
  });

  // The frame of the documentation stays, and an open menu would stay with it.
  test('closes on a link from one documentation page to another', async ({page}) => {
    await open(page, '/docs/intro');
    await page.locator('.navbar__toggle').click();
    await page.locator(`${mobileMenu} a[href="/docs/install/docker-compose"]`).click();
    await expect(page).toHaveURL('/docs/install/docker-compose');
    await expect(page.locator(mobileMenu)).toBeHidden();
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

test('the navigation bar hides on scroll down and shows on scroll up', async ({page}) => {
  await open(page, '/docs/environment');
  const bar = page.locator('.navbar');
  await expect(bar).toBeInViewport();
  const scroll = (top: number): Promise<void> => page.evaluate((by) => window.scrollBy(0, by), top);
  // The bar may still be moving after the first scroll, so the reader goes on.
  await expect(async () => {
    await scroll(300);
    await expect(bar).not.toBeInViewport({timeout: 500});
  }).toPass();
  await scroll(-300);
  await expect(bar).toBeInViewport();
});

test('desktops begin above 996 px, and an open menu of a phone closes there', async ({page}) => {
  await page.setViewportSize({width: 996, height: 800});
  await open(page, '/docs/intro');
  const toggle = page.locator('.navbar__toggle');
  const link = page.locator('.navbar__items .navbar__link[href="/pricing"]');
  await expect(link).toBeHidden();
  await toggle.click();
  await expect(page.locator(mobileMenu)).toBeVisible();
  await page.setViewportSize({width: 997, height: 800});
  await expect(page.locator(mobileMenu)).toBeHidden();
  await expect(toggle).toBeHidden();
  await expect(link).toBeVisible();
});

/** Opens a closed category of the documentation. @returns milliseconds that its animation takes */
async function timeToOpen(page: Page, name: string): Promise<number> {
  const category = page.getByRole('button', {name, exact: true});
  await category.click();
  const list = page.locator(`${desktopMenu} li`, {has: category}).locator('> ul');
  const time = (): Promise<number> =>
    list.evaluate(({style}: HTMLElement) => Number.parseFloat(style.transitionDuration));
  await expect.poll(time, {intervals: [0]}).toBeGreaterThan(0);
  return time();
}

// The theme does this, as long as its components and the styles of the menu allow it.
test('menus open in a time that depends on the height of their content, and in 1 ms with reduced motion', async ({
  page,
}) => {
  await open(page, '/docs/intro');
  const [few, many] = [await timeToOpen(page, 'Telemetry'), await timeToOpen(page, 'Monitors')];
  expect(few).toBeGreaterThan(1);
  expect(many).toBeGreaterThan(few);
  await page.emulateMedia({reducedMotion: 'reduce'});
  await open(page, '/docs/intro');
  expect(await timeToOpen(page, 'Telemetry')).toBe(1);
});

for (const {address, width, menu} of [
  {address: '/docs/dev/prepare', width: 1280, menu: desktopMenu},
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
  await open(page, '/fr/docs/monitor/types?from=a+b&x=1');
  const heading = page.locator('.table-of-contents a').nth(1);
  const hash = await heading.getAttribute('href');
  await heading.click();
  const linkTo = (tag: string) => page.locator(`.navbar .dropdown__menu a[lang="${tag}"]`);
  for (const locale of builtLocales) {
    const {tag, label} = languages[locale];
    const address = `${prefixOf(locale)}/docs/monitor/types?from=a+b&x=1${hash}`;
    await expect(linkTo(tag)).toHaveText(label);
    await expect(linkTo(tag)).toHaveAttribute('href', address);
  }
  // The click has scrolled, which hides the bar. no-script.spec.ts opens the menu as a reader does.
  await linkTo('de').dispatchEvent('click');
  await expect(page).toHaveURL(`/de/docs/monitor/types?from=a+b&x=1${hash}`);
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
});
