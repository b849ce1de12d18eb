import type {Browser} from '@playwright/test';
import {spreadOf, type Spread} from './bench.ts';

const delayOfKeys = 40;

/**
 * Types queries into the search of a rendered page.
 * @param address page to open the search on
 * @returns time from the last input to the results on the screen, in milliseconds
 */
export async function typeQueries(browser: Browser, address: string, queries: string[]): Promise<Spread> {
  const page = await browser.newPage({viewport: {width: 1440, height: 900}});
  await page.goto(address);
  await page.waitForSelector('html[data-has-hydrated=true]');
  await page.keyboard.press('/');
  const field = page.getByRole('combobox');
  await field.waitFor();
  // The engine and its first file: what is measured begins once the search is open.
  await page.waitForLoadState('networkidle');
  const times: number[] = [];
  for (const query of queries) {
    await field.fill('');
    const answered = page.evaluate(
      (wanted) =>
        new Promise<number>((resolve) => {
          const dialog = document.querySelector('dialog')!;
          const status = dialog.querySelector('[role=status]')!;
          const stop = new AbortController();
          let typed = 0;
          dialog.addEventListener('input', () => void (typed = performance.now()), {capture: true, signal: stop.signal});
          new MutationObserver((_, observer) => {
            // What is announced names the query that it answers.
            if (!status.textContent?.includes(wanted)) return;
            observer.disconnect();
            stop.abort();
            requestAnimationFrame(() => resolve(performance.now() - typed));
          }).observe(status, {childList: true, characterData: true, subtree: true});
        }),
      query,
    );
    await field.pressSequentially(query, {delay: delayOfKeys});
    times.push(await answered);
  }
  await page.close();
  return spreadOf(times);
}
