import AxeBuilder from '@axe-core/playwright';
import {expect, test} from '@playwright/test';

/** One page of each kind. */
const pages = [
  '/',
  '/pricing',
  '/changelog',
  '/changelog/v1.22',
  '/blog',
  '/blog/ensure-99-99-uptime-with-proactive-monitoring',
  '/blog/tags',
  '/blog/tags/uptime-monitoring',
  '/blog/archive',
  '/docs/intro',
  '/docs/website/track-script',
  '/docs/install/docker-compose',
  '/docs/telemetry/intro',
  '/docs/environment',
  '/api',
  '/api/monitor-upsert',
  '/private-policy',
  '/markdown-page',
  '/search',
  '/no-such-page',
];

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

for (const theme of ['dark', 'light']) {
  for (const width of [360, 1440]) {
    for (const path of pages) {
      test(`${path} has no barriers: ${theme}, ${width} px`, async ({page}) => {
        await page.setViewportSize({width, height: 900});
        await page.goto(path);
        await page.evaluate((name) => document.documentElement.setAttribute('data-theme', name), theme);
        const {violations} = await new AxeBuilder({page}).withTags(rules).analyze();
        const found = violations.map(({id, nodes}) => `${id}: ${nodes.map(({target, failureSummary}) => `${target.join(' ')} (${failureSummary?.split('\n')[1]?.trim()})`).join('; ')}`);
        expect(found).toEqual([]);
      });
    }
  }
}
