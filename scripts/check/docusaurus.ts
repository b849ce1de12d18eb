import {createRequire} from 'node:module';
import type {LoadContext} from '@docusaurus/types';
import type {loadPlugins as LoadPlugins} from '@docusaurus/core/lib/server/plugins/plugins';
import type {SimpleProcessor} from '@docusaurus/mdx-loader/lib/processor';
import type {Root} from 'mdast';

/*
 * The parts of Docusaurus that the check asks, and that are no documented interface: after an upgrade, these are the ones to look at.
 * They are CommonJS modules, which each runner imports in another way, so they are required.
 */
const require = createRequire(import.meta.url);

/** Steps that `docusaurus build` begins with. They read settings of the environment when they are loaded. */
export const core = () => ({
  ...(require('@docusaurus/core/lib/server/site.js') as {
    loadContext: (params: {siteDir: string}) => Promise<LoadContext>;
  }),
  ...(require('@docusaurus/core/lib/server/plugins/plugins.js') as {
    loadPlugins: typeof LoadPlugins;
  }),
});

/** Markdown's parser with all extensions that Docusaurus uses. */
export const {createProcessorUncached: createProcessor} =
  require('@docusaurus/mdx-loader/lib/processor.js') as {
    createProcessorUncached: (params: {
      options: object;
      format: 'md' | 'mdx';
    }) => Promise<SimpleProcessor>;
  };

/** What is done to Markdown before it is parsed. */
export const {default: preprocess} = require('@docusaurus/mdx-loader/lib/preprocessor.js') as {
  default: (params: {
    fileContent: string;
    filePath: string;
    admonitions: unknown;
    markdownConfig: object;
  }) => string;
};

/** Writes the ID of each heading to its data, and takes it out of the text. */
export const {default: headingIds} =
  require('@docusaurus/mdx-loader/lib/remark/headings/index.js') as {
    default: (options: {anchorsMaintainCase: boolean}) => (root: Root) => Promise<void>;
  };

type Validate = (frontMatter: Record<string, unknown>) => unknown;

export const {validateDocFrontMatter, DocFrontMatterSchema} =
  require('@docusaurus/plugin-content-docs/lib/frontMatter.js') as {
    validateDocFrontMatter: Validate;
    DocFrontMatterSchema: {describe: () => {keys: object}};
  };
export const {validateBlogPostFrontMatter} =
  require('@docusaurus/plugin-content-blog/lib/frontMatter.js') as {
    validateBlogPostFrontMatter: Validate;
  };
export const {validatePageFrontMatter} =
  require('@docusaurus/plugin-content-pages/lib/frontMatter.js') as {
    validatePageFrontMatter: Validate;
  };
