import {expect, test, type BrowserContext} from '@playwright/test';
import {defaultLocale} from '../../src/config/locales';
import {allAddresses, builtLocales, kinds, prefixOf} from './support/site';
import {watch} from './support/watch';

/** Pages are shared out, so that both workers are busy to the end. */
const parts = 4;
/** Tabs that a test has open at the same time. */
const tabs = 3;

const translated = builtLocales.filter((locale) => locale !== defaultLocale).map(prefixOf);
const addresses = allAddresses();
const isTranslated = (address: string): boolean => translated.some((prefix) => `${address}/`.startsWith(`${prefix}/`));
const [english, others] = [addresses.filter((address) => !isTranslated(address)), addresses.filter(isTranslated)];

/** Opens pages and lists everything that went wrong on them. */
async function crawl(context: BrowserContext, pages: string[]): Promise<string[]> {
  const waiting = [...pages];
  const findings: string[] = [];
  const visit = async (): Promise<void> => {
    const page = await context.newPage();
    const seen = watch(page);
    for (let address = waiting.pop(); address; address = waiting.pop()) {
      await page.goto(address, {waitUntil: 'load'});
      await page
        .waitForFunction(() => document.documentElement.dataset.hasHydrated === 'true', undefined, {timeout: 20_000})
        .catch(() => seen.problems.push('does not start'));
      const targets = await page.locator('a[target=_blank]:not([rel~=noopener])').count();
      if (targets > 0) seen.problems.push(`${targets} links to new windows without rel=noopener`);
      for (const stranger of seen.strangers) seen.problems.push(`request to ${stranger}`);
      for (const problem of seen.problems) findings.push(`${address}: ${problem}`);
      seen.problems.length = 0;
      seen.strangers.clear();
    }
  };
  await Promise.all(Array.from({length: tabs}, visit));
  return findings;
}

test('has pages to visit', () => {
  expect(english.length).toBeGreaterThan(100);
  expect(others.length).toBeGreaterThan(100 * translated.length - 1);
});

for (const [name, tag, pages] of [
  ['the English pages', '', english],
  ['each kind of page in the other languages', '', translated.flatMap((prefix) => kinds.map((kind) => prefix + kind))],
  ['all pages in the other languages', '@nightly', others],
] as const) {
  for (let part = 0; part < parts; part += 1) {
    test(`no error, violation, failed request, or foreign request: ${name} ${part + 1}/${parts} ${tag}`, async ({context}) => {
      test.setTimeout(600_000);
      expect(
        await crawl(
          context,
          pages.filter((_, index) => index % parts === part),
        ),
      ).toEqual([]);
    });
  }
}
