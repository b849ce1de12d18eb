import {expect, test, type Page, type Request, type Route} from '@playwright/test';
import {openConsole, requestsOf} from './support/page';

/** The reader's server. Nothing listens there: tests respond in its place. */
const server = 'http://localhost:9';
const apiKey = 'sk_0123456789abcdef';
const monitors = {json: [{id: 'cm5xnkdfy000f08l5b8gl9w7j', name: 'Shop home page'}]};

const result = (page: Page) => page.getByRole('region', {name: 'Server response'});
const responseBody = (page: Page) => page.getByRole('region', {name: 'Response body'});
const serverChoice = (page: Page) => page.getByRole('combobox', {name: 'Server'});
const keyField = (page: Page) => page.getByLabel('API key or sign-in token');

/** Pages of links in view are prefetched meanwhile. */
const isFetch = (_: string, type: string): boolean => type === 'fetch' || type === 'xhr';

const send = (page: Page): Promise<void> =>
  page.getByRole('button', {name: 'Send request'}).click();

/** Opens the console of an operation and fills in a server and a key. */
async function openFilled(page: Page, route = '/api/monitor-all', origin = server): Promise<void> {
  await page.goto(route);
  await openConsole(page);
  await serverChoice(page).selectOption('Your instance');
  await page.getByRole('textbox', {name: 'Server URL'}).fill(origin);
  await keyField(page).fill(apiKey);
}

/** Responds in the server's place. @returns requests that reach it from now on */
async function respond(
  page: Page,
  handle: (route: Route) => unknown = (route) => route.fulfill(monitors),
): Promise<Request[]> {
  const requests: Request[] = [];
  await page.route(`${server}/**`, (route) => {
    requests.push(route.request());
    return handle(route);
  });
  return requests;
}

test('a reader sees a sample response without sending anything', async ({page}) => {
  await page.goto('/api/monitor-all');
  await openConsole(page);
  const sent = requestsOf(page, isFetch);
  await page.getByRole('button', {name: 'Show sample response'}).click();
  await expect(
    page.getByText('Sample 200 response from the API description. Nothing was sent.'),
  ).toBeVisible();
  await expect(responseBody(page)).toContainText('Shop home page');
  expect(sent).toEqual([]);
});

for (const width of [390, 1440])
  test(`the console opens in view at ${width} px`, async ({page}) => {
    await page.setViewportSize({width, height: 900});
    await page.goto('/api/monitor-upsert');
    await openConsole(page);
    await expect(serverChoice(page)).toBeInViewport();
    await expect(page.getByRole('textbox', {name: 'Body application/json'})).toBeInViewport();
    // Nothing lies above the button, not even at its upper edge.
    await page.getByRole('button', {name: 'Close the console'}).click({position: {x: 20, y: 2}});
    await expect(serverChoice(page)).toHaveCount(0);
  });

test('a request and its key, in a header, go to the chosen server only, and its response is shown', async ({
  page,
}) => {
  const requests = await respond(page);
  await openFilled(page);
  const sent = requestsOf(page, isFetch);
  await send(page);
  await expect(result(page)).toContainText('200');
  await expect(responseBody(page)).toContainText('"name": "Shop home page"');
  expect(sent.map((url) => new URL(url).origin)).toEqual([server]);
  expect(await requests[0]!.allHeaders()).toMatchObject({authorization: `Bearer ${apiKey}`});
  expect(requests[0]!.url()).not.toContain('sk_');
  // The samples of the page show the reader's server now, and no key.
  await expect(page.locator('.api-aside pre', {hasText: /^curl /})).toContainText(server);
  await expect(page.getByText(apiKey)).toHaveCount(0);
  // It is kept for the session only, masked, and for its own server only.
  expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain(apiKey);
  expect(await page.evaluate(() => JSON.stringify(sessionStorage))).toContain(apiKey);
  await expect(keyField(page)).toHaveAttribute('type', 'password');
  await serverChoice(page).selectOption('Tianji Cloud');
  await expect(keyField(page)).toHaveValue('');
});

// console.test.ts has what follows from the status and the body.
const failures: [title: string, handle: (route: Route) => unknown, explanation: RegExp][] = [
  [
    'a redirect',
    (route) => route.fulfill({status: 302, headers: {location: `${server}/other`}}),
    /The server redirects/,
  ],
  [
    'a server that allows another site only',
    (route) => route.fulfill({headers: {'access-control-allow-origin': 'https://example.org'}}),
    /doesn't allow this site to read the response \(CORS\)/,
  ],
  ['a server that is down', (route) => route.abort('connectionrefused'), /can't reach the server/],
];
for (const [title, handle, explanation] of failures)
  test(`the console explains ${title}, and sends again afterwards`, async ({page}) => {
    await respond(page, handle);
    await openFilled(page);
    await send(page);
    await expect(result(page)).toContainText(explanation);
    await page.unrouteAll();
    await respond(page);
    await send(page);
    await expect(responseBody(page)).toContainText('Shop home page');
  });

test('a request without a response can be canceled, and is given up after two minutes', async ({
  page,
}) => {
  await page.clock.install();
  const requests = await respond(page, () => undefined);
  await openFilled(page);
  await send(page);
  await expect.poll(() => requests.length).toBe(1);
  await page.getByRole('button', {name: 'Cancel'}).click();
  await expect(result(page)).toContainText('Canceled');
  await expect(page.getByRole('button', {name: 'Send request'})).toBeFocused();
  await send(page);
  await expect.poll(() => requests.length).toBe(2);
  await page.clock.fastForward('01:50');
  await expect(page.getByText('Waiting for the response…')).toBeVisible();
  await page.clock.fastForward('00:11');
  await expect(result(page)).toContainText('No response within two minutes');
});

test('the console asks before it deletes', async ({page}) => {
  const requests = await respond(page);
  await openFilled(page, '/api/monitor-delete');
  page.once('dialog', (dialog) => void dialog.dismiss());
  const question = page.waitForEvent('dialog');
  await send(page);
  expect((await question).message()).toContain(server);
  expect(requests).toEqual([]);
  page.once('dialog', (dialog) => void dialog.accept());
  await send(page);
  await expect(result(page)).toContainText('200');
  expect(requests[0]!.method()).toBe('DELETE');
});

test('the console names what is missing before it sends', async ({page}) => {
  const requests = await respond(page);
  await openFilled(page, '/api/website-add', 'nonsense');
  await page.getByRole('textbox', {name: 'Body application/json'}).fill('{');
  await send(page);
  await expect(page.getByRole('textbox', {name: 'Server URL'})).toBeFocused();
  await expect(page.getByText("This isn't valid JSON.")).toBeVisible();
  expect(requests).toEqual([]);
});

test('the console opens with the focus on its first field, sends with Enter, and gives the focus back', async ({
  page,
}) => {
  await respond(page);
  await page.goto('/api/monitor-all');
  const open = page.getByRole('button', {name: 'Open the console'});
  await open.press('Enter');
  await expect(serverChoice(page)).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await page.getByRole('textbox', {name: 'Server URL'}).fill(server);
  await keyField(page).fill(apiKey);
  await page.keyboard.press('Enter');
  await expect(responseBody(page)).toContainText('Shop home page');
  await page.getByRole('button', {name: 'Close the console'}).press('Enter');
  await expect(page.getByRole('form', {name: 'API console'})).toHaveCount(0);
  await expect(open).toBeFocused();
});
