import {expect, test, type Page} from '@playwright/test';
import {open, widthOf} from './support/page';

/** Width between the margins of a browser, in px of a sheet of A4. */
const width = 718;

/** What would be wrong on paper, one line each: looks at every element as it would be printed. */
const examine = (page: Page) =>
  page.evaluate(() => {
    const paint = document.createElement('canvas').getContext('2d', {willReadFrequently: true})!;
    const luminance = (color: string, opacity: number): number => {
      paint.globalAlpha = 1;
      paint.fillStyle = '#fff';
      paint.fillRect(0, 0, 1, 1);
      paint.globalAlpha = opacity;
      paint.fillStyle = color;
      paint.fillRect(0, 0, 1, 1);
      const [r, g, b] = [...paint.getImageData(0, 0, 1, 1).data].map((value) =>
        value / 255 <= 0.04045 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4,
      );
      return 0.2126 * r! + 0.7152 * g! + 0.0722 * b!;
    };
    const name = (element: Element): string =>
      `${element.localName}.${element.getAttribute('class') ?? ''} “${element.textContent.trim().slice(0, 40)}”`;
    const shown = (element: Element): boolean => {
      const box = element.getBoundingClientRect();
      return (
        element.checkVisibility({visibilityProperty: true, opacityProperty: true}) &&
        box.width > 1 &&
        box.height > 1
      );
    };
    const opacityOf = (element: Element): number => {
      let opacity = 1;
      for (let ancestor: Element | null = element; ancestor; ancestor = ancestor.parentElement)
        opacity *= Number(getComputedStyle(ancestor).opacity);
      return opacity;
    };
    /** Contrast with white, for printers leave fills out. */
    const contrast = (element: Element, pseudo?: string): number => {
      const style = getComputedStyle(element, pseudo);
      const color = element.closest('svg') ? style.fill : style.color;
      return 1.05 / (luminance(color, opacityOf(element)) + 0.05);
    };
    const written = (element: Element, pseudo?: string): boolean =>
      pseudo
        ? /[\p{L}\p{N}]/u.test(
            getComputedStyle(element, pseudo).content.replace(/^(none|normal|counter)/, ''),
          )
        : [...element.childNodes].some(
            (node) => node.nodeType === Node.TEXT_NODE && node.nodeValue!.trim() !== '',
          );

    const chrome =
      'nav, aside.theme-doc-sidebar-container, .footer, button, input, select, textarea, [role=search], [role=button], [class*=skipToContent] a';
    const outward = 'main a[href^=http]:not(:is(h1, h2, h3, th) a, [class*=button])';
    const found = {
      wide: [] as string[],
      pale: [] as string[],
      chrome: [] as string[],
      untold: [] as string[],
    };
    for (const element of document.body.querySelectorAll('*')) {
      if (!shown(element)) continue;
      const style = getComputedStyle(element);
      const clipped = style.clipPath !== 'none';
      const inDrawing = element.closest('svg') && element.localName !== 'svg';
      if (!clipped && !inDrawing) {
        const {left, right} = element.getBoundingClientRect();
        if (right > window.innerWidth + 1 || left < -1) found.wide.push(name(element));
        else if (style.overflowX !== 'visible' && element.scrollWidth > element.clientWidth + 1)
          found.wide.push(`cut off: ${name(element)}`);
      }
      for (const pseudo of [undefined, '::before', '::after'])
        if (written(element, pseudo) && contrast(element, pseudo) < 7)
          found.pale.push(
            `${contrast(element, pseudo).toFixed(1)}: ${pseudo ?? 'text'} of ${name(element)}`,
          );
      if (element.matches(chrome)) found.chrome.push(name(element));
      if (
        element.matches(outward) &&
        !getComputedStyle(element, '::after').content.includes(element.getAttribute('href')!)
      )
        found.untold.push(name(element));
    }
    return found;
  });

test.use({viewport: {width, height: 1047}});

for (const [name, address] of [
  ['home', '/'],
  ['pricing', '/pricing'],
  ['changelog', '/changelog'],
  ['a post', '/blog/ensure-99-99-uptime-with-proactive-monitoring'],
  ['a documentation page with tables', '/docs/environment'],
  ['a documentation page with a diagram', '/docs/monitor/types'],
  ['a documentation page with tabs', '/docs/application/tracking'],
  ['an operation', '/api/monitor-upsert'],
  ['the privacy policy', '/private-policy'],
] as const) {
  test(`${name} is printed black on white, no wider than the sheet, without chrome, with link targets`, async ({
    page,
  }) => {
    await open(page, address);
    await page.emulateMedia({media: 'print'});
    expect(await widthOf(page)).toBeLessThanOrEqual(width);
    await expect(page.locator('html')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
    expect(await examine(page)).toEqual({wide: [], pale: [], chrome: [], untold: []});
  });
}

test('the examination finds what it looks for: a page as the screen shows it', async ({page}) => {
  await open(page, '/docs/migrate/uptime-kuma');
  const {pale, chrome, untold} = await examine(page);
  expect(pale.length).toBeGreaterThan(10);
  expect(chrome.length).toBeGreaterThan(3);
  expect(untold.length).toBeGreaterThan(0);
});

test('what is folded on the screen is unfolded on paper', async ({page}) => {
  await open(page, '/pricing');
  await page.emulateMedia({media: 'print'});
  const answers = page.locator('main details > :not(summary)');
  expect(await answers.count()).toBeGreaterThan(3);
  for (const answer of await answers.all()) await expect(answer).toBeVisible();
});
