import {expect, test, type Page} from '@playwright/test';
import {open} from './support/page';

test('the navigation bar hides on scroll down and shows on scroll up', async ({page}) => {
  await open(page, '/docs/environment');
  const bar = page.locator('.navbar');
  await expect(bar).toBeInViewport();
  const scroll = (top: number): Promise<void> => page.evaluate((by) => window.scrollBy(0, by), top);
  // The bar may still be moving after the first scroll, so the reader goes on.
  const bottomAfterScroll = async (): Promise<number> => {
    await scroll(300);
    return bar.evaluate((element) => element.getBoundingClientRect().bottom);
  };
  await expect.poll(bottomAfterScroll).toBeLessThanOrEqual(0);
  await expect(bar).not.toBeInViewport();
  await scroll(-300);
  await expect(bar).toBeInViewport();
});

test('desktops begin above 996 px, and an open menu of a phone closes there', async ({page}) => {
  await page.setViewportSize({width: 996, height: 800});
  await open(page, '/docs/intro');
  const toggle = page.locator('.navbar__toggle');
  const menu = page.locator('.navbar-sidebar');
  const link = page.locator('.navbar__items .navbar__link[href="/pricing"]');
  await expect(link).not.toBeVisible();
  await toggle.click();
  await expect(menu).toBeVisible();
  await page.setViewportSize({width: 997, height: 800});
  await expect(menu).not.toBeVisible();
  await expect(toggle).not.toBeVisible();
  await expect(link).toBeVisible();
});

/** Opens a closed category of the documentation. @returns milliseconds that its animation takes */
async function timeToOpen(page: Page, name: string): Promise<number> {
  const category = page.getByRole('button', {name, exact: true});
  await category.click();
  const list = page.locator('.theme-doc-sidebar-menu > li', {has: category}).locator('> ul');
  const time = () =>
    list.evaluate(({style}: HTMLElement) => Number.parseFloat(style.transitionDuration));
  await expect.poll(time).toBeGreaterThan(0);
  return time();
}

test('menus open in a time that depends on the height of their content', async ({page}) => {
  await open(page, '/docs/intro');
  const [few, many] = [await timeToOpen(page, 'Telemetry'), await timeToOpen(page, 'Monitors')];
  expect(few).toBeGreaterThan(1);
  expect(many).toBeGreaterThan(few);
});

test('with reduced motion, menus open in 1 ms', async ({page}) => {
  await page.emulateMedia({reducedMotion: 'reduce'});
  await open(page, '/docs/intro');
  expect(await timeToOpen(page, 'Telemetry')).toBe(1);
});
