import {expect, test, type Page} from '@playwright/test';
import {builtLocales, prefixOf} from './support/site';
import {layOut, open, widthOf} from './support/page';

const post = '/blog/top-website-analytics-metrics-2025';
const operation = '/api/monitor-upsert';

test('the contents of a post are beside it on a desktop, and above it on a phone', async ({
  page,
}) => {
  await open(page, post);
  for (const width of [1024, 1440, 1920]) {
    await page.setViewportSize({width, height: 900});
    const text = (await page.locator('main').boundingBox())!;
    const contents = (await page.locator('.contents').boundingBox())!;
    expect(Math.abs(contents.y - text.y), `${width} px`).toBeLessThan(80);
    expect(contents.x, `${width} px`).toBeGreaterThan(text.x + text.width);
  }
  await page.setViewportSize({width: 390, height: 844});
  await page.locator('.theme-doc-toc-mobile button').click();
  await expect(page.locator('.theme-doc-toc-mobile a').first()).toBeVisible();
});

test('text begins at one edge on all pages without a menu', async ({page}) => {
  for (const address of ['/', '/pricing', '/changelog', '/private-policy', '/search']) {
    await open(page, address);
    for (const [width, edge] of [
      [1440, 96],
      [390, 20],
    ] as const) {
      await page.setViewportSize({width, height: 900});
      // Half of the scroll bar, where the page has one.
      const left = (await page.locator('main h1').first().boundingBox())!.x;
      expect
        .soft(Math.abs(left - edge), `${address} at ${width} px: ${left}`)
        .toBeLessThanOrEqual(8);
    }
  }
});

test.describe('the entry of the page in its menu', () => {
  const inView = (page: Page, menu: string): Promise<boolean> =>
    page
      .locator(`${menu} .menu__list [aria-current=page]`)
      .last()
      .evaluate((entry) => {
        const {top, bottom} = entry.getBoundingClientRect();
        return top >= 0 && bottom <= window.innerHeight;
      });

  test('is in view on a desktop', async ({page}) => {
    await page.setViewportSize({width: 1280, height: 720});
    for (const address of [
      operation,
      '/api/workspace-members',
      '/docs/workspace/roles',
      '/docs/dev/prepare',
    ]) {
      await open(page, address);
      await expect.poll(() => inView(page, '.theme-doc-sidebar-container'), address).toBe(true);
      expect(await page.evaluate(() => window.scrollY)).toBe(0);
    }
  });

  test('is in view on a phone, where the operations have their filter', async ({page}) => {
    await page.setViewportSize({width: 390, height: 844});
    await open(page, operation);
    await page.locator('.navbar__toggle').click();
    await expect.poll(() => inView(page, '.navbar-sidebar')).toBe(true);
    const menu = page.locator('.navbar-sidebar');
    await menu.getByRole('searchbox', {name: 'Filter operations'}).fill('delete website');
    await expect(menu.getByRole('link', {name: /Delete a website/}).first()).toBeVisible();
  });
});

test('Tab within the navigation bar does not scroll the page', async ({page}) => {
  await page.setViewportSize({width: 1440, height: 900});
  await open(page, '/docs/environment');
  await page.mouse.wheel(0, 3000);
  await page.waitForTimeout(300);
  await page.mouse.wheel(0, -200);
  await expect(page.locator('.navbar')).toBeInViewport();
  await page.locator('.navbar__brand').focus();
  const before = await page.evaluate(() => window.scrollY);
  expect(before).toBeGreaterThan(1000);
  for (let i = 0; i < 5; i += 1) await page.keyboard.press('Tab');
  expect(await page.evaluate(() => window.scrollY)).toBe(before);
});

// What is above the heading gets its height only when it is near, and must not move the heading then.
for (const width of [390, 1280])
  test(`a link to a section leaves its heading below the navigation bar at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({width, height: 800});
    for (const address of [
      '/docs/environment#database',
      '/#questions',
      '/pricing#questions',
      `${operation}#errors`,
      `${post}#noise`,
    ]) {
      await open(page, address);
      await page.evaluate(() => new Promise((done) => requestIdleCallback(done)));
      const {y} = (await page.locator(`[id="${address.split('#')[1]}"]`).boundingBox())!;
      expect(y, address).toBeGreaterThanOrEqual(60);
      expect(y, address).toBeLessThan(140);
    }
  });

// German has the longest words.
for (const locale of builtLocales.filter((one) => one === 'en' || one === 'de')) {
  test(`${locale}: nothing is wider than the window with a large font${locale === 'de' ? '' : ' @nightly'}`, async ({
    page,
  }) => {
    await page.addInitScript(() =>
      document.addEventListener(
        'DOMContentLoaded',
        () => (document.documentElement.style.fontSize = '24px'),
      ),
    );
    for (const address of ['/pricing', '/changelog', post, '/docs/environment', operation]) {
      await page.goto(prefixOf(locale) + address);
      await layOut(page);
      for (const width of [1024, 1440]) {
        await page.setViewportSize({width, height: 900});
        // The page settles after its window has changed.
        await expect.poll(() => widthOf(page), {message: address}).toBeLessThanOrEqual(width);
      }
    }
  });
}

