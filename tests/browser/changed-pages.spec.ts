import {expect, test, type Page} from '@playwright/test';
import {open, openConsole} from './support/page';

/**
 * Changes a page as others do while React runs: every text, also one that comes later, is put into other elements, as browser
 * translation does, and fields get neighbors, as a writing assistant adds them.
 */
const change = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const textsIn = (node: Node): Text[] =>
      node instanceof Text ? [node] : [...node.childNodes].flatMap(textsIn);
    const translate = (node: Node): void => {
      for (const text of textsIn(node)) {
        if (!text.data.trim() || text.parentElement?.closest('script, style, font, svg')) continue;
        const [outer, inner] = [document.createElement('font'), document.createElement('font')];
        outer.append(inner);
        text.replaceWith(outer);
        inner.append(`«${text.data}»`);
      }
    };
    translate(document.body);
    new MutationObserver((records) => {
      for (const {addedNodes} of records) addedNodes.forEach(translate);
    }).observe(document.body, {childList: true, subtree: true});
    for (const field of document.querySelectorAll('input, textarea'))
      field.after(document.createElement('grammarly-extension'));
    document.body.append(document.createElement('grammarly-desktop-integration'));
  });

/** Links lead away. */
const controls =
  'button, summary, [role=tab], [role=radio], input[type=radio], input[type=checkbox]';

const openSearch = async (page: Page): Promise<void> => {
  await page.keyboard.press('/');
  await page.getByRole('combobox').fill('monitor');
  await expect(page.locator('dialog mark').first()).toBeVisible();
};

for (const {address, within = 'body', prepare} of [
  {address: '/'},
  {address: '/docs/install/docker-compose'},
  {address: '/docs/website/track-script'},
  {address: '/api/monitor-upsert'},
  {address: '/api/monitor-all', within: 'form', prepare: openConsole},
  {address: '/docs/intro', within: 'dialog[open]', prepare: openSearch},
])
  test(`every control of ${address} works when something replaces its texts, within ${within}`, async ({
    page,
  }) => {
    await open(page, address);
    await prepare?.(page);
    await change(page);
    const pressed = await page.locator(`${within} :is(${controls})`).evaluateAll(async (found) => {
      for (const control of found as HTMLElement[]) {
        if (control.checkVisibility()) control.click();
        // What a click changes is there in the next task.
        await new Promise((resolve) => setTimeout(resolve));
      }
      return found.length;
    });
    expect(pressed).toBeGreaterThan(0);
    expect(await page.pageErrors({filter: 'all'})).toEqual([]);
    await expect(page.locator('main h1').first()).toBeAttached();
  });

test('a copy button says so, and again, when something replaces texts', async ({page, context}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, '/docs/install/docker-compose');
  await change(page);
  const button = page.getByRole('button', {name: 'Copy code'}).first();
  const status = button.locator('xpath=following-sibling::*[@role="status"]');
  for (let time = 0; time < 2; time += 1) {
    await button.click();
    await expect(status).toContainText('Copied');
    await expect(status).toBeEmpty();
  }
});
