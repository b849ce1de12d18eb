import {expect, test} from '@playwright/test';
import {barriers, openConsole} from './support/page';

// pages.spec.ts checks an operation as it opens.
test('the largest operation has no barriers with everything open', async ({page}) => {
  await page.goto('/api/monitor-upsert');
  await page
    .locator('main details')
    .evaluateAll((parts) => parts.forEach((details) => details.setAttribute('open', '')));
  await openConsole(page);
  await page.getByRole('button', {name: 'Show sample response'}).click();
  await expect(page.getByRole('region', {name: 'Sample response'})).toBeVisible();
  expect(await barriers(page, 'html', true)).toEqual([]);
});

test('the chosen language of the samples is remembered for the whole site', async ({page}) => {
  await page.goto('/api/monitor-all');
  await page.getByRole('tab', {name: 'Python'}).click();
  await page.goto('/api/website-all');
  await expect(page.getByRole('tab', {name: 'Python', selected: true})).toBeVisible();
  await expect(page.locator('.api-aside pre:visible').first()).toContainText('import requests');
});

test('a sample holds the reader’s values, shows no key, and can be copied with it', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const values = {origin: 'https://status.example.org', workspaceId: 'a'.repeat(25)};
  const apiKey = 'sk_0123456789abcdef0123';
  await page.addInitScript(
    ([local, session]) => {
      localStorage.setItem('tianji.reader', local);
      sessionStorage.setItem('tianji.reader', session);
    },
    [JSON.stringify(values), JSON.stringify({apiKey})] as const,
  );
  await page.goto('/api/monitor-all');
  const sample = page.locator('.api-aside pre').first();
  await expect(sample).toContainText(values.origin);
  await expect(sample).not.toContainText(apiKey);
  await page.locator('.api-aside').getByRole('button', {name: 'Copy code'}).first().click();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toContain(`${values.origin}/open/workspace/${values.workspaceId}/monitor/all`);
  for (const url of copied.match(/https?:\/\/\S+/g) ?? []) expect(url).not.toContain(apiKey);
  // The context is the next test's, too.
  await context.clearPermissions();
});

test('a deep link into a closed part opens it', async ({page}) => {
  await page.goto('/api/monitor-upsert#body-payload.rrtype');
  await expect(page.locator('[id="body-payload.rrtype"]')).toBeInViewport();
});

// filter.test.ts has what matches.
test('the filter finds operations, and Escape clears it', async ({page}) => {
  await page.goto('/api/monitor-all');
  await page.getByRole('searchbox', {name: 'Filter operations'}).fill('delete website');
  await expect(page.getByRole('link', {name: /Delete a website/}).first()).toBeVisible();
  const other = page.getByRole('link', {name: 'Introduction'}).first();
  await expect(other).toBeHidden();
  await page.keyboard.press('Escape');
  await expect(other).toBeVisible();
});
