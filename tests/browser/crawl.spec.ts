import {expect, test, type BrowserContext} from '@playwright/test';
import {allAddresses, builtLocales} from './support/site';
import {watch} from './support/page';

/** Pages are shared out, so that both workers are busy to the end. */
const parts = 4;
const tabs = 3;

async function crawl(context: BrowserContext, pages: string[]): Promise<string[]> {
  const waiting = [...pages];
  const findings: string[] = [];
  const visit = async (): Promise<void> => {
    const page = await context.newPage();
    const seen = watch(page);
    for (let address = waiting.pop(); address; address = waiting.pop()) {
      await page.goto(address, {waitUntil: 'load'});
      await page
        .waitForFunction(() => document.documentElement.dataset.hasHydrated === 'true', undefined, {
          timeout: 20_000,
        })
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

test('has pages to visit @nightly', async () => {
  expect((await allAddresses()).length).toBeGreaterThan(100 * builtLocales.length);
});

// safety.spec.ts visits each kind of page in English on every run.
for (let part = 0; part < parts; part += 1) {
  test(`no error, violation, failed request, or foreign request: all pages ${part + 1}/${parts} @nightly`, async ({
    context,
  }) => {
    test.setTimeout(1_200_000);
    const pages = (await allAddresses()).filter((_, index) => index % parts === part);
    expect(await crawl(context, pages)).toEqual([]);
  });
}
