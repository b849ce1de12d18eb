import AxeBuilder from '@axe-core/playwright';
import type {Page} from '@playwright/test';
import {layOut} from './page';

const rules = [
  'wcag2a',
  'wcag2aa',
  'wcag21a',
  'wcag21aa',
  'wcag22aa',
  'best-practice',
  'experimental',
];

/**
 * What axe finds on a page, one line per rule.
 * @param selector of the only element to check
 * @param skipped rules not to check
 */
export async function barriers(
  page: Page,
  selector = 'html',
  skipped: string[] = [],
): Promise<string[]> {
  await layOut(page);
  // Listing what passed would take longer than finding what doesn't. Without frames of others, no second page is needed for the result.
  const builder = new AxeBuilder({page})
    .include(selector)
    .options({resultTypes: ['violations']})
    .setLegacyMode();
  const {violations} = await builder.withTags(rules).disableRules(skipped).analyze();
  return violations.map(
    ({id, nodes}) =>
      `${id}: ${nodes.map(({target, failureSummary}) => `${target.join(' ')} (${failureSummary?.split('\n')[1]?.trim()})`).join('; ')}`,
  );
}
