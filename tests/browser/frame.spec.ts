import {expect, test, type Page} from '@playwright/test';
import {open} from './support/page';

test('the navigation bar hides on scroll down and shows on scroll up', async ({page}) => {
  await open(page, '/docs/environment');
  const bar = page.locator('.navbar');
  const bottom = async (): Promise<number> => {
    const {y, height} = (await bar.boundingBox())!;
    return y + height;
  };
  expect(await bottom()).toBeGreaterThan(0);
  // Unlike a wheel, it reaches its end immediately, also on a busy machine.
  const scroll = (top: number): Promise<void> =>
    page.evaluate((by) => window.scrollBy({top: by, behavior: 'instant'}), top);
  for (let step = 0; step < 2; step += 1) await scroll(700);
  await expect.poll(bottom).toBeLessThanOrEqual(0);
  await scroll(-300);
  await expect.poll(bottom).toBeGreaterThan(0);
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
  await page.setViewportSize({width: 996, height: 800});
  await expect(toggle).toBeVisible();
  await expect(menu).not.toBeVisible();
});

/** Milliseconds that each closed category of the documentation takes to open, by the number of its entries. */
async function timesToOpen(page: Page): Promise<[entries: number, time: number][]> {
  await open(page, '/docs/intro');
  const closed = '.theme-doc-sidebar-menu > .menu__list-item--collapsed';
  await page.waitForSelector(closed);
  return page.evaluate(async (selector) => {
    const times: [number, number][] = [];
    for (const category of [...document.querySelectorAll(selector)].slice(0, 4)) {
      const transition = await new Promise<string>((resolve) => {
        new MutationObserver(() => {
          const list = category.querySelector<HTMLElement>('ul');
          if (list?.style.transition) resolve(list.style.transition);
        }).observe(category, {attributes: true, childList: true, subtree: true});
        category.querySelector<HTMLElement>('.menu__link--sublist')!.click();
      });
      times.push([
        category.querySelectorAll('li').length,
        parseInt(/(\d+)ms/.exec(transition)![1]!, 10),
      ]);
    }
    return times;
  }, closed);
}

test('menus open in a time that depends on the height of their content', async ({page}) => {
  const times = (await timesToOpen(page)).sort(([a], [b]) => a - b);
  const [, shortest] = times[0]!;
  const [, longest] = times.at(-1)!;
  expect(shortest).toBeGreaterThan(1);
  expect(longest).toBeGreaterThan(shortest);
});

test.describe('with reduced motion', () => {
  test.use({contextOptions: {reducedMotion: 'reduce'}});

  test('menus open in 1 ms', async ({page}) => {
    const times = await timesToOpen(page);
    expect(times.map(([, time]) => time)).toEqual(times.map(() => 1));
  });
});
