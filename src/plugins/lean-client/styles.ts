import {readdir, readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';

/** Style sheets of parts that are loaded when a reader opens them: they come with the part. */
const onDemand = /src[\\/]components[\\/](?:api[\\/]Console|search[\\/]SearchDialog)[\\/]/;
/** Style sheets of the home page and the prices, which no other page needs. */
const marketing = /src[\\/]components[\\/](?:home|pricing)[\\/]/;
const marketingPages = ['index.html', 'pricing.html'];

interface CssModule {
  nameForCondition?: () => string | null;
}

const file = (module: CssModule): string => module.nameForCondition?.() ?? '';

/** Groups of style sheets: Docusaurus makes one for the whole site, these take out what most pages do not need. */
export const styleGroups = {
  styles: {test: (module: CssModule) => !onDemand.test(file(module)) && !marketing.test(file(module))},
  marketing: {name: 'marketing', type: 'css/mini-extract', test: (module: CssModule) => marketing.test(file(module)), chunks: 'all' as const, enforce: true, priority: 60},
};

/** The page with a second style sheet right after the one of the whole site. */
export function linkStyles(html: string, name: string): string {
  return html.replace(/<link\b[^>]*\/styles\.\w+\.css[^>]*>/, (link) => link + link.replace(/styles\.\w+\.css/, name));
}

/**
 * Links the style sheet of the marketing pages from their HTML, so that they are styled in the first paint.
 * @param outDir folder of the built locale
 */
export async function linkMarketingStyles(outDir: string): Promise<void> {
  const names = await readdir(path.join(outDir, 'assets/css'));
  const name = names.find((one) => /^marketing\.\w+\.css$/.test(one));
  if (!name) throw new Error('The style sheet of the marketing pages is missing: see src/plugins/lean-client/styles.ts.');
  for (const page of marketingPages) {
    const html = await readFile(path.join(outDir, page), 'utf8');
    const linked = linkStyles(html, name);
    if (linked === html) throw new Error(`${page} has no style sheet to put another one after: see src/plugins/lean-client/styles.ts.`);
    await writeFile(path.join(outDir, page), linked);
  }
}
