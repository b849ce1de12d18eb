import {expect, test, type Page} from '@playwright/test';
import {errorsOf, open} from './support/page';

/** Ways to change a page: wrap each text node in an element, or also replace it. */
const changes = ['replaces', 'wraps'] as const;
type Change = (typeof changes)[number];

/** Changes text nodes as browser translation does, and fields as a writing assistant does. */
const change = (page: Page, how: Change): Promise<void> =>
  page.evaluate((kind) => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    for (const text of texts) {
      const parent = text.parentElement;
      if (!text.data.trim() || !parent || /^(?:SCRIPT|STYLE|FONT)$/.test(parent.tagName)) continue;
      if (parent.closest('svg')) continue;
      const [outer, inner] = [document.createElement('font'), document.createElement('font')];
      outer.append(inner);
      text.replaceWith(outer);
      inner.append(kind === 'wraps' ? text : `«${text.data}»`);
    }
    document.body.setAttribute('data-gr-ext-installed', '');
    for (const field of document.querySelectorAll('input, textarea'))
      field.after(document.createElement('grammarly-extension'));
    document.body.append(document.createElement('grammarly-desktop-integration'));
  }, how);

const controls =
  'button, summary, [role=tab], [role=radio], input[type=radio], input[type=checkbox]';

/** Controls that are pressed before what they have added is changed, too, as translation goes on. */
const step = 5;

/** Presses every control within an element that is visible. Links lead away. @returns how many there were */
async function pressAll(page: Page, how: Change, within: string): Promise<number> {
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
    await change(page, how);
  }
  return count;
}

const pages: [
  name: string,
  route: string,
  prepare?: (page: Page) => Promise<void>,
  within?: string,
][] = [
  ['the home page', '/'],
  ['a documentation page', '/docs/monitor/types'],
  ['the pricing page', '/pricing'],
  ['the changelog', '/changelog'],
  ['an operation', '/api/monitor-upsert'],
  [
    'the console',
    '/api/monitor-all',
    async (page) => {
      await page.getByRole('button', {name: 'Open the console'}).click();
      await expect(page.getByRole('form', {name: 'API console'})).toBeVisible();
    },
    'form',
  ],
  ['the badge builder', '/docs/telemetry/intro'],
  ['the Compose generator', '/docs/install/docker-compose'],
  ['the snippet builder', '/docs/website/track-script'],
  [
    'the search',
    '/docs/intro',
    async (page) => {
      await page.keyboard.press('/');
      await page.getByRole('combobox').fill('monitor');
      await expect(page.locator('dialog mark').first()).toBeVisible();
    },
    'dialog[open]',
  ],
  [
    'the language menu',
    '/docs/intro',
    (page) => page.locator('.navbar .dropdown, .navbar [aria-haspopup]').last().hover(),
  ],
];

/** Wrapping alone is the smaller change. */
const tagOf = (how: Change): string => (how === 'wraps' ? ' @nightly' : '');

for (const how of changes)
  for (const [name, route, prepare, within = 'body'] of pages)
    test(`every control of ${name} works when something ${how} its texts${tagOf(how)}`, async ({
      page,
    }) => {
      const errors = errorsOf(page);
      await open(page, route);
      await prepare?.(page);
      await change(page, how);
      expect(await pressAll(page, how, within)).toBeGreaterThan(0);
      await page.keyboard.press('Escape');
      expect(errors).toEqual([]);
      await expect(page.locator('main h1').first()).toBeVisible();
    });

for (const how of changes)
  test(`a copy button says so, and again, when something ${how} texts${tagOf(how)}`, async ({
    page,
    context,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const errors = errorsOf(page);
    await open(page, '/docs/install/docker-compose');
    await change(page, how);
    const button = page.getByRole('button', {name: 'Copy code'}).first();
    const status = button.locator('xpath=following-sibling::*[@role="status"]');
    for (let time = 0; time < 2; time += 1) {
      await button.click();
      await expect(status).toContainText('Copied');
      await change(page, how);
      await expect(status).toBeEmpty();
    }
    expect(errors).toEqual([]);
  });
