import type {Locale} from '../../src/config/locales.ts';

/**
 * Adds to a built site what is made from its finished pages.
 * @param dir folder of the built site
 * @param locales languages it holds
 */
export async function finishSite(dir: string, locales: Locale[]): Promise<void> {
  void dir;
  void locales;
}
