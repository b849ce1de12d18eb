import {expect, test} from '@playwright/test';
import {barriers} from './support/barriers';
import {layOut, widthOf} from './support/page';

// axe.spec.ts checks an operation as it opens.
for (const [width, skipped, tag] of [
  [1440, ['color-contrast'], ''],
  [1440, [], ', contrast included @nightly'],
  [360, [], ', contrast included @nightly'],
] as const)
  test(`axe finds nothing at ${width} px on the largest operation, with everything open${tag}`, async ({
    page,
  }) => {
    await page.setViewportSize({width, height: 900});
    await page.goto('/api/monitor-upsert');
    await page.evaluate(() =>
      document
        .querySelectorAll<HTMLDetailsElement>('main details')
        .forEach((details) => (details.open = true)),
    );
    await page.getByRole('button', {name: 'Open the console'}).click();
    await page.getByRole('combobox', {name: 'Server'}).selectOption('Your instance');
    await page.getByRole('combobox', {name: 'Server'}).selectOption('Sample responses');
    await page.getByRole('button', {name: 'Show sample response'}).click();
    await expect(page.getByRole('region', {name: 'Sample response'})).toBeVisible();
    expect(await barriers(page, 'html', [...skipped])).toEqual([]);
  });

test('no page of the reference is wider than a phone', async ({page}) => {
  await page.setViewportSize({width: 360, height: 800});
  for (const route of ['/api', '/api/monitor-upsert', '/api/website-get-lighthouse-json']) {
    await page.goto(route);
    await layOut(page);
    expect(await widthOf(page), route).toBeLessThanOrEqual(360);
  }
});

test('remembers the language of the samples for the whole site', async ({page}) => {
  await page.goto('/api/monitor-all');
  await page.getByRole('tab', {name: 'Python'}).click();
  await page.goto('/api/website-all');
  await expect(page.getByRole('tab', {name: 'Python', selected: true})).toBeVisible();
  await expect(page.locator('.api-aside pre:visible').first()).toContainText('import requests');
});

test('the samples hold the reader’s values, and the other example bodies are below them', async ({
  page,
}) => {
  await page.addInitScript(() =>
    localStorage.setItem('tianji.reader', JSON.stringify({origin: 'https://status.example.org'})),
  );
  await page.goto('/api/monitor-upsert');
  await page.getByRole('tab', {name: 'Python'}).click();
  const sample = page.locator('.api-aside pre:visible').first();
  await expect(sample).toContainText('import requests');
  await expect(sample).toContainText('https://status.example.org/open/');
  await page.getByText('Other example bodies').click();
  await expect(page.locator('.api-aside pre:visible', {hasText: '"rrtype": "MX"'})).toHaveCount(1);
});

test('fields are the server’s HTML on the first page, and drawn on the pages that follow', async ({
  page,
}) => {
  await page.goto('/api/survey-stats');
  const field = page.locator('[id="path-surveyId"]');
  // A new page would lose it.
  await page.evaluate(() => Object.assign(window, {isSamePage: true}));
  await field.getByRole('link', {name: 'survey-all'}).click();
  await expect(page).toHaveURL(/\/api\/survey-all$/);
  await expect(page.locator('[id="path-workspaceId"]')).toContainText('ID of the workspace');
  await page.goBack();
  await expect(field).toContainText('as returned by survey-all');
  expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true);
});

test('shows all samples and responses without scripts', async ({browser}) => {
  const context = await browser.newContext({javaScriptEnabled: false});
  const page = await context.newPage();
  await page.goto('/api/monitor-upsert');
  const samples = page.locator('.api-aside pre');
  await expect(samples.filter({hasText: /^curl /})).toBeVisible();
  await expect(samples.filter({hasText: 'package main'})).toBeVisible();
  await expect(samples.filter({hasText: 'Is not workspace user'})).toBeVisible();
  await expect(page.getByRole('button', {name: 'Open the console'})).toBeHidden();
  await context.close();
});

test('a deep link into a closed part opens it', async ({page}) => {
  await page.goto('/api/monitor-upsert#body-payload.rrtype');
  await expect(page.locator('[id="body-payload.rrtype"]')).toBeInViewport();
});

test('the row of parts shows which one is being read', async ({page}) => {
  await page.setViewportSize({width: 360, height: 800});
  await page.goto('/api/monitor-upsert#errors');
  const current = () =>
    page.evaluate(() => document.querySelector('main nav a:target-current')?.textContent);
  await expect.poll(current).toBe('Errors');
  await page.locator('#body').evaluate((heading) => heading.scrollIntoView());
  await expect.poll(current).toBe('Request body');
});

test('the filter finds operations by title, id and method', async ({page}) => {
  await page.setViewportSize({width: 1440, height: 900});
  await page.goto('/api/monitor-all');
  await page.getByRole('searchbox', {name: 'Filter operations'}).fill('delete website');
  await expect(page.getByRole('link', {name: /Delete a website/}).first()).toBeVisible();
  await page.getByRole('searchbox', {name: 'Filter operations'}).fill('zzzz');
  await expect(page.getByText('No matching operations.')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('link', {name: 'Introduction'}).first()).toBeVisible();
});

test('a copied sample holds the reader’s values, and no address holds a key', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/api/monitor-all');
  await page.evaluate(() => {
    localStorage.setItem(
      'tianji.reader',
      JSON.stringify({origin: 'https://status.example.org', workspaceId: 'a'.repeat(25)}),
    );
    sessionStorage.setItem('tianji.reader', JSON.stringify({apiKey: 'sk_0123456789abcdef0123'}));
  });
  await page.reload();
  await expect(page.locator('.api-aside pre').first()).toContainText('https://status.example.org');
  await expect(page.locator('.api-aside pre').first()).not.toContainText('sk_0123456789abcdef0123');
  await page.locator('.api-aside').getByRole('button', {name: 'Copy code'}).first().click();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toContain(
    `https://status.example.org/open/workspace/${'a'.repeat(25)}/monitor/all`,
  );
  for (const url of copied.match(/https?:\/\/\S+/g) ?? [])
    expect(url).not.toContain('sk_0123456789abcdef0123');
  // The context is the next test's, too.
  await context.clearPermissions();
});
