import {expect, test, type Page} from '@playwright/test';
import {barriers} from './support/barriers';
import {open, ready, requestsOf, widthOf} from './support/page';

const field = (page: Page) => page.getByRole('combobox');

/** Opens the search over the page, or over a first one. */
async function openByKey(page: Page, key = '/'): Promise<void> {
  if (page.url() === 'about:blank') await page.goto('/docs/intro');
  await ready(page);
  await expect(page.locator('dialog[open]')).toHaveCount(0);
  await page.keyboard.press(key);
  await expect(field(page)).toBeFocused();
}

test('loads nothing of the search before it is opened, and shows the first result soon', async ({
  page,
}) => {
  const asked = requestsOf(page, (url) => /search-index|stemmers|search_components/.test(url));
  await page.goto('/docs/intro');
  await page.waitForLoadState('networkidle');
  expect(asked).toEqual([]);
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', {rate: 4});
  await openByKey(page);
  await page.keyboard.insertText('monitor');
  const first = await page.waitForFunction(() => {
    const files = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
    const arrived = files.find(({name}) => name.endsWith('names.json'));
    return (
      arrived && document.querySelector('dialog mark') && performance.now() - arrived.responseEnd
    );
  });
  console.log(`first result ${Math.round(Number(await first.jsonValue()))} ms after the index`);
});

test('an empty search has pages to start from', async ({page}) => {
  await openByKey(page);
  await page
    .getByRole('group', {name: 'Start here'})
    .getByRole('option', {name: 'Environment variables'})
    .click();
  await expect(page).toHaveURL(/\/docs\/environment$/);
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('opens by key, closes with Escape and gives the focus back', async ({page}) => {
  await page.goto('/docs/intro');
  const button = page.getByRole('button', {name: 'Search', exact: true});
  for (const key of ['/', 'Control+k', 'Meta+k']) {
    await button.focus();
    await openByKey(page, key);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(button).toBeFocused();
  }
});

test('results by keyboard: arrows, Enter, section anchors, recent searches', async ({page}) => {
  const query = 'time zone of the schedule';
  await openByKey(page);
  await page.keyboard.type(query);
  const options = page.getByRole('option');
  await expect(page.getByRole('status').filter({hasText: query})).toContainText(/results/);
  await expect(options.first()).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('ArrowDown');
  await expect(options.nth(1)).toHaveAttribute('aria-selected', 'true');
  await expect(field(page)).toHaveAttribute(
    'aria-activedescendant',
    (await options.nth(1).getAttribute('id'))!,
  );
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowUp');
  await expect(options.last()).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/docs\/monitor\/push-monitor#time-zone$/);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await openByKey(page);
  await page.getByRole('option', {name: query}).click();
  await expect(field(page)).toHaveValue(query);
  await expect(field(page)).toBeFocused();
  await field(page).fill('');
  await page.getByRole('option', {name: 'Forget these searches'}).click();
  await expect(page.getByRole('option', {name: query})).toHaveCount(0);
  await expect(field(page)).toBeFocused();
});

test('says what it is, how much it has found, and where', async ({page}) => {
  await openByKey(page);
  await page.keyboard.type('create or replace a monitor');
  await expect(page.locator('mark').first()).toBeVisible();
  await expect(page.getByRole('dialog')).toMatchAriaSnapshot(`
    - dialog "Search this site":
      - combobox "Search this site" [expanded]
      - button "Close the search"
      - status: /\\d+ results for “create or replace a monitor”/
      - listbox "Results":
        - group /API \\d+/:
          - option /POST Create or replace a monitor/ [selected]
        - option /Show all \\d+ results on a page/
  `);
});

test('a query without results leads on', async ({page}) => {
  await openByKey(page);
  await field(page).fill('enviorormnet');
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('status')).toHaveText('No results for “enviorormnet”');
  await expect(dialog.getByRole('option', {name: 'Troubleshooting'})).toBeVisible();
  await expect(dialog.getByRole('link', {name: 'Report what is missing'})).toHaveAttribute(
    'href',
    /issues\/new\?title=.*enviorormnet/,
  );
  await dialog
    .getByRole('group', {name: 'Did you mean:'})
    .getByRole('option', {name: 'Environment variables'})
    .click();
  await expect(field(page)).toHaveValue('Environment variables');
  await expect(dialog.getByRole('option').first()).toHaveAttribute('href', '/docs/environment');
});

test('Enter leaves a word that is being composed, and opens the page of results before there are any', async ({
  page,
}) => {
  await page.route('**/search-index/names.json', () => undefined);
  await openByKey(page);
  await field(page).fill('docker');
  await expect(page.getByText('Searching…')).toBeVisible();
  await field(page).dispatchEvent('keydown', {key: 'Enter', isComposing: true});
  await expect(page).toHaveURL(/\/docs\/intro$/);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/search\?q=docker$/);
});

test('a finger reaches everything on a phone', async ({browser}) => {
  const page = await browser.newPage({
    viewport: {width: 360, height: 740},
    hasTouch: true,
    isMobile: true,
  });
  await open(page, '/docs/intro');
  await page.getByRole('button', {name: 'Search', exact: true}).tap();
  await expect(field(page)).toBeFocused();
  // Phones zoom into fields with smaller letters.
  expect(
    await field(page).evaluate((input) => Number.parseFloat(getComputedStyle(input).fontSize)),
  ).toBeGreaterThanOrEqual(16);
  for (const part of [
    field(page),
    page.getByRole('button', {name: 'Close the search'}),
    page.getByRole('option').first(),
  ]) {
    // Rounded: a place between two pixels can give 43.999999.
    expect(Math.round((await part.boundingBox())!.height)).toBeGreaterThanOrEqual(44);
  }
  await field(page).fill('docker compose');
  await page.getByRole('option', {name: 'Docker Compose'}).first().tap();
  await expect(page).toHaveURL(/\/docs\/install\/docker-compose/);
  await page.close();
});

test('the slash stays a slash in a field', async ({page}) => {
  await open(page, '/search');
  await page.getByRole('searchbox').click();
  await page.keyboard.type('/api/website/send');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('searchbox')).toHaveValue('/api/website/send');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/search\?q=%2Fapi%2Fwebsite%2Fsend$/);
});

test('the page of results has an address and fits every width', async ({page}) => {
  await page.goto('/search?q=DATABASE_URL');
  await expect(page.getByRole('searchbox')).toHaveValue('DATABASE_URL');
  const first = page.locator('main li a').first();
  await expect(first).toHaveAttribute('href', '/docs/environment#DATABASE_URL');
  for (const width of [360, 768, 1440]) {
    await page.setViewportSize({width, height: 800});
    expect(await widthOf(page)).toBeLessThanOrEqual(width);
  }
});

test('says so when the search cannot be loaded', async ({page}) => {
  await page.route('**/search-index/**', (route) => route.abort());
  await openByKey(page);
  await page.keyboard.type('docker');
  await expect(page.getByText("The search couldn't be loaded.")).toBeVisible();
  await page.unroute('**/search-index/**');
  await page.getByRole('button', {name: 'Try again'}).click();
  await expect(page.getByRole('option').first()).toContainText('Docker Compose');
});

test('the open search has no accessibility faults', async ({page}) => {
  await openByKey(page);
  await page.keyboard.type('monitor');
  await expect(page.getByRole('option').first()).toBeVisible();
  expect(await barriers(page, 'dialog')).toEqual([]);
  await page.goto('/search?q=monitor');
  await expect(page.locator('main li a').first()).toBeVisible();
  expect(await barriers(page, 'main')).toEqual([]);
});
