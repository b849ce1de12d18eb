import {expect, test, type Page} from '@playwright/test';
import {open, openConsole, watch} from './support/page';

/** What hostile text would cause: dialogs, and what `watch` notes, violations of the policy among it. */
function effectsOn(page: Page): string[] {
  const effects = watch(page);
  page.on('dialog', (dialog) => {
    effects.push(`dialog: ${dialog.message()}`);
    void dialog.dismiss();
  });
  return effects;
}

const markup = '"><img src=x onerror=alert(1)><script>alert(2)</script><svg onload=alert(3)>';
const brokenEncoding = '%E0%A4%A';
const hostile = [
  markup,
  'javascript:alert(1)',
  brokenEncoding,
  '\u202e\u0007\u2028𝕏\ud83d\ude00 ` ${alert(1)} {{7*7}} \\',
  '__proto__ constructor toString',
];
const long = 'a'.repeat(10_000);

// tests/site/headers.test.ts reads the policy.
test('the policy stops a foreign inline script, an event handler, and a foreign host', async ({
  page,
}) => {
  const effects = effectsOn(page);
  await open(page, '/fr/docs/intro');
  await page.evaluate((html) => {
    const script = document.createElement('script');
    script.textContent = 'alert("inline")';
    document.body.append(script);
    document.body.insertAdjacentHTML('beforeend', html);
  }, '<img src="x" onerror="alert(1)"><img src="https://example.net/x.png"><iframe src="https://example.net/"></iframe>');
  for (const refused of ['inline script', 'inline event handler', 'image', 'fram'])
    await expect
      .poll(() => effects)
      .toContainEqual(expect.stringMatching(new RegExp(`^console error: .*${refused}`, 'i')));
  expect(effects.filter((effect) => effect.startsWith('dialog'))).toEqual([]);
});

for (const address of ['/docs/website/track-script', '/search'])
  test(`hostile text in hash and query of ${address} does nothing`, async ({page}) => {
    const effects = effectsOn(page);
    for (const text of hostile) {
      const encoded = text === brokenEncoding ? text : encodeURIComponent(text);
      const query = `q=${encoded}&docusaurus-data-x=${encoded}&docusaurus-theme=light`;
      await open(page, `${address}?${query}#${encoded}`);
      // And again without a request.
      for (const hash of [`x${text}`, text])
        await page.evaluate((value) => (window.location.hash = value), hash);
      await page.waitForTimeout(200);
      await expect(page.locator('h1')).toBeVisible();
      await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    }
    expect(effects).toEqual([]);
  });

for (const [name, value] of Object.entries({
  'broken JSON': '{"origin":',
  'of another type': '[null,7,{"a":1}]',
  markup: JSON.stringify({origin: `https://x.example/${markup}`, websiteId: markup, 0: markup}),
  'a URL that runs': JSON.stringify({origin: 'javascript:alert(1)', workspaceId: long}),
  'a name of a prototype': '{"__proto__":{"origin":"https://bad.example"},"constructor":{"x":1}}',
}))
  test(`a stored value that is ${name} breaks nothing, whatever its key`, async ({page}) => {
    const effects = effectsOn(page);
    await page.addInitScript((text) => {
      Storage.prototype.getItem = () => text;
    }, value);
    for (const address of ['/docs/website/track-script', '/fr/api/website-info']) {
      await open(page, address);
      await expect(page.locator('h1')).toBeVisible();
      // A stored value that the form would refuse doesn't get into a snippet.
      const shown = await page.locator('[data-reader]').allTextContents();
      expect(shown).not.toEqual([]);
      expect(shown.join().replaceAll('sk_<your API key>', '')).not.toMatch(
        /javascript:|<|aaaa|bad\.example/,
      );
    }
    await page.keyboard.press('Control+K');
    await expect(page.getByRole('dialog')).toBeVisible();
    expect(effects).toEqual([]);
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

/** Opens what has fields on a page: the console, folded parts, and the search over them. */
async function showFields(page: Page, address: string): Promise<void> {
  await open(page, address);
  await page
    .locator('main details')
    .evaluateAll((parts) => parts.forEach((details) => details.setAttribute('open', '')));
  if (address.startsWith('/api/')) {
    await openConsole(page);
    await page.getByRole('combobox', {name: 'Server'}).selectOption('Your instance');
  }
  if (address === '/fr/docs/intro') await page.keyboard.press('Control+K');
}

for (const [name, address, within] of [
  ['the search', '/fr/docs/intro', 'dialog[open]'],
  ['the API console', '/api/website-info', 'form:has(select[name=server])'],
  ['the forms of a guide', '/docs/website/track-script', 'main'],
  ['the builder of the installation', '/fr/docs/install/docker-compose', 'main'],
] as const)
  test(`hostile input in ${name} runs nothing, and is sent nowhere`, async ({page}) => {
    const effects = effectsOn(page);
    await showFields(page, address);
    const fields = page.locator(
      `${within} :is(input:not([type=radio], [type=checkbox]), textarea):visible`,
    );
    await expect(fields).not.toHaveCount(0);
    for (const text of [...hostile, long]) {
      for (const field of await fields.all()) await field.fill(text);
      const send = page.getByRole('button', {name: 'Send request'});
      if (await send.count()) await send.click();
      // The search waits for a moment before it starts.
      await page.waitForTimeout(200);
      await expect(page.locator('a[href^="javascript:" i]')).toHaveCount(0);
    }
    await expect(page.locator('h1')).toBeVisible();
    expect(effects).toEqual([]);
  });
