import {expect, test, type Page, type Route} from '@playwright/test';
import {trackerOrigin} from './support/site';
import {goWithin, open, ready, requestsOf, watch} from './support/page';

test.skip(!trackerOrigin, 'This build has no tracking script: TRACKER_WEBSITE_ID was not set.');

const script = '**/tracker.js';

/** A tracker that records what it is given, and obeys the reader as Tianji's does. */
const recorder = `
  const {doNotTrack, websiteId} = document.currentScript.dataset;
  const off = () => localStorage.getItem('tianji.disabled') || (doNotTrack && navigator.doNotTrack === '1');
  window.recorded = {websiteId, events: []};
  if (!off()) window.tianji = {track: (...event) => off() || window.recorded.events.push(event)};
`;

/** What the recorder has noted. */
interface Recorded {
  websiteId: string;
  events: [name: string, data: Record<string, string>][];
}

const recorded = (page: Page): Promise<Recorded> =>
  page.evaluate(() => (window as unknown as {recorded: Recorded}).recorded);

/** Opens a page whose tracking script is the recorder, and waits until that has run. */
async function openTracked(page: Page, address: string): Promise<void> {
  await page.route(script, (route) =>
    route.fulfill({contentType: 'text/javascript', body: recorder}),
  );
  await open(page, address);
  await expect.poll(() => recorded(page)).toBeDefined();
}

const expectEvents = (page: Page, events: Recorded['events']): Promise<void> =>
  expect.poll(async () => (await recorded(page)).events).toEqual(events);

const question = (page: Page) => page.getByRole('group', {name: 'Was this page helpful?'});

test('the tracking script is loaded asynchronously and with its identifier, once, and not again after a navigation', async ({
  page,
}) => {
  const problems = watch(page);
  const asked = requestsOf(page, (url) => url.endsWith('/tracker.js'));
  await openTracked(page, '/fr/docs/intro');
  const tag = page.locator('script[data-website-id]');
  await expect(tag).toHaveAttribute('async', /.*/);
  await expect(tag).toHaveAttribute('data-website-id', (await recorded(page)).websiteId);
  await goWithin(page, '/fr/pricing');
  await expect(page.locator('#questions')).toBeVisible();
  await expect(tag).toHaveCount(1);
  expect(asked).toEqual([`${trackerOrigin}/tracker.js`]);
  expect(problems).toEqual([]);
});

for (const [name, act] of [
  ['is down or blocked', (route: Route) => route.abort('blockedbyclient')],
  ['never answers', () => Promise.resolve()],
] as const)
  test(`the site works, and asks nothing of the reader, when the tracking script ${name}`, async ({
    page,
  }) => {
    await page.route(script, act);
    await page.goto('/docs/intro', {waitUntil: 'commit'});
    await ready(page);
    await expect(question(page)).toHaveCount(0);
    await page.locator('.navbar a[href="/pricing"]').click();
    await expect(page.locator('#questions')).toBeVisible();
    expect(await page.pageErrors({filter: 'all'})).toEqual([]);
  });

for (const button of ['Yes', 'No'])
  test(`the answer “${button}” to “Was this page helpful?” is recorded with the path alone, and leads to the issue form`, async ({
    page,
  }) => {
    await openTracked(page, '/docs/events/track?from=mail#js');
    await question(page).getByRole('button', {name: button, exact: true}).click();
    const helpful = button.toLowerCase();
    await expectEvents(page, [['page-helpful', {helpful, path: '/docs/events/track'}]]);
    const thanks = page.locator('p', {hasText: 'Thank you.'});
    await expect(thanks).toBeFocused();
    await expect(thanks.getByRole('link')).toHaveAttribute('href', /\/issues\/new\?title=/);
    // The next page asks again.
    await page.locator('.pagination-nav a').last().click();
    await expect(question(page)).toBeVisible();
  });

test('an unknown path is recorded without its query', async ({page}) => {
  await openTracked(page, '/docs/no-such-page?key=secret#part');
  await expectEvents(page, [['page-not-found', {path: '/docs/no-such-page'}]]);
});

test('a search without a result is recorded once it stands, unless it holds what looks like a key', async ({
  page,
}) => {
  await page.clock.install();
  await openTracked(page, '/search?q=zzqxvkkwpt0123456789abcdefghij');
  await expect(page.locator('main a[href*="/issues/new"]')).toBeVisible();
  // Longer than the search waits.
  await page.clock.runFor(3000);
  await page.getByRole('searchbox').fill('zzqxv kkwpt');
  await page.clock.runFor(3000);
  await expectEvents(page, [['search-without-result', {query: 'zzqxv kkwpt'}]]);
});

test('nothing is asked or recorded if the browser sends Do Not Track', async ({page}) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'doNotTrack', {value: '1'}));
  await openTracked(page, '/docs/intro');
  await expect(question(page)).toHaveCount(0);
  await openTracked(page, '/no-such-page');
  await expectEvents(page, []);
});

test('the switch of the privacy policy turns the recording off, and on again', async ({page}) => {
  const record = page.getByRole('switch');
  await openTracked(page, '/private-policy');
  await record.uncheck();
  await openTracked(page, '/docs/intro');
  await expect(question(page)).toHaveCount(0);
  await openTracked(page, '/private-policy');
  await expect(record).not.toBeChecked();
  await record.check();
  await openTracked(page, '/docs/intro');
  await expect(question(page)).toBeVisible();
});
