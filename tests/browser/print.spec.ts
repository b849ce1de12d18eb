import AxeBuilder from '@axe-core/playwright';
import {expect, test, type Page} from '@playwright/test';
import {addStyles, open, widthOf} from './support/page';

/** Width between the margins of a browser, in px of a sheet of A4. */
const width = 718;

/** What would be wrong on paper, one line each: what is cut off, controls, and links whose target isn't told. */
const examine = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const chrome =
      'nav, aside.theme-doc-sidebar-container, .footer, button, input, select, textarea, [role=search], [role=button], [class*=skipToContent] a';
    const outward = 'main a[href^=http]:not(:is(h1, h2, h3, th) a, [class*=button])';
    const problemOf = (element: Element): string | undefined => {
      const style = getComputedStyle(element);
      const {width, height} = element.getBoundingClientRect();
      const isShown = element.checkVisibility({visibilityProperty: true, opacityProperty: true});
      if (!isShown || width <= 1 || height <= 1) return undefined;
      const isDrawing = element.closest('svg') !== null || style.clipPath !== 'none';
      if (!isDrawing && style.overflowX !== 'visible')
        if (element.scrollWidth > element.clientWidth + 1) return 'cut off';
      if (element.matches(chrome)) return 'control';
      const target = element.matches(outward) && element.getAttribute('href')!;
      if (target && !getComputedStyle(element, '::after').content.includes(target))
        return 'link without its target';
      return undefined;
    };
    return [...document.body.querySelectorAll('*')].flatMap((element) => {
      const problem = problemOf(element);
      const text = element.textContent.trim().slice(0, 40);
      return problem ? [`${problem}: ${element.localName} “${text}”`] : [];
    });
  });

test.use({viewport: {width, height: 1047}});

for (const address of [
  '/',
  '/pricing',
  '/changelog',
  '/blog/ensure-99-99-uptime-with-proactive-monitoring',
  // Tables, then tabs.
  '/docs/environment',
  '/docs/application/tracking',
  '/api/monitor-upsert',
])
  test(`${address} is printed dark on white, no wider than the sheet, without controls, with link targets`, async ({
    page,
  }) => {
    await open(page, address);
    await page.emulateMedia({media: 'print'});
    expect(await widthOf(page)).toBeLessThanOrEqual(width);
    await expect(page.locator('html')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
    expect(await examine(page)).toEqual([]);
    // Printers leave fills out.
    await addStyles(page, '* { background: none !important }');
    const axe = new AxeBuilder({page}).withRules('color-contrast').setLegacyMode();
    expect((await axe.analyze()).violations).toEqual([]);
  });

test('what is folded on the screen is unfolded on paper', async ({page}) => {
  await open(page, '/pricing');
  await page.emulateMedia({media: 'print'});
  const answers = page.locator('main details > :not(summary)');
  expect(await answers.count()).toBeGreaterThan(3);
  for (const answer of await answers.all()) await expect(answer).toBeVisible();
});
