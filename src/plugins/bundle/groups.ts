import path from 'node:path';
import {createMatcher, posixPath} from '@docusaurus/utils';

interface BundledModule {
  type?: string;
  nameForCondition?: () => string | null;
}

const docusaurus = 'node_modules/@docusaurus';
const theme = `${docusaurus}/theme-classic/lib/theme`;

/** Files whose scripts pages share. Patterns are relative to the root of the site. */
export const sharedScripts = {
  /** What every page shows: its frame, the bar above and the part below. */
  frame: [
    `${theme}/{ErrorPageContent,SearchBar}.js`,
    `${theme}/{Layout,Navbar,NavbarItem,Footer,Heading,Logo,SkipToContent}/**`,
    `${theme}/{ThemedImage,ThemeProvider}/**`,
    `${theme}/Icon/!(Socials)/**`,
    `${docusaurus}/{theme-common,core/lib/client,plugin-content-docs/lib/client}/**`,
    'node_modules/{clsx,@mdx-js}/**',
    '.docusaurus/site-storage.json',
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
  /** Parts of a documentation page that its route asks for one by one. */
  readingRoots: [
    `${theme}/{DocsRoot,DocVersionRoot,DocRoot,DocItem,DocBreadcrumbs,DocPaginator}/**`,
    `${docusaurus}/plugin-content-docs/lib/client/docsSearch.js`,
    'src/theme/{DocItem,NotFound/Content}/**',
  ],
  /** What only the pages of operations show. */
  operation: [
    'src/features/api-reference/components/{ConsoleToggle,Fields,Samples,Static}/**',
    'src/features/api-reference/components/{Status,Text}.tsx',
    'src/theme/{Api*,ParamsDetails,RequestSchema,StatusCodes}/**',
  ],
};

/** Names of the plugins that pages belong to, one file for each plugin. */
const pluginNames = ['.docusaurus/**/__plugin.json'];

/** Files whose styles only some pages need, by the name of the sheet that they are gathered in. */
export const sheets = {
  builders: ['src/features/builders/**'],
  drawings: ['src/features/product-drawings/**'],
  marketing: [
    'src/pages/_{home,pricing}/**',
    'src/components/{QuestionList,Page,PageHead,Points,Section}/**',
  ],
  reference: [
    'src/features/api-reference/components/{Fields,Groups}/**',
    'src/features/api-reference/components/layout.module.css',
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
  'src/features/search/components/SearchDialog/**',
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
  const scripts = (name: string, patterns: string[], minChunks: number, priority: number) => {
    const isShared = isIn(patterns);
    return {
      name,
      test: (module: BundledModule) =>
        /^(?:javascript|json)/.test(module.type ?? '') && isShared(module),
      chunks: (chunk: {name?: string | null}) => chunk.name !== 'main',
      minChunks,
      enforce: true,
      priority,
    };
  };
  const sheet = (name: string, patterns: string[]) => ({
    name,
    type: 'css/mini-extract',
    test: isIn(patterns),
    chunks: 'all' as const,
    enforce: true,
    priority: 60,
  });
  const isElsewhere = isIn([...openedParts, ...Object.values(sheets).flat()]);
  return {
    styles: {test: (module: BundledModule) => !isElsewhere(module)},
    ...Object.fromEntries(
      Object.entries(sheets).map(([name, patterns]) => [name, sheet(name, patterns)]),
    ),
    frame: scripts('frame', sharedScripts.frame, 2, 50),
    pluginNames: scripts('frame', pluginNames, 1, 50),
    readingRoots: scripts('reading', sharedScripts.readingRoots, 1, 50),
    reading: scripts('reading', sharedScripts.reading, 2, 45),
    operation: scripts('operation', sharedScripts.operation, 2, 45),
  };
}
