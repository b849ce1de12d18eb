import {expect, test} from '@playwright/test';
import {barriers} from './support/barriers';
import {kinds} from './support/site';

/** Pages that between them have all that only a phone shows. Contrast takes most of the time and is the same at every width elsewhere. */
const onPhones = ['/', '/docs/intro', '/api/monitor'];

// Readers meet the dark palette only; src/css/contrast.test.ts checks the pairs of both.
for (const address of [...kinds, '/no-such-page']) {
  test(`${address} has no barriers at 360 and 1440 px`, async ({page}) => {
    await page.goto(address);
    for (const width of [360, 1440]) {
      await page.setViewportSize({width, height: 900});
      const skipped = width === 360 && !onPhones.includes(address) ? ['color-contrast'] : [];
      expect.soft(await barriers(page, 'html', skipped), `${width} px`).toEqual([]);
    }
  });

  test(`${address} has no barriers at 360 px, contrast included @nightly`, async ({page}) => {
    await page.setViewportSize({width: 360, height: 900});
    await page.goto(address);
    expect(await barriers(page)).toEqual([]);
  });
}
