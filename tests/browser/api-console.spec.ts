import {expect, test as base, type Page} from '@playwright/test';
import {badServer, type BadServer, type Behavior} from './support/bad-server';
import {requestsOf} from './support/page';

const test = base.extend<{server: BadServer}>({
  server: async ({}, use) => {
    const server = await badServer();
    await use(server);
    await server.close();
  },
});

const result = (page: Page) => page.getByRole('region', {name: 'Server response'});

const serverChoice = (page: Page) => page.getByRole('combobox', {name: 'Server'});

async function openConsole(page: Page, route = '/api/monitor-all'): Promise<void> {
  await page.goto(route);
  await page.getByRole('button', {name: 'Open the console'}).click();
  await expect(page.getByRole('form', {name: 'API console'})).toBeVisible();
}

async function ready(page: Page, origin: string, route?: string): Promise<void> {
  await openConsole(page, route);
  await serverChoice(page).selectOption('Your instance');
  await page.getByRole('textbox', {name: 'Server URL'}).fill(origin);
  const key = page.getByLabel('API key or sign-in token');
  if (await key.count()) await key.fill('sk_0123456789abcdef');
}

/** What scripts ask for. Pages of links in view are prefetched meanwhile. */
const calls = (page: Page): string[] =>
  requestsOf(page, (_, type) => type === 'fetch' || type === 'xhr');

const send = (page: Page): Promise<void> =>
  page.getByRole('button', {name: 'Send request'}).click();

test('shows a sample response without sending anything', async ({page}) => {
  await openConsole(page);
  const sent = calls(page);
  await page.getByRole('button', {name: 'Show sample response'}).click();
  await expect(
    page.getByText('Sample 200 response from the API description. Nothing was sent.'),
  ).toBeVisible();
  await expect(page.getByRole('region', {name: 'Response body'})).toContainText('Shop home page');
  expect(sent).toEqual([]);
});

for (const width of [390, 1440]) {
  test(`opens in view at ${width} px, with the focus on its first field`, async ({page}) => {
    await page.setViewportSize({width, height: 900});
    await openConsole(page, '/api/monitor-upsert');
    await expect(serverChoice(page)).toBeFocused();
    await expect(serverChoice(page)).toBeInViewport();
    await expect(page.getByRole('textbox', {name: 'Body application/json'})).toBeInViewport();
    const button = page.getByRole('button', {name: 'Close the console'});
    // A click at its middle would otherwise reach the bar that lies above it.
    await expect
      .poll(() =>
        button.evaluate((element) => {
          const {left, top, width: across} = element.getBoundingClientRect();
          return element.contains(document.elementFromPoint(left + across / 2, top + 2));
        }),
      )
      .toBe(true);
  });
}

test('sends to the chosen server only, with the key in a header, and shows status, time, headers and body', async ({
  page,
  server,
}) => {
  await ready(page, server.origin);
  const sent = calls(page);
  await send(page);
  await expect(result(page)).toContainText('200');
  await expect(result(page)).toContainText('ms');
  await expect(result(page).getByRole('region', {name: 'Response body'})).toContainText(
    '"name": "Shop home page"',
  );
  await expect(result(page)).toContainText('Response headers visible to the browser');
  expect(new Set(sent.map((url) => new URL(url).origin))).toEqual(new Set([server.origin]));
  expect(server.requests[0]!.headers.authorization).toBe('Bearer sk_0123456789abcdef');
  expect(server.requests[0]!.headers.cookie).toBeUndefined();
  expect(server.requests[0]!.url).not.toContain('sk_');
});

