import {expect, test as base, type Page} from '@playwright/test';
import {badServer, type BadServer, type Behaviour} from './support/bad-server';

const test = base.extend<{server: BadServer}>({
  // eslint-disable-next-line no-empty-pattern
  server: async ({}, use) => {
    const server = await badServer();
    await use(server);
    await server.close();
  },
});

const result = (page: Page) => page.getByRole('region', {name: 'Answer of the server'});

async function openConsole(page: Page, route = '/api/monitor-all'): Promise<void> {
  await page.goto(route);
  await page.getByRole('button', {name: 'Open the console'}).click();
  await expect(page.getByRole('form', {name: 'Console'})).toBeVisible();
}

/** Opens the console of an operation and fills in server and key. */
async function ready(page: Page, origin: string, route?: string): Promise<void> {
  await openConsole(page, route);
  await page.getByRole('radio', {name: 'Your instance'}).check();
  await page.getByRole('textbox', {name: 'Address of your server'}).fill(origin);
  const key = page.getByLabel('API key or sign-in token');
  if (await key.count()) await key.fill('sk_0123456789abcdef');
}

const send = (page: Page): Promise<void> => page.getByRole('button', {name: 'Send the request'}).click();

test('shows a sample answer without sending anything', async ({page}) => {
  await openConsole(page);
  const sent: string[] = [];
  page.on('request', (request) => sent.push(request.url()));
  await page.getByRole('button', {name: 'Show a sample answer'}).click();
  await expect(page.getByText('Sample answer 200 from the description. Nothing was sent.')).toBeVisible();
  await expect(page.getByRole('region', {name: 'Body of the answer'})).toContainText('Shop home page');
  expect(sent).toEqual([]);
});

test('sends to the chosen server only, with the key in a header, and shows status, time, headers and body', async ({page, server}) => {
  await ready(page, server.origin);
  const hosts = new Set<string>();
  page.on('request', (request) => hosts.add(new URL(request.url()).origin));
  await send(page);
  await expect(result(page)).toContainText('200');
  await expect(result(page)).toContainText('ms');
  await expect(result(page).getByRole('region', {name: 'Body of the answer'})).toContainText('"name": "Shop home page"');
  await expect(result(page)).toContainText('Headers that the browser may read');
  expect([...hosts]).toEqual([server.origin]);
  expect(server.requests[0]!.headers.authorization).toBe('Bearer sk_0123456789abcdef');
  expect(server.requests[0]!.headers.cookie).toBeUndefined();
  expect(server.requests[0]!.url).not.toContain('sk_');
});

const explained: [Behaviour, RegExp][] = [
  ['empty', /answered without a body/],
  ['html', /This is a web page, not an answer of the API/],
  ['invalid-json', /not valid JSON/],
  ['redirect', /The server redirects/],
  ['wrong-key', /The API key is wrong/],
  ['unauthorized', /does not accept the token/],
  ['forbidden', /your role is too low/],
  ['no-cors', /does not allow this page to read it \(CORS\)/],
  ['broken-off', /The answer broke off/],
];

for (const [behaviour, words] of explained) {
  test(`explains a server that answers: ${behaviour}`, async ({page, server}) => {
    server.behave(behaviour);
    await ready(page, server.origin);
    await send(page);
    await expect(result(page)).toContainText(words);
    // The page stays usable: the next request goes through.
    server.behave('good');
    await send(page);
    await expect(result(page).getByRole('region', {name: 'Body of the answer'})).toContainText('Shop home page');
  });
}

test('explains a server that is down', async ({page, server}) => {
  const {origin} = server;
  await server.close();
  await ready(page, origin);
  await send(page);
  await expect(result(page)).toContainText('The server cannot be reached');
  await expect(result(page)).toContainText(origin);
});

test('shows the beginning of an answer of 10 MB, with a note', async ({page, server}) => {
  server.behave('huge');
  await ready(page, server.origin);
  await send(page);
  await expect(result(page)).toContainText('The answer has 10 MB.');
  expect((await result(page).getByRole('region', {name: 'Body of the answer'}).innerText()).length).toBeLessThanOrEqual(100_001);
});

