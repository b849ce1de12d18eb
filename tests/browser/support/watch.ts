import type {Page} from '@playwright/test';

/** What went wrong on a page, in the order in which it did; empty for a sound page. */
export interface Watch {
  problems: string[];
  /** Origins beside the site's own that anything was asked of. */
  strangers: Set<string>;
}

/**
 * Notes everything that must not happen: console errors and warnings (violations of the policy are among them), errors, failed or
 * refused requests, requests to others.
 * @param page before it opens an address
 */
export function watch(page: Page): Watch {
  const seen: Watch = {problems: [], strangers: new Set()};
  const own = (url: string): boolean => ['localhost', '127.0.0.1'].includes(new URL(url).hostname) || /^(data|blob|about):/.test(url);
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) seen.problems.push(`console ${message.type()}: ${message.text()}`);
  });
  page.on('pageerror', (error) => seen.problems.push(`error: ${error.message}`));
  page.on('request', (request) => {
    if (!own(request.url())) seen.strangers.add(new URL(request.url()).origin);
  });
  page.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? '';
    // A page that is left ends its own requests.
    if (reason !== 'net::ERR_ABORTED') seen.problems.push(`failed: ${request.url()} ${reason}`);
  });
  page.on('response', (response) => {
    if (response.status() >= 400) seen.problems.push(`${response.status()}: ${response.url()}`);
  });
  return seen;
}

/** Waits until the page runs: before that, nothing that is clicked has an effect. */
export async function ready(page: Page): Promise<void> {
  await page.waitForFunction(() => document.documentElement.dataset.hasHydrated === 'true');
}

/** Opens an address and waits until it runs. */
export async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await ready(page);
}
