import {expect, type Page} from '@playwright/test';

/** Notes how far a page moves and what its largest paint is, from its first moment on. */
export async function measure(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const measured = {shift: 0, largest: ''};
    Object.assign(window, {measured});
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        value: number;
        hadRecentInput: boolean;
      })[])
        if (!entry.hadRecentInput) measured.shift += entry.value;
    }).observe({type: 'layout-shift', buffered: true});
    new PerformanceObserver((list) => {
      const last = list.getEntries().at(-1) as (PerformanceEntry & {element?: Element}) | undefined;
      measured.largest = last?.element?.localName ?? measured.largest;
    }).observe({type: 'largest-contentful-paint', buffered: true});
  });
}

/** Expects that a page has not moved since its first moment, and that its largest paint is text or a drawing. */
export async function expectSteady(page: Page): Promise<void> {
  const {shift, largest} = await page.evaluate(
    () => (window as unknown as {measured: {shift: number; largest: string}}).measured,
  );
  expect.soft(shift).toBeLessThanOrEqual(0.05);
  expect.soft(['', 'img', 'video', 'canvas']).not.toContain(largest);
}