test('waits for a slow server, says so, and can be cancelled', async ({page, server}) => {
  server.behave('slow');
  await ready(page, server.origin);
  await send(page);
  await expect(page.getByText('Waiting for the answer.')).toBeVisible();
  await expect(page.getByText('The server is slow')).toBeVisible({timeout: 15_000});
  await page.getByRole('button', {name: 'Cancel'}).click();
  await expect(result(page)).toContainText('Cancelled');
  await expect(page.getByRole('button', {name: 'Send the request'})).toBeFocused();
});

test('waits half a minute for an answer', async ({page, server}) => {
  test.setTimeout(90_000);
  server.behave('slow');
  await ready(page, server.origin);
  await send(page);
  await expect(result(page)).toContainText('late', {timeout: 45_000});
});

test('asks before it deletes', async ({page, server}) => {
  await ready(page, server.origin, '/api/monitor-delete');
  await send(page);
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText(server.origin);
  await expect(question.getByRole('button', {name: 'Do not send'})).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', {name: 'Send the request'})).toBeFocused();
  expect(server.requests).toHaveLength(0);
  await send(page);
  await page.getByRole('button', {name: 'Send DELETE'}).click();
  await expect(result(page)).toContainText('200');
  expect(server.requests[0]!.method).toBe('DELETE');
});

test('names what is missing before it sends', async ({page, server}) => {
  await ready(page, 'nonsense', '/api/website-add');
  await page.getByRole('textbox', {name: 'Body application/json'}).fill('{');
  await send(page);
  await expect(page.getByRole('textbox', {name: 'Address of your server'})).toBeFocused();
  await expect(page.getByText('This is not valid JSON.')).toBeVisible();
  expect(server.requests).toHaveLength(0);
});

test('keeps the key for the session only, masked, and for its own server only', async ({page, server}) => {
  await ready(page, server.origin);
  await send(page);
  await expect(result(page)).toContainText('200');
  const stored = await page.evaluate(() => ({local: JSON.stringify({...localStorage}), session: JSON.stringify({...sessionStorage})}));
  expect(stored.local).not.toContain('sk_0123456789abcdef');
  expect(stored.session).toContain('sk_0123456789abcdef');
  await expect(page.getByText('sk_0123456789abcdef')).toHaveCount(0);
  await expect(page.getByLabel('API key or sign-in token')).toHaveAttribute('type', 'password');
  await page.getByRole('radio', {name: 'Tianji Cloud'}).check();
  await expect(page.getByLabel('API key or sign-in token')).toHaveValue('');
  // The samples of the page show the reader's server now.
  await expect(page.locator('.api-aside pre').first()).toContainText(server.origin);
});

test('works with the keyboard alone and gives the focus back', async ({page, server}) => {
  await page.goto('/api/monitor-all');
  const door = page.getByRole('button', {name: 'Open the console'});
  await door.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('form', {name: 'Console'})).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('radio', {name: 'Sample answers'})).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Tab');
  await page.keyboard.type(server.origin);
  await page.keyboard.press('Tab');
  await page.keyboard.type('sk_0123456789abcdef');
  await page.keyboard.press('Enter');
  const body = result(page).getByRole('region', {name: 'Body of the answer'});
  await expect(body).toContainText('Shop home page');
  for (let i = 0; i < 12 && !(await body.evaluate((node) => node === document.activeElement)); i += 1) await page.keyboard.press('Tab');
  await expect(body).toBeFocused();
  const close = page.getByRole('form', {name: 'Console'}).getByRole('button', {name: 'Close', exact: true});
  for (let i = 0; i < 12 && !(await close.evaluate((node) => node === document.activeElement)); i += 1) await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('form', {name: 'Console'})).toHaveCount(0);
  await expect(page.getByRole('button', {name: 'Open the console'})).toBeFocused();
});
