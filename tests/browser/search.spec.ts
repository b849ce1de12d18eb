import {devices, expect, test, type Page} from '@playwright/test';
import {barriers, open, requestsOf, widthOf} from './support/page';

const field = (page: Page) => page.getByRole('combobox');
const dialog = (page: Page) => page.getByRole('dialog');

/** Opens the search over a page. */
async function openSearch(page: Page, address = '/docs/intro'): Promise<void> {
  await open(page, address);
  await page.keyboard.press('/');
  await expect(field(page)).toBeFocused();
}

test('nothing of the search is loaded before it is opened, and the first result is there soon', async ({
  page,
}) => {
  const asked = requestsOf(page, (url) => /search-index|stemmers|search_components/.test(url));
  await open(page, '/docs/intro');
  await page.waitForLoadState('networkidle');
  expect(asked).toEqual([]);
  await page.keyboard.press('/');
  await field(page).fill('monitor');
  await expect(dialog(page).locator('mark').first()).toBeVisible();
  expect(asked.length).toBeGreaterThan(0);
});

test('an empty search has pages to start from', async ({page}) => {
  await openSearch(page);
  const group = page.getByRole('group', {name: 'Start here'});
  await group.getByRole('option', {name: 'Environment variables'}).click();
  await expect(page).toHaveURL(/\/docs\/environment$/);
  await expect(dialog(page)).toHaveCount(0);
});

test('a key opens the search, and Escape closes it and gives the focus back', async ({page}) => {
  await open(page, '/docs/intro');
  const button = page.getByRole('button', {name: 'Search', exact: true});
  await button.focus();
  for (const key of ['/', 'Control+k', 'Meta+k']) {
    await page.keyboard.press(key);
    await expect(field(page)).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toHaveCount(0);
    await expect(button).toBeFocused();
  }
});

test('a reader chooses among results with the arrows, and Enter leads to the section', async ({
  page,
}) => {
  await openSearch(page);
  await page.keyboard.type('time zone of the schedule');
  const options = page.getByRole('option');
  await expect(dialog(page).locator('[aria-busy="true"]')).toHaveCount(0);
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
  await expect(dialog(page)).toHaveCount(0);
});

test('the search says what it is, how much it has found, and where, without barriers', async ({
  page,
}) => {
  await openSearch(page);
  await page.keyboard.type('create or replace a monitor');
  await expect(page.locator('mark').first()).toBeVisible();
  await expect(dialog(page)).toMatchAriaSnapshot(`
    - dialog "Search this site":
      - combobox "Search this site" [expanded]
      - button "Close the search"
      - status: /\\d+ results for “create or replace a monitor”/
      - listbox "Results":
        - group /API \\d+/:
          - option /POST Create or replace a monitor/ [selected]
        - option /Show all \\d+ results on a page/
  `);
  expect(await barriers(page, 'dialog')).toEqual([]);
});

test('a query without results leads on', async ({page}) => {
  await openSearch(page);
  await field(page).fill('enviorormnet');
  await expect(dialog(page).getByRole('status')).toHaveText('No results for “enviorormnet”');
  await expect(dialog(page).getByRole('option', {name: 'Troubleshooting'})).toBeVisible();
  await expect(dialog(page).getByRole('link', {name: 'Report what is missing'})).toHaveAttribute(
    'href',
    /issues\/new\?title=.*enviorormnet/,
  );
  const meant = page.getByRole('group', {name: 'Did you mean:'});
  await meant.getByRole('option', {name: 'Environment variables'}).click();
  await expect(field(page)).toHaveValue('Environment variables');
});

test('Enter leaves a word that is being composed, and opens the page of results before there are any', async ({
  page,
}) => {
  await page.route('**/search-index/names.json', () => undefined);
  await openSearch(page);
  await field(page).fill('docker');
  await expect(page.getByText('Searching…')).toBeVisible();
  await field(page).dispatchEvent('keydown', {key: 'Enter', isComposing: true});
  await expect(page).toHaveURL(/\/docs\/intro$/);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/search\?q=docker$/);
});

test('a finger finds a page on a phone, which does not zoom into the field', async ({browser}) => {
  const page = await browser.newPage(devices['Pixel 7']);
  await open(page, '/docs/intro');
  await page.getByRole('button', {name: 'Search', exact: true}).tap();
  // Phones zoom into fields with smaller letters.
  await expect(field(page)).toHaveCSS('font-size', /^(1[6-9]|2\d)(\.\d+)?px$/);
  await field(page).fill('docker compose');
  await page.getByRole('option', {name: 'Docker Compose'}).first().tap();
  await expect(page).toHaveURL(/\/docs\/install\/docker-compose/);
  await page.close();
});

test('the page of results has an address, no barriers, a field for all characters, and fits a phone', async ({
  page,
}) => {
  await page.setViewportSize({width: 360, height: 800});
  await open(page, '/search?q=DATABASE_URL');
  const search = page.getByRole('searchbox');
  await expect(search).toHaveValue('DATABASE_URL');
  const first = page.locator('main li a').first();
  await expect(first).toHaveAttribute('href', '/docs/environment#DATABASE_URL');
  expect(await barriers(page, 'main')).toEqual([]);
  expect(await widthOf(page)).toBeLessThanOrEqual(360);
  // The slash doesn't open the dialog here.
  await search.fill('');
  await search.pressSequentially('/api/website/send');
  await expect(dialog(page)).toHaveCount(0);
  await search.press('Enter');
  await expect(page).toHaveURL(/\/search\?q=%2Fapi%2Fwebsite%2Fsend$/);
});

test('a search that could not be loaded says so, and can be tried again', async ({page}) => {
  await page.route('**/search-index/**', (route) => route.abort());
  await openSearch(page);
  await page.keyboard.type('docker');
  await expect(page.getByText("The search couldn't be loaded.")).toBeVisible();
  await page.unroute('**/search-index/**');
  await page.getByRole('button', {name: 'Try again'}).click();
  await expect(page.getByRole('option').first()).toContainText('Docker Compose');
});
