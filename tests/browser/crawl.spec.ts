import {expect, test} from '@playwright/test';
import {allAddresses, builtLocales, prefixOf} from './support/site';
import {watch} from './support/watch';

/** Pages of a language are shared out, so that both workers are busy to the end. */
const parts = 4;
/** Tabs that a test has open at the same time. */
const tabs = 3;

const addresses = allAddresses();
const ofLocale = (locale: (typeof builtLocales)[number]): string[] =>
  addresses.filter((address) => (locale === 'en' ? !builtLocales.some((other) => other !== 'en' && `${address}/`.startsWith(`${prefixOf(other)}/`)) : `${address}/`.startsWith(`${prefixOf(locale)}/`)));

test('has pages to visit', () => {
  expect(addresses.length).toBeGreaterThan(100 * builtLocales.length);
  expect(builtLocales.flatMap(ofLocale).length).toBe(addresses.length);
});

for (const locale of builtLocales) {
  for (let part = 0; part < parts; part += 1) {
    test(`${locale} ${part + 1}/${parts}: no error, no warning, no violation, no failed request, no stranger on any page`, async ({context}) => {
      test.setTimeout(240_000);
      const waiting = ofLocale(locale).filter((_, index) => index % parts === part);
      const findings: string[] = [];
      const visit = async (): Promise<void> => {
        const page = await context.newPage();
        const seen = watch(page);
        for (let address = waiting.pop(); address; address = waiting.pop()) {
          await page.goto(address, {waitUntil: 'load'});
          await page.waitForFunction(() => document.documentElement.dataset.hasHydrated === 'true', undefined, {timeout: 20_000}).catch(() => seen.problems.push('does not start'));
          const targets = await page.locator('a[target=_blank]:not([rel~=noopener])').count();
          if (targets > 0) seen.problems.push(`${targets} links to new windows without rel=noopener`);
          for (const stranger of seen.strangers) seen.problems.push(`request to ${stranger}`);
          for (const problem of seen.problems) findings.push(`${address}: ${problem}`);
          seen.problems.length = 0;
          seen.strangers.clear();
        }
      };
      await Promise.all(Array.from({length: tabs}, visit));
      expect(findings).toEqual([]);
    });
  }
}
