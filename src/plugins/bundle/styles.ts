/** Style sheets of parts that are loaded when a reader opens them: they come with the part. */
const onDemand =
  /src[\\/]features[\\/](?:translations[\\/]language-bar|api-reference[\\/]console|search[\\/]components[\\/]SearchDialog)[\\/]/;

/** Style sheets that only some pages need, by the name of the sheet that they are gathered in. */
const areas = {
  builders: /src[\\/]features[\\/]builders[\\/]/,
  drawings: /src[\\/]features[\\/]product-drawings[\\/]/,
  marketing:
    /src[\\/](?:pages[\\/]_|components[\\/](?:QuestionList|Page|PageHead|Points|Section)[\\/])/,
  reference:
    /src[\\/](?:features[\\/]api-reference[\\/]components[\\/](?!Method)|css[\\/]api\.css)/,
  seldom:
    /src[\\/](?:features[\\/]translations[\\/]notice|components[\\/](?:Cards|EnvVar|PageFilter))[\\/]/,
  journal:
    /src[\\/](?:features[\\/](?:blog|changelog)[\\/]|css[\\/]blog\.css)|theme-classic[\\/]lib[\\/]theme[\\/](?:Blog|Icon[\\/]Socials)/,
};

interface CssModule {
  nameForCondition?: () => string | null;
}

const isIn =
  (folders: RegExp) =>
  (module: CssModule): boolean =>
    folders.test(module.nameForCondition?.() ?? '');

const isElsewhere = [onDemand, ...Object.values(areas)].map(isIn);

const group = (name: string, folders: RegExp) => ({
  name,
  type: 'css/mini-extract',
  test: isIn(folders),
  chunks: 'all' as const,
  enforce: true,
  priority: 60,
});

/**
 * Groups of style sheets for the bundler's `splitChunks`. Docusaurus makes one sheet for the whole site; these take out what most pages
 * don't need, and Docusaurus links each from the pages whose parts import it.
 */
export const styleGroups = {
  styles: {test: (module: CssModule) => !isElsewhere.some((isOne) => isOne(module))},
  ...Object.fromEntries(
    Object.entries(areas).map(([name, folders]) => [name, group(name, folders)]),
  ),
};
