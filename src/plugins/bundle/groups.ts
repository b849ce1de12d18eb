import path from 'node:path';
import {createMatcher, posixPath} from '@docusaurus/utils';

interface BundledModule {
  type?: string;
  nameForCondition?: () => string | null;
}

const docusaurus = 'node_modules/@docusaurus';
const theme = `${docusaurus}/theme-classic/lib/theme`;

/**
 * Scripts that pages share: one file for the frame of all pages, one for what is around a documentation text, one for operations. The
 * bundler's own choice cuts them into a dozen parts that compress worse, repeats what parts share, and gives all pages what operations share.
 *
 * A script belongs to the first group that it fits, if it is in at least `minChunks` parts of the bundle: what a single page uses stays with
 * it. Groups of the same name are one file. A component that no pattern names goes into the parts that need it, and pages get heavier. They
 * are also heavier with fewer, wider patterns: all of the theme but blog and documentation in the frame costs every page 6.5 KiB.
 */
export const sharedScripts = [
  {
    // What every page shows: its frame, the bar above and the part below.
    name: 'frame',
    minChunks: 2,
    files: [
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
      'src/features/search/components/SearchButton/**',
    ],
  },
  {
    // Names of the plugins that pages belong to: each is in a separate part.
    name: 'frame',
    minChunks: 1,
    files: ['.docusaurus/**/__plugin.json'],
  },
  {
    // Parts of a documentation page that its route asks for one by one: each is separate.
    name: 'reading',
    minChunks: 1,
    files: [
      `${theme}/{DocsRoot,DocVersionRoot,DocRoot,DocItem,DocBreadcrumbs,DocPaginator}/**`,
      `${docusaurus}/plugin-content-docs/lib/client/docsSearch.js`,
      'src/theme/{DocItem,NotFound/Content}/**',
    ],
  },
  {
    // What every documentation page shows around its text.
    name: 'reading',
    minChunks: 2,
    files: [
      `${theme}/{Doc,TOC,Tag,MDX}*/**`,
      `${theme}/{Admonition,LastUpdated,EditThisPage,EditMetaRow,PaginatorNavLink}/**`,
      `${theme}/{BackToTopButton,Details,ContentVisibility}/**`,
      'src/theme/{Doc,TOC,MDX}*/**',
      'src/features/reader-values/{CodeFrame,InstancePanel}/**',
      'src/features/api-reference/components/SidebarFilter/frame.ts',
      'src/components/{Field,Flow,PageTools,Steps}/**',
    ],
  },
  {
    // What only the pages of operations show.
    name: 'operation',
    minChunks: 2,
    files: [
      'src/features/api-reference/components/{Fields,Samples,Static,Status}/**',
      'src/theme/{Api*,ParamsDetails,RequestSchema,StatusCodes}/**',
    ],
  },
];

/**
 * Files whose styles only some pages need, by the name of the sheet that they are gathered in. They are taken out of Docusaurus' one sheet for
 * the whole site, and linked from the pages whose parts import them.
 */
export const sheets = {
  builders: ['src/features/builders/**'],
  drawings: ['src/features/product-drawings/**'],
  marketing: [
    'src/pages/_{home,pricing}/**',
    'src/components/{QuestionList,PageHead,Points,Section}/**',
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

/** Of the groups that a module fits, the one with the highest priority gets it. Docusaurus' own sheet has 50. */
const highestPriority = 60;

/** Groups of scripts and style sheets for the bundler's `splitChunks`. */
export function splitGroups(siteDir: string) {
  const isIn = (patterns: string[]) => {
    const matches = createMatcher(patterns);
    return (module: BundledModule): boolean =>
      matches(posixPath(path.relative(siteDir, module.nameForCondition?.() ?? '')));
  };
  const scripts = sharedScripts.map(({files, ...group}, index) => {
    const isShared = isIn(files);
    return {
      ...group,
      test: (module: BundledModule) =>
        /^(?:javascript|json)/.test(module.type ?? '') && isShared(module),
      chunks: (chunk: {name?: string | null}): boolean => chunk.name !== 'main',
      enforce: true,
      priority: highestPriority - 1 - index,
    };
  });
  const styles = Object.entries(sheets).map(([name, files]) => ({
    name,
    type: 'css/mini-extract',
    test: isIn(files),
    chunks: 'all' as const,
    enforce: true,
    priority: highestPriority,
  }));
  const isElsewhere = isIn([...openedParts, ...Object.values(sheets).flat()]);
  return {
    // Docusaurus' own group.
    styles: {test: (module: BundledModule) => !isElsewhere(module)},
    ...Object.fromEntries([...styles, ...scripts].map((group, index) => [`${index}`, group])),
  };
}
