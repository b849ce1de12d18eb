import {readdir, readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import fg from 'fast-glob';
import {isNeverShown} from './unused.ts';

/** Style sheets of parts that are loaded when a reader opens them: they come with the part. */
const onDemand =
  /src[\\/]features[\\/](?:translations[\\/]language-bar|api-reference[\\/]console|search[\\/]components[\\/]SearchDialog)[\\/]/;
/** Style sheets of parts that only some pages show, by the name of the sheet that they are gathered in. */
const areas = {
  builders: /src[\\/](?:features[\\/]builders|components[\\/]Tabs)[\\/]/,
  drawings: /src[\\/]features[\\/]product-drawings[\\/]/,
  marketing:
    /src[\\/](?:pages[\\/]_|components[\\/](?:Disclosure|Page|PageHead|Points|Section))[\\/]/,
  reference: /src[\\/](?:features[\\/]api-reference[\\/]components[\\/]|css[\\/]api\.css)/,
  missing: /src[\\/]features[\\/]not-found[\\/]/,
  seldom:
    /src[\\/](?:features[\\/](?:translations[\\/](?:notice|page)|search[\\/]components[\\/](?:SearchPage|Results|Hint))|components[\\/](?:Cards|EnvVar|PageFilter|Parts))[\\/]/,
  journal:
    /src[\\/](?:features[\\/](?:blog|changelog)[\\/]|css[\\/]blog\.css)|theme-classic[\\/]lib[\\/]theme[\\/](?:Blog|Icon[\\/]Socials)/,
};

interface CssModule {
  nameForCondition?: () => string | null;
}

const file = (module: CssModule): string => module.nameForCondition?.() ?? '';
const inArea = (module: CssModule): boolean =>
  Object.values(areas).some((area) => area.test(file(module)));

/** Groups of style sheets: Docusaurus makes one for the whole site, these take out what most pages do not need. */
export const styleGroups = {
  styles: {test: (module: CssModule) => !onDemand.test(file(module)) && !inArea(module)},
  ...Object.fromEntries(
    Object.entries(areas).map(([name, area]) => [
      name,
      {
        name,
        type: 'css/mini-extract',
        test: (module: CssModule) => area.test(file(module)),
        chunks: 'all' as const,
        enforce: true,
        priority: 60,
      },
    ]),
  ),
};

/** Names of the classes that a style sheet gives a look to. */
export function classesOf(css: string): Set<string> {
  return new Set(
    [...css.replace(/\{[^{}]*\}/g, '{}').matchAll(/\.([a-zA-Z_][\w-]*)/g)].map(([, name]) => name!),
  );
}

/** Classes of a page's elements. */
export function shownIn(html: string): Set<string> {
  return new Set(
    [...html.matchAll(/ class=(?:"([^"]*)"|([^\s>]+))/g)].flatMap(([, quoted, bare]) =>
      (quoted ?? bare!).split(' '),
    ),
  );
}

/** The page with a second style sheet right after the one of the whole site, if it doesn't link it yet. */
export function linkStyles(html: string, name: string): string {
  if (html.includes(`/${name}`)) return html;
  return html.replace(
    /<link\b[^>]*\/styles\.\w+\.css[^>]*>/,
    (link) => link + link.replace(/styles\.\w+\.css/, name),
  );
}

/**
 * Links the style sheets of the areas from the pages that show them, so that they are styled in the first paint: Docusaurus doesn't know
 * those of parts that are loaded on demand.
 * @param outDir folder of the built locale
 * @param otherLocales folders inside it that are not of this locale
 */
export async function linkAreaStyles(outDir: string, otherLocales: string[]): Promise<void> {
  const names = await readdir(path.join(outDir, 'assets/css'));
  const read = async (sheet: string): Promise<{name: string; classes: Set<string>}> => {
    const name = names.find((one) => one.startsWith(`${sheet}.`) && one.endsWith('.css'));
    if (!name)
      throw new Error(`The style sheet "${sheet}" is missing: see src/plugins/bundle/styles.ts.`);
    return {
      name,
      classes: classesOf(await readFile(path.join(outDir, 'assets/css', name), 'utf8')),
    };
  };
  const everywhere = (await read('styles')).classes;
  // A page shows an area if it has a class that only the area's sheet knows.
  const sheets = (await Promise.all(Object.keys(areas).map(read))).map(({name, classes}) => ({
    name,
    classes: new Set([...classes].filter((one) => !everywhere.has(one))),
  }));
  const linked = new Map(sheets.map(({name}) => [name, 0]));
  for (const page of await fg('**/*.html', {
    cwd: outDir,
    absolute: true,
    ignore: otherLocales.map((locale) => `${locale}/**`),
  })) {
    const html = await readFile(page, 'utf8');
    const present = [...shownIn(html)];
    const bare = present.find(isNeverShown);
    if (bare)
      throw new Error(
        `${page} shows "${bare}", which has no styles: take it out of the list in src/plugins/bundle/unused.ts.`,
      );
    const shown = sheets.filter(({classes}) => present.some((name) => classes.has(name)));
    const next = shown.reduce((text, {name}) => linkStyles(text, name), html);
    for (const {name} of shown) linked.set(name, linked.get(name)! + 1);
    if (next !== html) await writeFile(page, next);
  }
  const unused = [...linked].filter(([, pages]) => pages === 0).map(([name]) => name);
  if (unused.length > 0)
    throw new Error(`No page links ${unused.join(', ')}: see src/plugins/bundle/styles.ts.`);
}
