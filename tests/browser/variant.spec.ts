import {expect, test} from '@playwright/test';
import {serveVariant} from './support/variant';
import {open, ready, requestsOf, watch} from './support/page';

test.describe.configure({mode: 'serial', timeout: 180_000});

let origin: string;
let stop: () => Promise<void>;

test.beforeAll(async () => {
  ({origin, stop} = await serveVariant());
});

test.afterAll(() => stop());

for (const [prefix, text] of [
  ['', 'Maintenance on Saturday.'],
  ['/fr', 'Maintenance samedi.'],
] as const) {
  test(`${prefix}/: the announcement is shown, stays closed once it is closed, and comes back with a new id`, async ({
    page,
  }) => {
    const seen = watch(page);
    await open(page, `${origin}${prefix}/`);
    const bar = page.locator('[class*=announcementBar][role=banner]');
    await expect(bar).toHaveText(text);
    await bar.getByRole('button').click();
    await expect(bar).toHaveCount(0);
    await open(page, `${origin}${prefix}/elsewhere`);
    await expect(bar).toHaveCount(0);
    // A reader who closed the announcement before this one.
    await page.evaluate(() => {
      const key = Object.keys(localStorage).find((name) =>
        name.startsWith('docusaurus.announcement.id'),
      )!;
      localStorage.setItem(key, 'first');
    });
    await page.reload();
    await ready(page);
    await expect(bar).toHaveText(text);
    expect(seen.problems).toEqual([]);
  });
}

test('everything is below the base URL, and no tracking script is loaded without an id', async ({
  page,
}) => {
  const seen = watch(page);
  const asked = requestsOf(page);
  await open(page, `${origin}/fr/`);
  await page.locator('main a').click();
  await expect(page).toHaveURL(`${origin}/fr/elsewhere`);
  await expect(page.locator('h1')).toHaveText('elsewhere');
  await page
    .locator('.navbar a[lang="en"]')
    .first()
    .evaluate((link: HTMLElement) => link.click());
  await expect(page).toHaveURL(`${origin}/elsewhere`);
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(page.locator('script[data-website-id]')).toHaveCount(0);
  expect(asked.filter((url) => !url.startsWith(`${origin}/`))).toEqual([]);
  expect(seen.problems).toEqual([]);
});
