import {expect, test, type BrowserContext} from '@playwright/test';
import {open, watch} from './support/page';
import {allAddresses, builtLocales, kinds} from './support/site';

/** Pages are shared out, so that all workers are busy to the end. */
const parts = 4;
const tabs = 3;

/** Visits pages to their end, and lists what went wrong. */
async function crawl(context: BrowserContext, pages: string[]): Promise<string[]> {
  const waiting = [...pages];
  const findings: string[] = [];
  const visit = async (): Promise<void> => {
    const page = await context.newPage();
    const seen = watch(page);
    for (let address = waiting.pop(); address; address = waiting.pop()) {
      // The report of a test that ends here names the page that doesn't start.
      await test.step(address, () => open(page, address));
      await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
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

test('no error, violation, failed request, or foreign request: each kind of page', async ({
  context,
}) => {
  expect(await crawl(context, kinds)).toEqual([]);
});

for (let part = 0; part < parts; part += 1) {
  test(`no error, violation, failed request, or foreign request: all pages ${part + 1}/${parts} @nightly`, async ({
    context,
  }) => {
    test.setTimeout(1_200_000);
    const pages = await allAddresses();
    expect(pages.length).toBeGreaterThan(100 * builtLocales.length);
    expect(
      await crawl(
        context,
        pages.filter((_, index) => index % parts === part),
      ),
    ).toEqual([]);
  });
}
