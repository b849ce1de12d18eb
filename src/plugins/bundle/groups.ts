import path from 'node:path';
import {createMatcher, posixPath} from '@docusaurus/utils';

interface BundledModule {
  type?: string;
  nameForCondition?: () => string | null;
}

/** A group of scripts in the bundler's `splitChunks.cacheGroups`. */
interface ScriptGroup {
  name: string;
  test: (module: BundledModule) => boolean;
  chunks: (chunk: {name?: string | null}) => boolean;
  minChunks: number;
  enforce: boolean;
  priority: number;
}

const docusaurus = 'node_modules/@docusaurus';
const theme = `${docusaurus}/theme-classic/lib/theme`;

/**
 * Files whose scripts pages share. Patterns are relative to the root of the site. A component that no pattern names is still bundled: the
 * bundler then puts it into the parts that need it, and pages get heavier. They are also heavier with fewer, wider patterns: all of the
 * theme but blog and documentation in the frame costs every page 6.5 KiB.
 */
export const sharedScripts = {
  /** What every page shows: its frame, the bar above and the part below. */
  frame: [
    `${theme}/{ErrorPageContent,SearchBar}.js`,
    `${theme}/{Layout,Navbar,NavbarItem,Footer,Heading,Logo,SkipToContent}/**`,
    `${theme}/{ThemedImage,ThemeProvider}/**`,
    `${theme}/Icon/!(Socials)/**`,
    `${docusaurus}/{theme-common,core/lib/client,plugin-content-docs/lib/client}/**`,
    'node_modules/{clsx,@mdx-js}/**',
    '.docusaurus/**/site-storage.json',
    'src/config/identity.ts',
    'src/theme/{Navbar,Footer,Logo,SearchBar,Icon}/**',
    'src/components/{Button,CopyButton,Logo}/**',
    'src/components/Tabs/TabItem.tsx',
    'src/features/search/components/{SearchButton/**,SearchIcon.tsx}',
  ],
  /** What every documentation page shows around its text. */
  reading: [
    `${theme}/{Doc,TOC,Tag,MDX}*/**`,
    `${theme}/{Admonition,LastUpdated,EditThisPage,EditMetaRow,PaginatorNavLink}/**`,
    `${theme}/{BackToTopButton,Details,ContentVisibility}/**`,
    'src/theme/{Doc,TOC,MDX}*/**',
    'src/theme/Admonition/**',
    'src/features/reader-values/{CodeFrame,InstancePanel}/**',
    'src/features/api-reference/components/SidebarFilter/frame.ts',
    'src/components/{Field,Flow,PageTools,Steps}/**',
  ],
  /** Names of the plugins that pages belong to, one file for each plugin. They come with the frame. */
  pluginNames: ['.docusaurus/**/__plugin.json'],
  /** Parts of a documentation page that its route asks for one by one. They come with what is around its text. */
  readingRoots: [
    `${theme}/{DocsRoot,DocVersionRoot,DocRoot,DocItem,DocBreadcrumbs,DocPaginator}/**`,
    `${docusaurus}/plugin-content-docs/lib/client/docsSearch.js`,
    'src/theme/{DocItem,NotFound/Content}/**',
  ],
  /** What only the pages of operations show. */
  operation: [
    'src/features/api-reference/components/{ConsoleToggle,Fields,Samples,Static,Status}/**',
    'src/features/api-reference/components/Text.tsx',
    'src/theme/{Api*,ParamsDetails,RequestSchema,StatusCodes}/**',
  ],
};

/** Of the groups that a module fits, the one with the highest priority gets it. */
const priority = {
  /** Above that of Docusaurus' one sheet for the whole site, 50. */
  sheet: 60,
  /** Above that of what only some pages show: its patterns name single parts of the folders below. */
  frameOrRoot: 50,
  somePages: 45,
};

/** In how many parts of the bundle a script must be to be moved into its group. */
const minChunks = {
  /** The route asks for each of these files separately, so each is in a separate part. */
  separate: 1,
  /** What a single page uses stays with it. */
  shared: 2,
};

/** Files whose styles only some pages need, by the name of the sheet that they are gathered in. */
export const sheets = {
  builders: ['src/features/builders/**'],
  drawings: ['src/features/product-drawings/**'],
  marketing: [
    'src/pages/_{home,pricing}/**',
    'src/components/{QuestionList,Page,PageHead,Points,Section}/**',
  ],
  reference: [
    'src/features/api-reference/components/{Fields,Groups,Status}/**',
    'src/features/api-reference/components/layout.module.css',
    'src/theme/ApiExplorer/**',
    'src/css/api.css',
  ],
  extras: ['src/features/translations/notice/**', 'src/components/{Cards,EnvVar,PageFilter}/**'],
  posts: [
    'src/features/{blog,changelog}/**',
    'src/css/blog.css',
    `${theme}/{Blog*,Icon/Socials}/**`,
  ],
};

/** Files whose styles come with a part of a page that a reader opens. */
export const openedParts = [
  'src/features/translations/language-bar/**',
  'src/features/api-reference/console/**',
  'src/features/search/components/styles.module.css',
];

/**
 * Groups of scripts and style sheets for the bundler's `splitChunks`.
 *
 * Scripts: one file for the frame of all pages, one for what is around a documentation text, one for operations. The bundler's own choice
 * cuts them into a dozen parts that compress worse, repeats what parts share, and gives all pages what operations share.
 *
 * Style sheets: Docusaurus makes one for the whole site. What only some pages need is taken out of it, and Docusaurus links it from the
 * pages whose parts import it.
 * @param siteDir root of the site
 */
export function splitGroups(siteDir: string) {
  const isIn = (patterns: string[]) => {
    const matches = createMatcher(patterns);
    return (module: BundledModule): boolean =>
      matches(posixPath(path.relative(siteDir, module.nameForCondition?.() ?? '')));
  };
  const scripts = (
    name: string,
    patterns: string[],
    use: Pick<ScriptGroup, 'minChunks' | 'priority'>,
  ): ScriptGroup => {
    const isShared = isIn(patterns);
    return {
      name,
      test: (module) => /^(?:javascript|json)/.test(module.type ?? '') && isShared(module),
      chunks: (chunk) => chunk.name !== 'main',
      enforce: true,
      ...use,
    };
  };
  const sheet = (name: string, patterns: string[]) => ({
    name,
    type: 'css/mini-extract',
    test: isIn(patterns),
    chunks: 'all' as const,
    enforce: true,
    priority: priority.sheet,
  });
  const {frame, pluginNames, readingRoots, reading, operation} = sharedScripts;
  const isElsewhere = isIn([...openedParts, ...Object.values(sheets).flat()]);
  return {
    styles: {test: (module: BundledModule) => !isElsewhere(module)},
    ...Object.fromEntries(
      Object.entries(sheets).map(([name, patterns]) => [name, sheet(name, patterns)]),
    ),
    frame: scripts('frame', frame, {minChunks: minChunks.shared, priority: priority.frameOrRoot}),
    pluginNames: scripts('frame', pluginNames, {
      minChunks: minChunks.separate,
      priority: priority.frameOrRoot,
    }),
    readingRoots: scripts('reading', readingRoots, {
      minChunks: minChunks.separate,
      priority: priority.frameOrRoot,
    }),
    reading: scripts('reading', reading, {
      minChunks: minChunks.shared,
      priority: priority.somePages,
    }),
    operation: scripts('operation', operation, {
      minChunks: minChunks.shared,
      priority: priority.somePages,
    }),
  };
}
