import type {Page} from '@playwright/test';

/** Lays out the whole page. What isn't near has an estimated height only, and what is wider than its block would be cut, not seen. */
export const layOut = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('* { content-visibility: visible !important }');
    document.adoptedStyleSheets.push(sheet);
  });
