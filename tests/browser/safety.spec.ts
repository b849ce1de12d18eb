import {execFileSync} from 'node:child_process';
import {cpSync, mkdtempSync, readFileSync, rmSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {expect, test, type Page} from '@playwright/test';
import {
  chosenKey,
  declinedKey,
} from '../../src/features/translations/language-bar/suggested-language';
import {kinds, prefixes, siteDir, trackerOrigin} from './support/site';
import {open, ready, requestsOf, watch} from './support/page';

/** Makes everything that hostile text would call leave a mark. */
async function mark(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const calls: string[] = [];
    const marking = (name: string) => (text: unknown) => calls.push(`${name} ${String(text)}`);
    Object.assign(window, {
      calls,
      alert: marking('alert'),
      confirm: marking('confirm'),
      prompt: marking('prompt'),
    });
  });
  return () => page.evaluate(() => (window as unknown as {calls: string[]}).calls);
}

/** Watches a page for what hostile text would cause: calls, errors, requests to others. */
async function quiet(page: Page): Promise<() => Promise<void>> {
  const seen = watch(page);
  const calls = await mark(page);
  return async () => {
    expect(await calls()).toEqual([]);
    expect(seen.problems).toEqual([]);
    expect([...seen.strangers]).toEqual([]);
  };
}

async function noteViolations(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const violations: string[] = [];
    Object.assign(window, {violations});
    document.addEventListener('securitypolicyviolation', (event) =>
      violations.push(event.effectiveDirective),
    );
  });
  return () => page.evaluate(() => (window as unknown as {violations: string[]}).violations);
}

const markup = '"><img src=x onerror=alert(1)><script>alert(2)</script><svg onload=alert(3)>';
const hostile: [string, string][] = [
  ['markup', markup],
  ['an address that runs', 'javascript:alert(1)'],
  ['10,000 characters', 'a'.repeat(10_000)],
  ['10,000 words', 'tracking '.repeat(1_100)],
  ['broken encoding', '%E0%A4%A'],
  ['control characters and others', '\u202e\u0007\u2028𝕏\ud83d\ude00 ` ${alert(1)} {{7*7}} \\'],
  ['names of prototypes', '__proto__ constructor toString'],
];

/** Texts and values that stand for the others, which are tried at night. */
const usual = [
  'markup',
  'an address that runs',
  'broken encoding',
  'broken JSON',
  'of another kind',
  'names of prototypes',
];
const unlessUsual = (name: string): string => (usual.includes(name) ? '' : ' @nightly');

