import {expect, test, type Page} from '@playwright/test';
import {errorsOf, open, openConsole} from './support/page';

/** Replaces text nodes as browser translation does, and adds elements to fields as a writing assistant does. */
const change = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    for (const text of texts) {
      if (!text.data.trim() || text.parentElement?.closest('script, style, font, svg')) continue;
      const [outer, inner] = [document.createElement('font'), document.createElement('font')];
      outer.append(inner);
      text.replaceWith(outer);
      inner.append(`«${text.data}»`);
    }
    document.body.setAttribute('data-gr-ext-installed', '');
    for (const field of document.querySelectorAll('input, textarea'))
      field.after(document.createElement('grammarly-extension'));
    document.body.append(document.createElement('grammarly-desktop-integration'));
  });

const controls =
  'button, summary, [role=tab], [role=radio], input[type=radio], input[type=checkbox]';

/** How many controls are pressed before what they have added is changed, too, as translation goes on. */
const step = 5;

/** Presses every control within an element that is visible. Links lead away. @returns how many there were */
async function pressAll(page: Page, within: string): Promise<number> {
  const selector = `${within} :is(${controls})`;
  const count = await page.locator(selector).count();
  for (let index = 0; index < count; index += step) {
    await page.evaluate(
      async ([controls, from, to]) => {
        for (let at = from; at < to; at += 1) {
          const control = document.querySelectorAll<HTMLElement>(controls)[at];
          if (control?.checkVisibility()) control.click();
          // What a click changes is there in the next task.
          await new Promise((resolve) => setTimeout(resolve));
        }
      },
      [selector, index, index + step] as const,
    );
    await change(page);
  }
  return count;
}

const search = async (page: Page): Promise<void> => {
  await page.keyboard.press('/');
  await page.getByRole('combobox').fill('monitor');
  await expect(page.locator('dialog mark').first()).toBeVisible();
};

interface Case {
  address: string;
  /** The element whose controls are pressed. */
  within?: string;
  prepare?: (page: Page) => Promise<void>;
}

const cases: Case[] = [
  {address: '/'},
  {address: '/docs/install/docker-compose'},
  {address: '/docs/website/track-script'},
  {address: '/api/monitor-upsert'},
  {address: '/api/monitor-all', within: 'form', prepare: openConsole},
  {address: '/docs/intro', within: 'dialog[open]', prepare: search},
];
for (const {address, within = 'body', prepare} of cases)
  test(`every control of ${address} works when something replaces its texts, within ${within}`, async ({
    page,
  }) => {
    const errors = errorsOf(page);
    await open(page, address);
    await prepare?.(page);
    await change(page);
    expect(await pressAll(page, within)).toBeGreaterThan(0);
    expect(errors).toEqual([]);
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
    await change(page);
    await expect(status).toBeEmpty();
  }
});
