import {expect, test} from '@playwright/test';
import {barriers} from './support/barriers';
import {builtLocales, kinds, prefixOf} from './support/site';

/** Pages that between them have all that only a phone shows. */
const onPhones = ['/', '/changelog', '/docs/environment', '/api/monitor'];
/** Contrast takes most of the time. Readers meet the dark palette only, and src/css/contrast.test.ts checks the pairs of both. */
const forContrast = [
  ...['/', '/pricing', '/changelog', '/blog/ensure-99-99-uptime-with-proactive-monitoring'],
  ...['/docs/website/track-script', '/api/monitor-all', '/search'],
];

/** @param withContrast whether contrast is checked, which is the same in every language */
function testPage(address: string, width: number, withContrast: boolean, tag = ''): void {
  test(`${address} has no barriers at ${width} px${tag}`, async ({page}) => {
    await page.setViewportSize({width, height: 900});
    await page.goto(address);
    expect(await barriers(page, 'html', withContrast ? [] : ['color-contrast'])).toEqual([]);
  });
}

const addresses = [...kinds, '/no-such-page'];
for (const address of addresses) testPage(address, 1440, forContrast.includes(address));
for (const address of onPhones) testPage(address, 360, false);
for (const locale of builtLocales)
  for (const address of addresses)
    for (const width of [360, 1440])
      testPage(prefixOf(locale) + address, width, locale === 'en', ' @nightly');
