import {expect, test, type Page} from '@playwright/test';
import {errorsOf, open} from './support/page';

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

/** Controls that are pressed before what they have added is changed, too, as translation goes on. */
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

type Case = [address: string, prepare?: (page: Page) => Promise<void>, within?: string];

const openConsole = async (page: Page): Promise<void> => {
  await page.getByRole('button', {name: 'Open the console'}).click();
  await expect(page.getByRole('form', {name: 'API console'})).toBeVisible();
};

const search = async (page: Page): Promise<void> => {
  await page.keyboard.press('/');
  await page.getByRole('combobox').fill('monitor');
  await expect(page.locator('dialog mark').first()).toBeVisible();
};

for (const [address, prepare, within = 'body'] of [
  ['/'],
  ['/docs/install/docker-compose'],
  ['/docs/website/track-script'],
  ['/api/monitor-upsert'],
  ['/api/monitor-all', openConsole, 'form'],
  ['/docs/intro', search, 'dialog[open]'],
] as Case[])
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

test('a text that something has moved can be removed, and a sibling inserted before it', async ({
  page,
}) => {
  await open(page, '/docs/intro');
  const left = await page.evaluate(() => {
    // As React does with the text nodes that it knows.
    const parent = document.createElement('p');
    const [first, second] = [document.createTextNode('one'), document.createTextNode('two')];
    parent.append(first, second);
    for (const text of [first, second]) {
      const wrapper = document.createElement('font');
      text.replaceWith(wrapper);
      wrapper.append(text);
    }
    parent.insertBefore(document.createElement('b'), second);
    parent.removeChild(first);
    return parent.innerHTML;
  });
  expect(left).toBe('<b></b><font>two</font>');
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
