import {expect, test} from '@playwright/test';
import {barriers} from './support/barriers';
import {openConsole} from './support/page';

// axe.spec.ts checks an operation as it opens.
const audits: {width: number; skipped: string[]; tag: string}[] = [
  {width: 1440, skipped: ['color-contrast'], tag: ''},
  {width: 1440, skipped: [], tag: ', contrast included @nightly'},
  {width: 360, skipped: [], tag: ', contrast included @nightly'},
];
for (const {width, skipped, tag} of audits)
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
    await openConsole(page);
    await page.getByRole('combobox', {name: 'Server'}).selectOption('Your instance');
    await page.getByRole('combobox', {name: 'Server'}).selectOption('Sample responses');
    await page.getByRole('button', {name: 'Show sample response'}).click();
    await expect(page.getByRole('region', {name: 'Sample response'})).toBeVisible();
    expect(await barriers(page, 'html', skipped)).toEqual([]);
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

test('other example bodies of an operation are below its sample', async ({page}) => {
  await page.goto('/api/monitor-upsert');
  await page.getByText('Other example bodies').click();
  await expect(page.locator('.api-aside pre:visible', {hasText: '"rrtype": "MX"'})).toHaveCount(1);
});

test('a deep link into a closed part opens it', async ({page}) => {
  await page.goto('/api/monitor-upsert#body-payload.rrtype');
  await expect(page.locator('[id="body-payload.rrtype"]')).toBeInViewport();
});

test('the row of sections marks the one that is being read', async ({page}) => {
  await page.setViewportSize({width: 360, height: 800});
  await page.goto('/api/monitor-upsert#errors');
  const markedLink = () =>
    page.evaluate(() => document.querySelector('main nav a:target-current')?.textContent);
  await expect.poll(markedLink).toBe('Errors');
  await page.locator('#body').evaluate((heading) => heading.scrollIntoView());
  await expect.poll(markedLink).toBe('Request body');
});

// filter.test.ts has what matches.
test('the filter finds operations, and Escape clears it', async ({page}) => {
  await page.setViewportSize({width: 1440, height: 900});
  await page.goto('/api/monitor-all');
  const filter = page.getByRole('searchbox', {name: 'Filter operations'});
  await filter.fill('delete website');
  await expect(page.getByRole('link', {name: /Delete a website/}).first()).toBeVisible();
  await filter.fill('zzzz');
  await expect(page.getByText('No matching operations.')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('link', {name: 'Introduction'}).first()).toBeVisible();
});
