import AxeBuilder from '@axe-core/playwright';
import {expect, test, type Page} from '@playwright/test';
import {brotliCompressSync} from 'node:zlib';

const kib = 1024;

/** Loads a page and weighs what it received, compressed as a host with brotli would. */
async function weigh(page: Page, act: () => Promise<unknown>): Promise<{all: number; script: number}> {
  const waiting: Promise<{url: string; size: number}>[] = [];
  page.on('response', (response) => {
    waiting.push(response.body().then((body) => ({url: response.url(), size: /woff2|png|jpe?g|webp/.test(response.url()) ? body.length : brotliCompressSync(body).length}), () => ({url: '', size: 0})));
  });
  await act();
  await page.waitForLoadState('networkidle');
  page.removeAllListeners('response');
  const files = await Promise.all(waiting);
  const sum = (list: typeof files): number => list.reduce((total, {size}) => total + size, 0);
  return {all: sum(files), script: sum(files.filter(({url}) => new URL(url || 'x:').pathname.endsWith('.js')))};
}

for (const route of ['/api/monitor-upsert', '/api/monitor-create-page', '/api/monitor-all']) {
  test(`${route} stays light, and so does its console`, async ({page}) => {
    const {all, script} = await weigh(page, async () => {
      await page.goto(route);
      await page.waitForSelector('html[data-has-hydrated=true]');
    });
    expect.soft(script / kib, 'scripts in KiB').toBeLessThanOrEqual(165);
    expect.soft(all / kib, 'whole page in KiB').toBeLessThanOrEqual(225);
    const opened = await weigh(page, () => page.getByRole('button', {name: 'Open the console'}).click());
    expect.soft(opened.script / kib, 'console in KiB').toBeLessThanOrEqual(350);
  });
}

for (const palette of ['dark', 'light']) {
  for (const width of [360, 1440]) {
    test(`axe finds nothing in the ${palette} palette at ${width}, console closed and open`, async ({page}) => {
      // The largest page with everything open is checked twice.
      test.slow();
      await page.setViewportSize({width, height: 900});
      await page.goto('/api/monitor-upsert');
      await page.evaluate((theme) => document.documentElement.setAttribute('data-theme', theme), palette);
      await page.evaluate(() => document.querySelectorAll('main details').forEach((one) => ((one as HTMLDetailsElement).open = true)));
      const check = async (): Promise<unknown> =>
        (await new AxeBuilder({page}).withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']).analyze()).violations.map(({id, nodes}) => [id, nodes.map(({target}) => target).slice(0, 3)]);
      expect(await check()).toEqual([]);
      await page.getByRole('button', {name: 'Open the console'}).click();
      await page.getByRole('radio', {name: 'Your instance'}).check();
      await page.getByRole('radio', {name: 'Sample answers'}).check();
      await page.getByRole('button', {name: 'Show a sample answer'}).click();
      await expect(page.getByRole('region', {name: 'Sample answer'})).toBeVisible();
      expect(await check()).toEqual([]);
    });
  }
}

test('no page of the reference is wider than a phone', async ({page}) => {
  await page.setViewportSize({width: 360, height: 800});
  for (const route of ['/api', '/api/introduction', '/api/monitor', '/api/monitor-upsert', '/api/website-get-lighthouse-json']) {
    await page.goto(route);
    expect(await page.evaluate(() => document.documentElement.scrollWidth), route).toBeLessThanOrEqual(360);
  }
});

test('remembers the language of the samples for the whole site', async ({page}) => {
  await page.goto('/api/monitor-all');
  await page.getByText('Python', {exact: true}).click();
  await page.goto('/api/website-all');
  await expect(page.getByRole('radio', {name: 'Python'})).toBeChecked();
  await expect(page.locator('.api-aside pre:visible').first()).toContainText('import requests');
});

test('shows the samples and answers of the chosen tab without scripts', async ({browser}) => {
  const context = await browser.newContext({javaScriptEnabled: false});
  const page = await context.newPage();
  await page.goto('/api/monitor-upsert');
  await page.getByText('Go', {exact: true}).click();
  await expect(page.locator('.api-aside pre:visible').first()).toContainText('package main');
  await page.locator('label').filter({hasText: '403'}).click();
  await expect(page.getByText('Is not workspace user').last()).toBeVisible();
  await expect(page.getByRole('button', {name: 'Open the console'})).toBeHidden();
  await context.close();
});

test('a deep link into a closed part opens it', async ({page}) => {
  await page.goto('/api/monitor-upsert#body-payload.rrtype');
  await expect(page.locator('[id="body-payload.rrtype"]')).toBeInViewport();
});

test('the filter finds operations by title, id and method', async ({page}) => {
  await page.setViewportSize({width: 1440, height: 900});
  await page.goto('/api/monitor-all');
  await page.getByRole('searchbox', {name: 'Filter operations'}).fill('delete website');
  await expect(page.getByRole('link', {name: /Delete a website/}).first()).toBeVisible();
  await page.getByRole('searchbox', {name: 'Filter operations'}).fill('zzzz');
  await expect(page.getByText('No operation fits.')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('link', {name: 'Introduction'}).first()).toBeVisible();
});

test('a copied sample holds the reader’s values, and no address holds a key', async ({page, context}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/api/monitor-all');
  await page.evaluate(() => {
    localStorage.setItem('tianji.reader', JSON.stringify({origin: 'https://status.example.org', workspaceId: 'a'.repeat(25)}));
    sessionStorage.setItem('tianji.reader', JSON.stringify({apiKey: 'sk_0123456789abcdef0123'}));
  });
  await page.reload();
  await expect(page.locator('.api-aside pre').first()).toContainText('https://status.example.org');
  await expect(page.locator('.api-aside pre').first()).not.toContainText('sk_0123456789abcdef0123');
  await page.locator('.api-aside figure').first().getByRole('button').click();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toContain(`https://status.example.org/open/workspace/${'a'.repeat(25)}/monitor/all`);
  for (const url of copied.match(/https?:\/\/\S+/g) ?? []) expect(url).not.toContain('sk_0123456789abcdef0123');
});
