import AxeBuilder from '@axe-core/playwright';
import type {Page} from '@playwright/test';

/** The tracking script's host isn't reached by tests (playwright.config.ts), as where a reader blocks it. tracking.spec.ts tests it. */
const isTracker = (url: string): boolean => url.endsWith('/tracker.js');

/**
 * Notes everything that must not happen, in its order: console errors and warnings (violations of the policy are among them), errors,
 * failed or refused requests, requests to others.
 * @param page before it opens a URL
 */
export function watch(page: Page): string[] {
  const problems: string[] = [];
  const isOwn = (url: string): boolean =>
    ['localhost', '127.0.0.1'].includes(new URL(url).hostname) || /^(data|blob|about):/.test(url);
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type()) && !isTracker(message.location().url))
      problems.push(`console ${message.type()}: ${message.text()}`);
  });
  page.on('pageerror', (error) => problems.push(`error: ${error.message}`));
  page.on('request', (request) => {
    if (!isOwn(request.url()) && !isTracker(request.url()))
      problems.push(`foreign: ${request.url()}`);
  });
  page.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? '';
    // A page that is left ends its own requests.
    if (reason !== 'net::ERR_ABORTED' && !isTracker(request.url()))
      problems.push(`failed: ${request.url()} ${reason}`);
  });
  page.on('response', (response) => {
    if (response.status() >= 400) problems.push(`${response.status()}: ${response.url()}`);
  });
  return problems;
}

/** URLs that are requested from now on. */
export function requestsOf(
  page: Page,
  isMeant: (url: string, type: string) => boolean = () => true,
): string[] {
  const urls: string[] = [];
  page.on('request', (request) => {
    if (isMeant(request.url(), request.resourceType())) urls.push(request.url());
  });
  return urls;
}

/** Waits until the page runs: before that, nothing that is clicked has an effect. */
export async function ready(page: Page): Promise<void> {
  await page.waitForFunction(() => document.documentElement.dataset.hasHydrated === 'true');
}

export async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await ready(page);
}

/** Opens the console of the operation that a page describes. */
export async function openConsole(page: Page): Promise<void> {
  await page.getByRole('button', {name: 'Open the console'}).click();
  await page.getByRole('form', {name: 'API console'}).waitFor();
}

/** Goes to a page without a request for its document. */
export const goWithin = (page: Page, address: string): Promise<void> =>
  page.evaluate((to) => {
    window.history.pushState(null, '', to);
    window.dispatchEvent(new PopStateEvent('popstate'));
  }, address);

/** Adds styles to a page, in a way that its policy doesn't stop. */
export const addStyles = (page: Page, css: string): Promise<void> =>
  page.evaluate((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets.push(sheet);
  }, css);

/** Lays out the whole page. What isn't near has an estimated height only, and what is wider than its block would be cut, not seen. */
export const layOut = (page: Page): Promise<void> =>
  addStyles(page, '* { content-visibility: visible !important }');

/** Width of the whole page, more than the window's where something doesn't fit. */
export const widthOf = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth);

const rules = 'wcag2a wcag2aa wcag21a wcag21aa wcag22aa best-practice experimental'.split(' ');

/** What axe finds on a page or in one of its elements, one line per rule. Contrast takes most of the time. */
export async function barriers(
  page: Page,
  selector = 'html',
  withContrast = false,
): Promise<string[]> {
  await layOut(page);
  // Listing what passed would take longer than finding what doesn't. Without frames of others, no second page is needed for the result.
  const {violations} = await new AxeBuilder({page})
    .include(selector)
    .options({resultTypes: ['violations']})
    .setLegacyMode()
    .withTags(rules)
    .disableRules(withContrast ? [] : ['color-contrast'])
    .analyze();
  return violations.map(({id, nodes}) => `${id}: ${nodes.map(({html}) => html).join('; ')}`);
}
