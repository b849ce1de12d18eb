import {expect, test} from '@playwright/test';
import {barriers} from './support/barriers';
import {kinds} from './support/site';

// Readers meet the dark palette only; src/css/contrast.test.ts checks the pairs of both.
for (const address of [...kinds, '/no-such-page']) {
  test(`${address} has no barriers at 360 and 1440 px`, async ({page}) => {
    await page.goto(address);
    for (const width of [360, 1440]) {
      await page.setViewportSize({width, height: 900});
      expect.soft(await barriers(page), `${width} px`).toEqual([]);
    }
  });
}
