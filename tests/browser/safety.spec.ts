import {expect, test, type Page} from '@playwright/test';
import {open, ready, requestsOf, watch} from './support/page';

interface Effects {
  /** Dialogs that a script asked for. */
  calls: string[];
  /** Directives of the policy that stopped something: an event handler, a frame, a foreign host. */
  violations: string[];
}

/** Records what hostile text would cause: dialogs, violations, errors, requests to others. */
async function record(page: Page) {
  const seen = watch(page);
  await page.addInitScript(() => {
    const effects: Effects = {calls: [], violations: []};
    Object.assign(window, {effects});
    for (const name of ['alert', 'confirm', 'prompt'])
      Object.assign(window, {[name]: (text: unknown) => effects.calls.push(`${name} ${text}`)});
    document.addEventListener('securitypolicyviolation', (event) =>
      effects.violations.push(event.effectiveDirective),
    );
  });
  const effects = () => page.evaluate(() => (window as unknown as {effects: Effects}).effects);
  const expectNone = async (): Promise<void> => {
    expect(await effects()).toEqual({calls: [], violations: []});
    expect(seen.problems).toEqual([]);
    expect([...seen.strangers]).toEqual([]);
  };
  return {effects, expectNone};
}

const markup = '"><img src=x onerror=alert(1)><script>alert(2)</script><svg onload=alert(3)>';
const hostile: [name: string, text: string][] = [
  ['markup', markup],
  ['a URL that runs', 'javascript:alert(1)'],
  ['broken encoding', '%E0%A4%A'],
  ['control characters and others', '\u202e\u0007\u2028𝕏\ud83d\ude00 ` ${alert(1)} {{7*7}} \\'],
  ['names of prototypes', '__proto__ constructor toString'],
];
const long = 'a'.repeat(10_000);

/** Inserts into a page what the policy has to stop. */
const intrude = (): void => {
  const script = document.createElement('script');
  script.textContent = 'alert("inline")';
  const foreign = document.createElement('script');
  foreign.src = 'https://cdn.example.net/x.js';
  const others = document.createElement('div');
  others.innerHTML =
    '<img src="x" onerror="alert(1)"><img src="https://example.net/x.png"><iframe src="https://example.net/"></iframe><style>body{display:none}</style>';
  document.body.append(script, foreign, others);
};
const refused = ['script-src-elem', 'script-src-attr', 'img-src', 'frame-src', 'style-src-elem'];

// tests/site/headers.test.ts reads the policy.
test('the policy stops a foreign inline script, an event handler, and a foreign host', async ({
  page,
}) => {
  const {effects} = await record(page);
  await open(page, '/fr/docs/intro');
  await page.evaluate(intrude);
  await expect
    .poll(effects)
    .toEqual({calls: [], violations: expect.arrayContaining(refused) as string[]});
});

for (const [name, text] of hostile) {
  test(`${name} in hash and query`, async ({page}) => {
    const {expectNone} = await record(page);
    const encoded = text === '%E0%A4%A' ? text : encodeURIComponent(text);
    for (const address of ['/docs/website/track-script', '/search']) {
      await open(
        page,
        `${address}?q=${encoded}&docusaurus-data-x=${encoded}&docusaurus-theme=light#${encoded}`,
      );
      // And again without a request.
      for (const hash of [`x${text}`, text])
        await page.evaluate((value) => (window.location.hash = value), hash);
      await page.waitForTimeout(200);
      await expect(page.locator('h1')).toBeVisible();
      await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
      await expectNone();
    }
  });
}

test('a path that can’t be decoded, and those that name another host', async ({page, baseURL}) => {
  const seen = watch(page);
  for (const address of ['/fr/%E0%A4%A', '//example.net/%2e%2e', '/\\example.net/']) {
    await page.goto(baseURL + address);
    await ready(page);
    expect(new URL(page.url()).hostname).toBe('localhost');
    await expect(page.locator('h1')).toBeVisible();
  }
  expect(seen.problems.filter((problem) => !/40[04]/.test(problem))).toEqual([]);
  expect([...seen.strangers]).toEqual([]);
});

