import {expect, test} from '@playwright/test';
import {open, watch} from './support/page';
import {allAddresses, kinds} from './support/site';

for (const [addresses, tag] of [
  [kinds, ''],
  [allAddresses, ' @nightly'],
] as const)
  for (const address of addresses)
    test(`${address} has no error, violation, failed request, or foreign request${tag}`, async ({
      page,
    }) => {
      const problems = watch(page);
      await open(page, address);
      await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
      await expect(page.locator('a[target=_blank]:not([rel~=noopener])')).toHaveCount(0);
      expect(problems).toEqual([]);
    });
