import {expect, test, type Page} from '@playwright/test';
import {barriers} from './support/barriers';
import {kinds} from './support/site';

/** Pages that between them have all that only a phone shows. */
const onPhones = ['/', '/changelog', '/docs/environment', '/api/monitor'];
/** Contrast takes most of the time. Readers meet the dark palette only, and src/css/contrast.test.ts checks the pairs of both. */
const forContrast = [
  ...['/', '/pricing', '/changelog', '/blog/ensure-99-99-uptime-with-proactive-monitoring'],
  ...['/docs/website/track-script', '/api/monitor-all', '/search'],
];

for (const address of [...kinds, '/no-such-page'])
  for (const width of [360, 1440]) {
    const find = async (page: Page, skipped: string[]): Promise<string[]> => {
      await page.setViewportSize({width, height: 900});
      await page.goto(address);
      return barriers(page, 'html', skipped);
    };
    const skipped = width === 1440 && forContrast.includes(address) ? [] : ['color-contrast'];

    if (width === 1440 || onPhones.includes(address))
      test(`${address} has no barriers at ${width} px`, async ({page}) => {
        expect(await find(page, skipped)).toEqual([]);
      });

    test(`${address} has no barriers at ${width} px, contrast included @nightly`, async ({
      page,
    }) => {
      expect(await find(page, [])).toEqual([]);
    });
  }
