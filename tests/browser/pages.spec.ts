import {expect, test} from '@playwright/test';
import {barriers, open, watch} from './support/page';
import {allAddresses, builtLocales, kinds, prefixOf} from './support/site';

/** Contrast takes most of the time: one page of each kind at night. src/css/contrast.test.ts checks the pairs of both palettes. */
const forContrast = [
  ...['/', '/pricing', '/changelog', '/blog/ensure-99-99-uptime-with-proactive-monitoring'],
  ...['/docs/website/track-script', '/api/monitor-all', '/search'],
];

for (const [addresses, withContrast, tag] of [
  [kinds, forContrast, ''],
  [allAddresses, kinds, ' @nightly'],
] as const)
  for (const address of addresses)
    test(`${address} has no error, violation, failed request, or foreign request, and no barrier${tag}`, async ({
      page,
    }) => {
      const problems = watch(page);
      await open(page, address);
      await expect(page.locator('a[target=_blank]:not([rel~=noopener])')).toHaveCount(0);
      // Before the page is scrolled: an entry of the contents that is half below the bar is no target of its own size.
      expect(await barriers(page, 'html', withContrast.includes(address))).toEqual([]);
      await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
      expect(problems).toEqual([]);
    });

/** Pages that between them have all that only a phone shows, and one that the server doesn't have. */
const onPhones = ['/', '/changelog', '/docs/environment', '/api/monitor', '/no-such-page'];
for (const [addresses, tag] of [
  [onPhones, ''],
  [builtLocales.flatMap((locale) => kinds.map((kind) => prefixOf(locale) + kind)), ' @nightly'],
] as const)
  for (const address of addresses)
    test(`${address} has no barriers on a phone${tag}`, async ({page}) => {
      await page.setViewportSize({width: 360, height: 900});
      await page.goto(address);
      expect(await barriers(page, 'html', tag !== '' && kinds.includes(address))).toEqual([]);
    });