test('the filter of a page keeps the entries that match, with their headings', async ({page}) => {
  await open(page, '/docs/environment');
  await page.getByRole('searchbox', {name: 'Filter this page'}).fill('auth_custom id');
  await expect(page.getByText(/^\d+ match/)).toBeVisible();
  await expect(page.locator('[id=AUTH_CUSTOM_ID]')).toBeVisible();
  await expect(page.locator('#sign-in')).toBeVisible();
  await expect(page.locator('#database')).toBeHidden();
  await page.keyboard.press('Escape');
  await expect(page.locator('#database')).toBeVisible();
});

test('code is wrapped at every width, its buttons stand on none of it, and it can be switched', async ({
  page,
}) => {
  const overflow = (): Promise<number> =>
    page
      .locator('pre')
      .evaluateAll(
        (blocks) => blocks.filter((block) => block.scrollWidth > block.clientWidth).length,
      );
  const covered = (): Promise<string[]> =>
    page.locator('figure[data-language]').evaluateAll((figures) =>
      figures.flatMap((figure) => {
        const buttons = [...figure.querySelectorAll('button')].map((button) =>
          button.getBoundingClientRect(),
        );
        const range = document.createRange();
        range.selectNodeContents(figure.querySelector('code')!);
        const texts = [...range.getClientRects()];
        return buttons.some((a) =>
          texts.some(
            (b) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom,
          ),
        )
          ? [figure.textContent]
          : [];
      }),
    );
  await page.setViewportSize({width: 390, height: 844});
  await open(page, '/docs/website/track-script');
  // A block gets the button when it comes near.
  const blocks = page.locator('figure[data-language]:visible');
  for (const block of await blocks.all()) await block.scrollIntoViewIfNeeded();
  const oneLine = blocks.filter({hasText: 'data-website-id'}).first();
  await expect(oneLine.getByRole('button', {name: 'Wrap long lines'})).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  for (const width of [390, 768, 1440]) {
    await page.setViewportSize({width, height: 844});
    expect(await overflow()).toBe(0);
    expect(await covered()).toEqual([]);
  }
  await page.setViewportSize({width: 390, height: 844});
  const button = page.getByRole('button', {name: 'Wrap long lines'}).first();
  await expect(button).toHaveAttribute('aria-pressed', 'true');
  await button.click();
  await expect(button).toHaveAttribute('aria-pressed', 'false');
  expect(await overflow()).toBe(1);
});

test('the line of the day sheet follows a tap and stays there', async ({browser}) => {
  const page = await browser.newPage({viewport: {width: 390, height: 844}, hasTouch: true});
  await open(page, '/');
  const slider = page.getByRole('slider').first();
  const rest = await slider.getAttribute('aria-valuenow');
  // The tap goes below the axis, so that must be in view too.
  await page
    .locator('[data-axis]')
    .evaluate((element) => element.scrollIntoView({block: 'center'}));
  const axis = (await page.locator('[data-axis]').boundingBox())!;
  await page.touchscreen.tap(axis.x + axis.width * 0.75, axis.y + axis.height + 40);
  await expect(slider).not.toHaveAttribute('aria-valuenow', rest!);
});

test('the console opens in view, with the focus on its first field', async ({page}) => {
  for (const width of [1440, 390]) {
    await page.setViewportSize({width, height: 900});
    await open(page, operation);
    await page.getByRole('button', {name: 'Open the console'}).click();
    await expect(page.getByRole('radio', {name: 'Sample responses'})).toBeFocused();
    await expect(page.getByRole('radio', {name: 'Sample responses'})).toBeInViewport();
    await expect(page.getByRole('textbox', {name: 'Body application/json'})).toBeInViewport();
  }
});

test('on a phone what an operation does comes after its facts, then the samples, then the rest', async ({
  page,
}) => {
  await page.setViewportSize({width: 390, height: 844});
  await open(page, operation);
  const tops: number[] = [];
  for (const part of ['header', 'header + div', '.api-aside', '.api-aside ~ div'])
    tops.push((await page.locator(`.api-page > ${part}`).first().boundingBox())!.y);
  expect(tops).toEqual(tops.toSorted((a, b) => a - b));
  expect(tops[1]).toBeLessThan(844);
});

test('the scale of the changelog leads to the releases, and older years are folded', async ({
  page,
}) => {
  await open(page, '/changelog');
  await expect(page.locator('main details[open]')).toHaveCount(1);
  const mark = page.locator('main a[tabindex="-1"]').first();
  const target = await mark.getAttribute('href');
  await mark.click();
  await expect(page).toHaveURL(target!);
});

test('Japanese and Chinese are in the face that the browser has for the language', async ({
  page,
}) => {
  for (const locale of builtLocales) {
    await page.goto(`${prefixOf(locale)}/`);
    const face = await page.evaluate(() => getComputedStyle(document.body).fontFamily);
    expect(face === 'sans-serif', locale).toBe(/^(?:ja|zh)/.test(locale));
  }
});
