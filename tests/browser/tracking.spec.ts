import {expect, test, type Page, type Route} from '@playwright/test';
import {trackerOrigin} from './support/site';
import {errorsOf, goWithin, open, ready, requestsOf, watch} from './support/page';

test.skip(!trackerOrigin, 'This build has no tracking script: TRACKER_WEBSITE_ID was not set.');

const script = '**/tracker.js';

type Event = [name: string, data: Record<string, string>];

/** A tracker that records what it is given, and obeys the reader as Tianji's does. */
const recorder = `
  const {doNotTrack, websiteId} = document.currentScript.dataset;
  window.loads = (window.loads ?? 0) + 1;
  window.websiteId = websiteId;
  window.events = [];
  const off = () => localStorage.getItem('tianji.disabled') || (doNotTrack && navigator.doNotTrack === '1');
  if (!off()) window.tianji = {track: (...event) => off() || window.events.push(event)};
`;

/** What the recorder has noted; nothing before it has run. */
interface Recorded {
  loads?: number;
  websiteId?: string;
  events?: Event[];
}

const recorded = (page: Page): Promise<Recorded> =>
  page.evaluate(() => {
    const {loads, websiteId, events} = window as Recorded;
    return {loads, websiteId, events} as Recorded;
  });

/** Opens a page whose tracking script is the recorder, and waits until that has run. */
async function openTracked(page: Page, address: string): Promise<void> {
  await page.route(script, (route) =>
    route.fulfill({contentType: 'text/javascript', body: recorder}),
  );
  await open(page, address);
  await expect.poll(async () => (await recorded(page)).loads).toBe(1);
}

const eventsOf = async (page: Page): Promise<Event[] | undefined> => (await recorded(page)).events;

const question = (page: Page) => page.getByRole('group', {name: 'Was this page helpful?'});

test('the tracking script is loaded asynchronously and with its identifier, once, and not again after a navigation', async ({
  page,
}) => {
  const seen = watch(page);
  const asked = requestsOf(page, (url) => url.endsWith('/tracker.js'));
  await openTracked(page, '/fr/docs/intro');
  const tag = page.locator('script[data-website-id]');
  await expect(tag).toHaveAttribute('async', /.*/);
  expect((await recorded(page)).websiteId).toBe(await tag.getAttribute('data-website-id'));
  await goWithin(page, '/fr/pricing');
  await expect(page.locator('#questions')).toBeVisible();
  await expect(tag).toHaveCount(1);
  expect(asked).toEqual([`${trackerOrigin}/tracker.js`]);
  expect(seen.problems).toEqual([]);
});

for (const [name, act] of [
  ['is down or blocked', (route: Route) => route.abort('blockedbyclient')],
  ['never answers', () => Promise.resolve()],
] as const)
  test(`the site works, and asks nothing of the reader, when the tracking script ${name}`, async ({
    page,
  }) => {
    const errors = errorsOf(page);
    await page.route(script, act);
    await page.goto('/docs/intro', {waitUntil: 'commit'});
    await ready(page);
    await expect(question(page)).toHaveCount(0);
    await page.locator('.navbar a[href="/pricing"]').click();
    await expect(page.locator('#questions')).toBeVisible();
    expect(errors).toEqual([]);
  });

test('the answer to “Was this page helpful?” is recorded with the path alone, and leads to the issue form', async ({
  page,
}) => {
  await openTracked(page, '/docs/events/track?from=mail#js');
  const answered: Event[] = [];
  for (const [button, helpful] of [
    ['Yes', 'yes'],
    ['No', 'no'],
  ] as const) {
    await question(page).getByRole('button', {name: button, exact: true}).click();
    answered.push(['page-helpful', {helpful, path: new URL(page.url()).pathname}]);
    expect(await eventsOf(page)).toEqual(answered);
    const thanks = page.locator('p', {hasText: 'Thank you.'});
    await expect(thanks).toBeFocused();
    await expect(thanks.getByRole('link')).toHaveAttribute('href', /\/issues\/new\?title=/);
    // The next page asks again.
    await page.locator('.pagination-nav a').last().click();
    await expect(question(page)).toBeVisible();
  }
});

test('an unknown path is recorded without its query', async ({page}) => {
  await openTracked(page, '/docs/no-such-page?key=secret#part');
  await expect
    .poll(() => eventsOf(page))
    .toEqual([['page-not-found', {path: '/docs/no-such-page'}]]);
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
  await expect
    .poll(() => eventsOf(page))
    .toEqual([['search-without-result', {query: 'zzqxv kkwpt'}]]);
});

test('nothing is asked or recorded if the browser sends Do Not Track', async ({page}) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'doNotTrack', {value: '1'}));
  await openTracked(page, '/docs/intro');
  await expect(question(page)).toHaveCount(0);
  await openTracked(page, '/no-such-page');
  expect(await eventsOf(page)).toEqual([]);
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
