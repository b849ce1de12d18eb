import type {Browser} from '@playwright/test';
import {spreadOf, type Spread} from './bench.ts';

const delayOfKeys = 40;
const patience = 10_000;

/** Times from the last input to the results on the screen, in milliseconds, and the queries that nothing was shown for in ten seconds. */
export interface Typed extends Spread {
  unanswered: string[];
}

/**
 * Types queries into the search of a rendered page.
 * @param address page to open the search on
 */
export async function typeQueries(browser: Browser, address: string, queries: string[]): Promise<Typed> {
  const page = await browser.newPage({viewport: {width: 1440, height: 900}});
  await page.goto(address);
  await page.waitForSelector('html[data-has-hydrated=true]');
  await page.keyboard.press('/');
  const field = page.getByRole('combobox');
  await field.waitFor();
  // The engine and its first file: what is measured begins once the search is open.
  await page.waitForLoadState('networkidle');
  const times: number[] = [];
  const unanswered: string[] = [];
  for (const query of queries) {
    await field.fill('');
    const answered = page.evaluate(
      ([wanted, most]) =>
        new Promise<number | null>((resolve) => {
          const dialog = document.querySelector('dialog')!;
          const status = dialog.querySelector('[role=status]')!;
          const stop = new AbortController();
          let typed = 0;
          setTimeout(() => resolve(null), most);
          dialog.addEventListener('input', () => void (typed = performance.now()), {capture: true, signal: stop.signal});
          new MutationObserver((_, observer) => {
            // What is announced names the query that it answers.
            if (!status.textContent?.includes(wanted)) return;
            observer.disconnect();
            stop.abort();
            requestAnimationFrame(() => resolve(performance.now() - typed));
          }).observe(status, {childList: true, characterData: true, subtree: true});
        }),
      [query, patience + query.length * delayOfKeys] as const,
    );
    await field.pressSequentially(query, {delay: delayOfKeys});
    const time = await answered;
    if (time === null) unanswered.push(query);
    else times.push(time);
  }
  await page.close();
  return {...spreadOf(times), unanswered};
}
