import {expect, test, type Page} from '@playwright/test';
import {open, openConsole, ready, watch} from './support/page';

interface Effects {
  /** Dialogs that a script asked for. */
  calls: string[];
  /** Directives of the policy that stopped something: an event handler, a frame, a foreign host. */
  violations: string[];
}

/** Records what hostile text would cause: dialogs, violations, errors, requests to others. */
async function record(page: Page) {
  const problems = watch(page);
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
    expect(problems).toEqual([]);
  };
  return {effects, expectNone};
}

const markup = '"><img src=x onerror=alert(1)><script>alert(2)</script><svg onload=alert(3)>';
const hostile = {
  markup,
  'a URL that runs': 'javascript:alert(1)',
  'broken encoding': '%E0%A4%A',
  'control characters and others': '\u202e\u0007\u2028𝕏\ud83d\ude00 ` ${alert(1)} {{7*7}} \\',
  'names of prototypes': '__proto__ constructor toString',
};
const long = 'a'.repeat(10_000);

// tests/site/headers.test.ts reads the policy.
test('the policy stops a foreign inline script, an event handler, and a foreign host', async ({
  page,
}) => {
  const {effects} = await record(page);
  await open(page, '/fr/docs/intro');
  await page.evaluate((html) => {
    const script = document.createElement('script');
    script.textContent = 'alert("inline")';
    document.body.append(script);
    document.body.insertAdjacentHTML('beforeend', html);
  }, '<img src="x" onerror="alert(1)"><img src="https://example.net/x.png"><iframe src="https://example.net/"></iframe>');
  const refused = ['script-src-elem', 'script-src-attr', 'img-src', 'frame-src'];
  await expect
    .poll(effects)
    .toEqual({calls: [], violations: expect.arrayContaining(refused) as string[]});
});

for (const [name, text] of Object.entries(hostile))
  for (const address of ['/docs/website/track-script', '/search'])
    test(`${name} in hash and query of ${address} does nothing`, async ({page}) => {
      const {expectNone} = await record(page);
      const encoded = text === hostile['broken encoding'] ? text : encodeURIComponent(text);
      const query = `q=${encoded}&docusaurus-data-x=${encoded}&docusaurus-theme=light`;
      await open(page, `${address}?${query}#${encoded}`);
      // And again without a request.
      for (const hash of [`x${text}`, text])
        await page.evaluate((value) => (window.location.hash = value), hash);
      await page.waitForTimeout(200);
      await expect(page.locator('h1')).toBeVisible();
      await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
      await expectNone();
    });

for (const address of ['/fr/%E0%A4%A', '//example.net/%2e%2e', '/\\example.net/'])
  test(`${address} stays on the site and shows a page`, async ({page, baseURL}) => {
    const problems = watch(page);
    await page.goto(baseURL + address);
    await ready(page);
    expect(new URL(page.url()).hostname).toBe('localhost');
    await expect(page.locator('h1')).toBeVisible();
    expect(problems.filter((problem) => !/40[04]/.test(problem))).toEqual([]);
  });

for (const [name, value] of Object.entries({
  'broken JSON': '{"origin":',
  'of another type': '[null,7,{"a":1}]',
  markup: JSON.stringify({origin: `https://x.example/${markup}`, websiteId: markup, 0: markup}),
  'a URL that runs': JSON.stringify({origin: 'javascript:alert(1)', workspaceId: long}),
  'a name of a prototype': '{"__proto__":{"origin":"https://bad.example"},"constructor":{"x":1}}',
}))
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

test('storage that the browser refuses breaks nothing, and no language is offered', async ({
  page,
}) => {
  const problems = watch(page);
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
  expect(problems.filter((problem) => !/storage/i.test(problem))).toEqual([]);
});

const openSearch = (page: Page): Promise<void> => page.keyboard.press('Control+K');

async function openConsoleOfInstance(page: Page): Promise<void> {
  await openConsole(page);
  await page.getByRole('combobox', {name: 'Server'}).selectOption('Your instance');
}

/** Opens every folded part: the builders, and the form of the reader's values. */
const unfold = (page: Page): Promise<void> =>
  page
    .locator('main details')
    .evaluateAll((parts) => parts.forEach((details) => details.setAttribute('open', '')));

const forms = [
  {name: 'the search', address: '/fr/docs/intro', prepare: openSearch, within: 'dialog[open]'},
  {
    name: 'the API console',
    address: '/api/website-info',
    prepare: openConsoleOfInstance,
    within: 'form:has(select[name=server])',
  },
  {
    name: 'the forms of a guide',
    address: '/docs/website/track-script',
    prepare: unfold,
    within: 'main',
  },
  {
    name: 'the builder of the installation',
    address: '/fr/docs/install/docker-compose',
    prepare: unfold,
    within: 'main',
  },
];
for (const {name, address, prepare, within} of forms)
  test(`hostile input in ${name} runs nothing, and is sent nowhere`, async ({page}) => {
    const {expectNone} = await record(page);
    await open(page, address);
    await prepare(page);
    const fields = page.locator(
      `${within} :is(input:not([type=radio], [type=checkbox]), textarea):visible`,
    );
    await expect(fields).not.toHaveCount(0);
    for (const text of [...Object.values(hostile), long]) {
      for (const field of await fields.all()) await field.fill(text);
      const send = page.getByRole('button', {name: 'Send request'});
      if (await send.count()) await send.click();
      // The search waits for a moment before it starts.
      await page.waitForTimeout(200);
      await expect(page.locator('a[href^="javascript:" i]')).toHaveCount(0);
    }
    await expect(page.locator('h1')).toBeVisible();
    await expectNone();
  });