const explained: [Behavior, RegExp][] = [
  ['empty', /doesn't have a body/],
  ['html', /This is a web page, not an API response/],
  ['invalid-json', /not valid JSON/],
  ['redirect', /The server redirects/],
  ['wrong-key', /The API key is unknown/],
  ['unauthorized', /doesn't accept the token/],
  ['forbidden', /your role doesn't allow it/],
  ['no-cors', /doesn't allow this site to read the response \(CORS\)/],
  ['broken-off', /The response was cut off/],
];

test('explains unusual responses, and stays usable', async ({page, server}) => {
  await ready(page, server.origin);
  for (const [behavior, words] of explained) {
    server.behave(behavior);
    await send(page);
    await expect(result(page), behavior).toContainText(words);
    server.behave('good');
    await send(page);
    await expect(
      result(page).getByRole('region', {name: 'Response body'}),
      `after ${behavior}`,
    ).toContainText('Shop home page');
  }
});

test('explains a server that is down', async ({page, server}) => {
  const {origin} = server;
  await server.close();
  await ready(page, origin);
  await send(page);
  await expect(result(page)).toContainText("The console can't reach the server");
  await expect(result(page)).toContainText(origin);
});

test('shows the beginning of a response of 10 MB, with a note', async ({page, server}) => {
  server.behave('huge');
  await ready(page, server.origin);
  await send(page);
  await expect(result(page)).toContainText('Only the first 100,000 characters are shown.');
  expect(
    (await result(page).getByRole('region', {name: 'Response body'}).innerText()).length,
  ).toBeLessThanOrEqual(100_001);
});

test('a slow server is named as such, waited for almost two minutes, and given up then; the request can be canceled', async ({
  page,
  server,
}) => {
  await page.clock.install();
  server.behave('slow');
  await ready(page, server.origin);
  const sendAndWait = async (time: string): Promise<void> => {
    const asked = server.requests.length;
    await send(page);
    await expect(page.getByText('Waiting for the response…')).toBeVisible();
    await expect.poll(() => server.requests.length).toBe(asked + 1);
    await page.clock.fastForward(time);
  };
  await sendAndWait('00:15');
  await expect(page.getByText('The server is slow')).toBeVisible();
  await page.getByRole('button', {name: 'Cancel'}).click();
  await expect(result(page)).toContainText('Canceled');
  await expect(page.getByRole('button', {name: 'Send request'})).toBeFocused();
  await sendAndWait('01:50');
  server.respond();
  await expect(result(page)).toContainText('late');
  await sendAndWait('02:01');
  await expect(result(page)).toContainText('No response within two minutes');
});

test('asks before it deletes', async ({page, server}) => {
  await ready(page, server.origin, '/api/monitor-delete');
  const questions: string[] = [];
  page.once('dialog', (dialog) => {
    questions.push(dialog.message());
    void dialog.dismiss();
  });
  await send(page);
  expect(questions).toEqual([expect.stringContaining(server.origin)]);
  expect(server.requests).toHaveLength(0);
  page.once('dialog', (dialog) => void dialog.accept());
  await send(page);
  await expect(result(page)).toContainText('200');
  expect(server.requests[0]!.method).toBe('DELETE');
});

test('names what is missing before it sends', async ({page, server}) => {
  await ready(page, 'nonsense', '/api/website-add');
  await page.getByRole('textbox', {name: 'Body application/json'}).fill('{');
  await send(page);
  await expect(page.getByRole('textbox', {name: 'Server URL'})).toBeFocused();
  await expect(page.getByText("This isn't valid JSON.")).toBeVisible();
  expect(server.requests).toHaveLength(0);
});

test('keeps the key for the session only, masked, and for its own server only', async ({
  page,
  server,
}) => {
  await ready(page, server.origin);
  await send(page);
  await expect(result(page)).toContainText('200');
  const stored = await page.evaluate(() => ({
    local: JSON.stringify({...localStorage}),
    session: JSON.stringify({...sessionStorage}),
  }));
  expect(stored.local).not.toContain('sk_0123456789abcdef');
  expect(stored.session).toContain('sk_0123456789abcdef');
  await expect(page.getByText('sk_0123456789abcdef')).toHaveCount(0);
  await expect(page.getByLabel('API key or sign-in token')).toHaveAttribute('type', 'password');
  await serverChoice(page).selectOption('Tianji Cloud');
  await expect(page.getByLabel('API key or sign-in token')).toHaveValue('');
  // The samples of the page show the reader's server now.
  await expect(page.locator('.api-aside pre', {hasText: /^curl /})).toContainText(server.origin);
});

test('works with the keyboard alone and gives the focus back', async ({page, server}) => {
  await page.goto('/api/monitor-all');
  const toggle = page.getByRole('button', {name: 'Open the console'});
  await toggle.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('form', {name: 'API console'})).toBeVisible();
  await expect(serverChoice(page)).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Tab');
  await page.keyboard.type(server.origin);
  await page.keyboard.press('Tab');
  await page.keyboard.type('sk_0123456789abcdef');
  await page.keyboard.press('Enter');
  const body = result(page).getByRole('region', {name: 'Response body'});
  await expect(body).toContainText('Shop home page');
  for (
    let i = 0;
    i < 12 && !(await body.evaluate((node) => node === document.activeElement));
    i += 1
  )
    await page.keyboard.press('Tab');
  await expect(body).toBeFocused();
  const close = page.getByRole('button', {name: 'Close the console'});
  for (
    let i = 0;
    i < 12 && !(await close.evaluate((node) => node === document.activeElement));
    i += 1
  )
    await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('form', {name: 'API console'})).toHaveCount(0);
  await expect(page.getByRole('button', {name: 'Open the console'})).toBeFocused();
});