test.describe('the policy', () => {
  for (const prefix of prefixes) {
    test(`${prefix}: is sent with every kind of page and holds no permission for inline scripts or evaluation`, async ({
      page,
    }) => {
      for (const kind of kinds) {
        const headers = (await page.request.get(prefix + kind)).headers();
        const policy = headers['content-security-policy'] ?? '';
        const scripts = /script-src ([^;]*)/.exec(policy)?.[1] ?? '';
        const others = scripts.split(' ').filter((one) => one !== trackerOrigin);
        expect(others).toContain("'self'");
        expect(others.join(' ')).not.toMatch(/unsafe-inline|unsafe-eval|\*|https?:/);
        // Hosts: the site alone, but for what the console may reach.
        for (const [directive, ...sources] of policy.split('; ').map((part) => part.split(' '))) {
          if (directive === 'connect-src')
            expect(sources).toEqual([
              "'self'",
              'https:',
              'http://localhost:*',
              'http://127.0.0.1:*',
            ]);
          else
            expect(
              sources.filter(
                (one) =>
                  !/^'(self|none|sha256-.+)'$/.test(one) &&
                  !(directive === 'script-src' && one === trackerOrigin) &&
                  !(directive === 'img-src' && one === 'data:') &&
                  directive !== 'style-src-attr',
              ),
            ).toEqual([]);
        }
        expect(policy).toMatch(/object-src 'none'.*base-uri 'none'.*frame-ancestors 'none'/);
        expect(headers['x-content-type-options']).toBe('nosniff');
        expect(headers['strict-transport-security']).toMatch(/max-age=\d{8}/);
        expect(headers['referrer-policy']).toBe('strict-origin-when-cross-origin');
        expect(headers['permissions-policy']).toContain('camera=()');
        expect(headers['cache-control']).toBe('public, max-age=0, must-revalidate');
      }
    });
  }

  /** Puts into a page what the policy is to stop. */
  const intrude = (): void => {
    const script = document.createElement('script');
    script.textContent = 'alert("inline")';
    const strange = document.createElement('script');
    strange.src = 'https://cdn.example.net/x.js';
    const image = document.createElement('div');
    image.innerHTML =
      '<img src="x" onerror="alert(1)"><img src="https://example.net/x.png"><iframe src="https://example.net/"></iframe><style>body{display:none}</style>';
    document.body.append(script, strange, image);
  };
  /** A page as it is prepared for GitHub Pages. */
  function pageWithMetaPolicy(file: string): string {
    const dir = mkdtempSync(path.join(os.tmpdir(), 'meta-'));
    try {
      for (const part of ['.deploy', file])
        cpSync(path.join(siteDir, part), path.join(dir, part), {recursive: true});
      execFileSync(process.execPath, [
        'node_modules/tsx/dist/cli.mjs',
        'scripts/deploy/github-pages.ts',
        '--dir',
        dir,
      ]);
      return readFileSync(path.join(dir, file), 'utf8');
    } finally {
      rmSync(dir, {recursive: true, force: true});
    }
  }
  const refused = ['script-src-elem', 'script-src-attr', 'img-src', 'frame-src', 'style-src-elem'];

  for (const sender of ['headers', 'a meta element, for hosts that send no headers']) {
    test(`stops a foreign inline script, a handler in an attribute, evaluation and a strange host, from ${sender}`, async ({
      page,
    }) => {
      if (sender !== 'headers') {
        const body = pageWithMetaPolicy('fr/docs/intro.html');
        await page.route('**/fr/docs/intro', (route) =>
          route.fulfill({body, contentType: 'text/html'}),
        );
      }
      const seen = watch(page);
      const calls = await mark(page);
      const violations = await noteViolations(page);
      await open(page, '/fr/docs/intro');
      await page.waitForLoadState('networkidle');
      expect(seen.problems).toEqual([]);
      await page.evaluate(intrude);
      await expect.poll(violations).toEqual(expect.arrayContaining(refused));
      expect(await calls()).toEqual([]);
      // What a test runs itself may evaluate; what the page runs later may not.
      const evaluated = await page.evaluate(
        () =>
          new Promise((resolve) => {
            setTimeout(() => {
              try {
                resolve(String(new Function('return 1')()));
              } catch (error) {
                resolve((error as Error).name);
              }
            });
          }),
      );
      expect(evaluated).toBe('EvalError');
    });
  }

  test('lets the console reach any https server and the own machine, and nothing unencrypted elsewhere', async ({
    page,
  }) => {
    await open(page, '/docs/intro');
    await page.route(/example\.(com|net)|localhost:9/, (route) =>
      route.fulfill({status: 200, body: 'ok', headers: {'access-control-allow-origin': '*'}}),
    );
    const reach = (address: string): Promise<string> =>
      page.evaluate(
        (url) =>
          fetch(url).then(
            (answer) => answer.text(),
            () => 'refused',
          ),
        address,
      );
    expect(await reach('https://tianji.example.com/open/health')).toBe('ok');
    expect(await reach('http://localhost:9/open/health')).toBe('ok');
    expect(await reach('http://tianji.example.net/open/health')).toBe('refused');
  });

  test('hashed files are kept, the index of the search and pages are asked for again', async ({
    page,
  }) => {
    const scripts: string[] = [];
    page.on('response', (response) => {
      if (/\/assets\//.test(response.url()))
        scripts.push(response.headers()['cache-control'] ?? '');
    });
    await open(page, '/fr/docs/intro');
    expect(new Set(scripts)).toEqual(new Set(['public, max-age=31536000, immutable']));
    expect(
      (await page.request.get('/fr/assets/js/no-such-file.js')).headers()['cache-control'],
    ).toBe('no-cache');
  });
});

test.describe('hostile addresses', () => {
  for (const [name, text] of hostile) {
    test(`${name} in hash and query${unlessUsual(name)}`, async ({page}) => {
      const expectQuiet = await quiet(page);
      // The longest address that servers take.
      const part = text === '%E0%A4%A' ? text : encodeURIComponent(text).slice(0, 6_000);
      for (const path of ['/docs/website/track-script', '/api/website-info', '/search']) {
        await open(
          page,
          `${path}?q=${part}&docusaurus-data-x=${part}&docusaurus-theme=light#${part}`,
        );
        await expect(page.locator('h1')).toBeVisible();
        // And again without a request.
        await page.evaluate((hash) => (window.location.hash = hash), `x${text}`);
        await page.evaluate((hash) => (window.location.hash = hash), text);
        await page.waitForTimeout(200);
        await expect(page.locator('.navbar')).toBeVisible();
        await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
        await expectQuiet();
      }
    });
  }

  test('a path that cannot be decoded, and one that names another host', async ({
    page,
    baseURL,
  }) => {
    const seen = watch(page);
    for (const path of [
      '/fr/%E0%A4%A',
      '/%2e%2e/%2e%2e/etc/passwd',
      '/fr/..%2f..%2fetc%2fpasswd',
      '//example.net/%2e%2e',
      '/\\example.net/',
    ]) {
      await page.goto(baseURL + path);
      await ready(page);
      expect(new URL(page.url()).hostname).toBe('localhost');
      await expect(page.locator('h1')).toBeVisible();
    }
    expect(seen.problems.filter((problem) => !/40[04]/.test(problem))).toEqual([]);
    expect([...seen.strangers]).toEqual([]);
  });
});

test.describe('hostile storage', () => {
  const values: [string, string][] = [
    ['broken JSON', '{"origin":'],
    ['of another kind', '[null,7,{"a":1}]'],
    ['a number', '7'],
    ['null', 'null'],
    [
      'markup',
      JSON.stringify({
        origin: `https://x.example/${markup}`,
        websiteId: markup,
        apiKey: markup,
        0: markup,
      }),
    ],
    [
      'an address that runs',
      JSON.stringify({origin: 'javascript:alert(1)', workspaceId: 'javascript:alert(1)'}),
    ],
    ['deep', '['.repeat(5_000) + ']'.repeat(5_000)],
    [
      '10,000 characters',
      JSON.stringify(['a'.repeat(10_000), {origin: `https://${'a'.repeat(10_000)}`}]),
    ],
    ['names of prototypes', '{"__proto__":{"origin":"https://bad.example"},"constructor":{"x":1}}'],
  ];
  const keys = [
    'tianji.reader',
    'tianji.searches',
    'tianji.sample-language',
    'tianji.cloud-key',
    'tianji.reloaded',
    'theme',
    'theme-212',
    'docs-preferred-version-default',
    'docs-preferred-version-default-212',
    'docs-preferred-version-api',
    'docusaurus.tab.os',
    'docusaurus.tab.os-212',
    'docusaurus.announcement.id',
    'docusaurus.announcement.dismiss',
    chosenKey,
    declinedKey,
  ];

  for (const [name, value] of values) {
    test(`${name} in every key breaks nothing${unlessUsual(name)}`, async ({page}) => {
      const expectQuiet = await quiet(page);
      // What the site has stored itself by then is overwritten too.
      await page.addInitScript(
        ([all, text]) => {
          for (const key of [
            ...all,
            ...Object.keys(localStorage),
            ...Object.keys(sessionStorage),
          ]) {
            localStorage.setItem(key, text);
            sessionStorage.setItem(key, text);
          }
        },
        [keys, value] as const,
      );
      for (const path of [
        '/fr/',
        '/docs/website/track-script',
        '/fr/api/website-info',
        '/docs/install/docker-compose',
        '/search',
      ]) {
        await open(page, path);
        await expect(page.locator('h1')).toBeVisible();
        await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
        // Nothing of a stored value that the form would refuse gets into a snippet.
        for (const shown of await page.locator('[data-reader]').allTextContents())
          expect(shown.replace('sk_<your API key>', '')).not.toMatch(
            /javascript:|<|aaaa|bad\.example/,
          );
      }
      await page.keyboard.press('Control+K');
      await expect(page.getByRole('dialog')).toBeVisible();
      await page.keyboard.press('Escape');
      await expectQuiet();
    });
  }

  test('storage that is refused breaks nothing', async ({page}) => {
    const seen = watch(page);
    await page.addInitScript(() => {
      for (const name of ['localStorage', 'sessionStorage']) {
        Object.defineProperty(window, name, {
          get() {
            throw new DOMException('denied', 'SecurityError');
          },
        });
      }
    });
    for (const path of ['/fr/', '/docs/website/track-script', '/fr/api/website-info', '/search']) {
      await open(page, path);
      await expect(page.locator('h1')).toBeVisible();
    }
    // Docusaurus warns once a page that it cannot store anything; that is true.
    expect(seen.problems.filter((problem) => !/storage/i.test(problem))).toEqual([]);
  });
});

test.describe('hostile input', () => {
  test('in the search', async ({page}) => {
    const expectQuiet = await quiet(page);
    await open(page, '/fr/docs/intro');
    await page.keyboard.press('Control+K');
    const field = page.getByRole('combobox');
    for (const [, text] of hostile) {
      await field.fill(text);
      await page.waitForTimeout(300);
      await expect(field).toBeVisible();
      await expect(
        page.getByRole('dialog').locator('script, img[onerror], svg[onload], iframe'),
      ).toHaveCount(0);
    }
    await field.fill('monitor');
    await expect(page.getByRole('option').first()).toBeVisible();
    await expectQuiet();
  });

  test('in the console of the API reference: nothing runs, nothing is sent to what is not a server', async ({
    page,
  }) => {
    const expectQuiet = await quiet(page);
    await open(page, '/api/website-info');
    await page.locator('.api-console button').first().click();
    const console = page.locator('.api-console');
    await console.locator('input[name=server][value=instance]').check();
    const fields = console.locator('input:not([type=radio]):not([type=checkbox]), textarea');
    await expect(fields.first()).toBeVisible();
    for (const [, text] of hostile) {
      for (const field of await fields.all()) await field.fill(text);
      await console.locator('button[type=submit]').click();
      await page.waitForTimeout(100);
      await expect(console.locator('script, img[onerror], svg[onload], iframe')).toHaveCount(0);
    }
    // With everything else in order, the address alone decides.
    const asked = requestsOf(page);
    for (const address of [
      'javascript:alert(1)',
      'data:text/html,x',
      'file:///etc/passwd',
      'https://reader:word@tianji.example.com',
    ]) {
      for (const field of await fields.all()) await field.fill('cm5w97wtm000108l52ncaalst');
      await console.locator('input[name=origin]').fill(address);
      await console.locator('button[type=submit]').click();
      await expect(console.locator('input[name=origin]')).toHaveAttribute('aria-invalid', 'true');
    }
    expect(asked).toEqual([]);
    await expectQuiet();
  });

  test('in the builders and the panel of the reader’s values', async ({page}) => {
    const expectQuiet = await quiet(page);
    for (const path of [
      '/docs/website/track-script',
      '/fr/docs/telemetry/params',
      '/docs/install/docker-compose',
    ]) {
      await open(page, path);
      await page
        .locator('main details')
        .evaluateAll((all) => all.forEach((details) => details.setAttribute('open', '')));
      for (const [, text] of hostile) {
        for (const field of await page
          .locator('main input[type=text]:visible, main input:not([type]):visible')
          .all())
          await field.fill(text);
        await page.waitForTimeout(50);
      }
      await expect(
        page.locator('main article').locator('script:not([type]), img[onerror], svg[onload]'),
      ).toHaveCount(0);
      await expect(page.locator('h1')).toBeVisible();
      for (const href of await page
        .locator('main a[href]')
        .evaluateAll((links) => links.map((link) => link.getAttribute('href')!)))
        expect(href.trim()).not.toMatch(/^javascript:/i);
    }
    await expectQuiet();
  });
});

// The pages of other languages are crawled at night.
test('no kind of page asks anything of others, and links to others keep their window', async ({
  page,
}) => {
  const seen = watch(page);
  let links = 0;
  for (const kind of kinds) {
    await open(page, kind);
    await page.mouse.move(200, 300);
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    await page.waitForLoadState('networkidle');
    links += await page.locator('a[target=_blank]').count();
    await expect(page.locator('a[target=_blank]:not([rel~=noopener])')).toHaveCount(0);
  }
  expect(links).toBeGreaterThan(kinds.length);
  expect([...seen.strangers]).toEqual([]);
  expect(seen.problems).toEqual([]);
});
