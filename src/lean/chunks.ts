interface ScriptModule {
  type?: string;
  nameForCondition?: () => string | null;
}

/** What every page shows: its frame, the bar above and the part below. */
const frame =
  /theme-classic[\\/]lib[\\/]theme[\\/](?:Layout|Navbar|NavbarItem|Footer|Heading|Logo|SkipToContent|SearchBar|Icon(?![\\/]Socials)|ThemedImage|ThemeProvider)\b|theme-common[\\/]|core[\\/]lib[\\/]client[\\/]exports[\\/]|plugin-content-docs[\\/]lib[\\/]client|[\\/](?:clsx|@mdx-js)[\\/]|src[\\/]theme[\\/](?:Navbar|Footer|Logo|SearchBar|Icon)\b|src[\\/]ui[\\/](?:CopyButton|FooterBrand|Mark)\b|src[\\/]features[\\/]search[\\/]components[\\/]Search(?:Button|Icon)/;
/** What every documentation page shows around its text. */
const reading =
  /theme-classic[\\/]lib[\\/]theme[\\/](?:Doc|TOC|Tag|Admonition|MDX|LastUpdated|EditThisPage|PaginatorNavLink|BackToTop|Details|ContentVisibility|EditMetaRow)|src[\\/]theme[\\/](?:Doc|TOC|Admonition|MDX)|src[\\/]ui[\\/]PageTools\b/;
/** What only the pages of operations show. */
const operation = /src[\\/]features[\\/]api-reference[\\/]components[\\/](?:Answers|ApiPage|BreakablePath|ConsoleDoor|Fields|Samples)\b/;

const group = (name: string, files: RegExp, priority: number) => ({
  name,
  test: (module: ScriptModule) => /^javascript/.test(module.type ?? '') && files.test(module.nameForCondition?.() ?? ''),
  chunks: (chunk: {name?: string | null}) => chunk.name !== 'main',
  minChunks: 2,
  enforce: true,
  priority,
});

/**
 * Groups of scripts: one for the frame of all pages, one for what is around a documentation text, and one for operations. The bundler's own
 * choice cuts them into a dozen parts that compress worse, repeats what parts share, and gives all pages what operations share.
 */
export const readerChunks = {
  frame: group('frame', frame, 50),
  reading: group('reading', reading, 45),
  operation: group('operation', operation, 45),
};