for (const [name, value] of [
  ['broken JSON', '{"origin":'],
  ['of another type', '[null,7,{"a":1}]'],
  ['null', 'null'],
  ['markup', JSON.stringify({origin: `https://x.example/${markup}`, websiteId: markup, 0: markup})],
  ['a URL that runs', JSON.stringify({origin: 'javascript:alert(1)', workspaceId: long})],
  ['a name of a prototype', '{"__proto__":{"origin":"https://bad.example"},"constructor":{"x":1}}'],
] as const) {
  test(`a stored value that is ${name} breaks nothing, whatever its key`, async ({page}) => {
    const {expectNone} = await record(page);
    await page.addInitScript((text) => {
      Storage.prototype.getItem = () => text;
    }, value);
    for (const address of ['/docs/website/track-script', '/fr/api/website-info']) {
      await open(page, address);
      await expect(page.locator('h1')).toBeVisible();
      // A stored value that the form would refuse doesn't get into a snippet.
      for (const shown of await page.locator('[data-reader]').allTextContents())
        expect(shown.replace('sk_<your API key>', '')).not.toMatch(
          /javascript:|<|aaaa|bad\.example/,
        );
    }
    await page.keyboard.press('Control+K');
    await expect(page.getByRole('dialog')).toBeVisible();
    await expectNone();
  });
}

test('storage that the browser refuses breaks nothing, and no language is offered', async ({
  page,
}) => {
  const seen = watch(page);
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'languages', {get: () => ['ja']});
    for (const name of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('denied', 'SecurityError');
        },
      });
  });
  for (const address of ['/docs/website/track-script', '/fr/api/website-info', '/search']) {
    await open(page, address);
    await expect(page.locator('h1')).toBeVisible();
    await expect(page.locator('[data-language-suggestion]')).toHaveCount(0);
  }
  await page.locator('.dropdown__menu a[lang=fr]').dispatchEvent('click');
  await expect(page).toHaveURL(/\/fr\/search$/);
  // Docusaurus warns once a page that it can't store anything, which is true.
  expect(seen.problems.filter((problem) => !/storage/i.test(problem))).toEqual([]);
});

test('hostile input in the search', async ({page}) => {
  const {expectNone} = await record(page);
  await open(page, '/fr/docs/intro');
  await page.keyboard.press('Control+K');
  const field = page.getByRole('combobox');
  for (const text of [...hostile.map(([, value]) => value), long, 'tracking '.repeat(1_100)]) {
    await field.fill(text);
    await page.waitForTimeout(300);
  }
  await field.fill('monitor');
  await expect(page.getByRole('option').first()).toBeVisible();
  await expectNone();
});

test('hostile input in the API console: nothing runs, nothing is sent to what is no server', async ({
  page,
}) => {
  const {expectNone} = await record(page);
  await open(page, '/api/website-info');
  await page.getByRole('button', {name: 'Open the console'}).click();
  const console = page.getByRole('form', {name: 'API console'});
  await console.locator('select[name=server]').selectOption('instance');
  const fields = console.locator('input:not([type=radio]):not([type=checkbox]), textarea');
  const origin = console.locator('input[name=origin]');
  const asked = requestsOf(page);
  for (const [text, server] of [
    ...hostile.map(([, value]) => [value, value] as const),
    // Everything but the server is valid here.
    ['cm5w97wtm000108l52ncaalst', 'data:text/html,x'],
    ['cm5w97wtm000108l52ncaalst', 'file:///etc/passwd'],
    ['cm5w97wtm000108l52ncaalst', 'https://reader:word@tianji.example.com'],
  ] as const) {
    for (const field of await fields.all()) await field.fill(text);
    await origin.fill(server);
    await console.locator('button[type=submit]').click();
    await expect(origin, server).toHaveAttribute('aria-invalid', 'true');
  }
  expect(asked).toEqual([]);
  await expectNone();
});

test('hostile input in the builders and in the form of the reader’s values', async ({page}) => {
  const {expectNone} = await record(page);
  for (const address of ['/docs/website/track-script', '/fr/docs/install/docker-compose']) {
    await open(page, address);
    await page
      .locator('main details')
      .evaluateAll((elements) => elements.forEach((details) => details.setAttribute('open', '')));
    const fields = page.locator('main :is(input[type=text], input:not([type])):visible');
    for (const [, text] of hostile) {
      for (const field of await fields.all()) await field.fill(text);
      await page.waitForTimeout(50);
      await expect(page.locator('main a[href^="javascript:" i]')).toHaveCount(0);
    }
    await expect(page.locator('h1')).toBeVisible();
  }
  await expectNone();
});
