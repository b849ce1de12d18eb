import {expect, test} from '@playwright/test';
import {open} from './support/page';

test.use({colorScheme: 'light'});

for (const stored of [null, 'light'])
  test(`is dark from the first moment on, with the system on light and ${stored ?? 'nothing'} stored`, async ({
    page,
  }) => {
    await page.addInitScript((value) => {
      const {getItem} = Storage.prototype;
      Storage.prototype.getItem = function get(key) {
        return key.startsWith('theme') ? value : getItem.call(this, key);
      };
      const modes: (string | null)[] = [];
      Object.assign(window, {modes});
      new MutationObserver(() =>
        modes.push(document.documentElement.getAttribute('data-theme')),
      ).observe(document, {subtree: true, attributeFilter: ['data-theme']});
    }, stored);
    await open(page, '/docs/intro');
    const modes = await page.evaluate(() => (window as unknown as {modes: string[]}).modes);
    expect([...new Set(modes)]).toEqual(['dark']);
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  });
