interface ScriptModule {
  type?: string;
  nameForCondition?: () => string | null;
}

/** What every page shows: its frame, the bar above and the part below. */
const frame =
  /theme-classic[\\/]lib[\\/]theme[\\/](?:Layout|ErrorPageContent|Navbar|NavbarItem|Footer|Heading|Logo|SkipToContent|SearchBar|Icon(?![\\/]Socials)|ThemedImage|ThemeProvider)\b|theme-common[\\/]|core[\\/]lib[\\/]client[\\/]|plugin-content-docs[\\/]lib[\\/]client|[\\/](?:clsx|@mdx-js)[\\/]|[\\/]site-storage\.json|src[\\/]config[\\/]identity|src[\\/]theme[\\/](?:Navbar|Footer|Logo|SearchBar|Icon)\b|src[\\/]components[\\/](?:Button|CopyButton|Logo|Tabs[\\/]TabItem)\b|src[\\/]features[\\/]search[\\/]components[\\/]Search(?:Button|Icon)/;
/** What every documentation page shows around its text. */
const reading =
  /theme-classic[\\/]lib[\\/]theme[\\/](?:Doc|TOC|Tag|Admonition|MDX|LastUpdated|EditThisPage|PaginatorNavLink|BackToTop|Details|ContentVisibility|EditMetaRow)|src[\\/]theme[\\/](?:Doc|TOC|Admonition|MDX)|src[\\/]features[\\/](?:reader-values[\\/](?:CodeFrame|InstancePanel)|api-reference[\\/]components[\\/]SidebarFilter[\\/]frame)|src[\\/]components[\\/](?:Field|Flow|PageTools|Steps)\b/;
/** Parts of each documentation page that its route asks for one by one. */
const roots =
  /theme-classic[\\/]lib[\\/]theme[\\/](?:DocsRoot|DocVersionRoot|DocRoot|DocItem|DocBreadcrumbs|DocPaginator)[\\/]|content-docs[\\/]lib[\\/]client[\\/]docsSearch|src[\\/]theme[\\/](?:DocItem|NotFound[\\/]Content)[\\/]/;
/** The name of the plugin that a page belongs to. */
const plugins = /[\\/]__plugin\.json$/;
/** What only the pages of operations show. */
const operation =
  /src[\\/](?:features[\\/]api-reference[\\/]components[\\/](?!DocRoot|Groups|Method|SidebarFilter)|theme[\\/](?:Api|ParamsDetails|RequestSchema|StatusCodes))/;

const group = (name: string, files: RegExp, priority: number, minChunks = 2) => ({
  name,
  test: (module: ScriptModule) =>
    /^(?:javascript|json)/.test(module.type ?? '') && files.test(module.nameForCondition?.() ?? ''),
  chunks: (chunk: {name?: string | null}) => chunk.name !== 'main',
  minChunks,
  enforce: true,
  priority,
});

/**
 * Groups of scripts: one for the frame of all pages, one for what is around a documentation text, and one for operations. The bundler's own
 * choice cuts them into a dozen parts that compress worse, repeats what parts share, and gives all pages what operations share.
 */
export const scriptGroups = {
  frame: group('frame', frame, 50),
  plugins: group('frame', plugins, 50, 1),
  roots: group('reading', roots, 50, 1),
  reading: group('reading', reading, 45),
  operation: group('operation', operation, 45),
};
