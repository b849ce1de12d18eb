import {expect, test} from '@playwright/test';
import {open} from './support/page';

const post = '/blog/ensure-99-99-uptime-with-proactive-monitoring';

test.describe('on a phone', () => {
  test.use({viewport: {width: 390, height: 844}});

  for (const address of ['/ja/blog', '/blog/archive'])
    test(`${address} has the posts by year in its menu`, async ({page}) => {
      await open(page, address);
      await page.locator('.navbar__toggle').click();
      const menu = page.locator('.navbar-sidebar');
      await expect(menu.getByRole('group', {name: /^20\d\d$/}).first()).toBeVisible();
      await menu.locator(`a[href$="${post}"]`).click();
      await expect(page).toHaveURL(new RegExp(`${post}$`));
    });

  test.describe('without scripts', () => {
    test.use({javaScriptEnabled: false});

    test('a post has the posts by year below its text', async ({page}) => {
      await page.goto(post);
      const years = page.getByRole('group', {name: /^20\d\d$/});
      await expect(years.first()).toBeVisible();
      const [text, list] = await Promise.all([
        page.locator('main').boundingBox(),
        years.first().boundingBox(),
      ]);
      expect(text!.width).toBeGreaterThan(300);
      expect(list!.y).toBeGreaterThan(text!.y + text!.height);
    });
  });
});
