import type {KnipConfig} from 'knip';

/** What Docusaurus, its Markdown, or a bundler loads by path is an entry here, because no import names it. */
const config: KnipConfig = {
  entry: [
    'src/{theme,pages}/**/*.{ts,tsx,mdx}',
    'src/features/{blog/*Page,changelog/ListPage/index}.tsx',
    'src/features/api-reference/components/DocRoot/index.tsx',
    'src/features/**/{client,plugin,*-plugin,*-theme}.ts',
    'src/features/translations/notice/{loader.mjs,TranslationNotice/index.tsx}',
    'src/features/symptoms/loader.mjs',
    'src/plugins/{breakpoints,publish/index,bundle/index}.ts',
    'src/plugins/bundle/{data,labels,patches}/*',
    // Imported into Markdown by src/markdown/remark-imports.ts.
    'src/features/builders/*.tsx',
    'src/components/{Cards,EnvVar,PageFilter,Tabs}/index.tsx',
    'src/features/feedback/TrackingSwitch.tsx',
    'src/features/workflows/WorkflowCall/index.tsx',
    'src/features/api-reference/components/Groups/*.tsx',
    // Imported into the pages of operations by src/features/api-reference/remark-reference.ts.
    'src/features/api-reference/components/{Samples,Static}/*.tsx',
    '{docs,blog,changelog,openapi/pages}/**/*.{md,mdx}',
    'openapi/{rules,strict}/index.mjs',
    'scripts/*.ts',
    'scripts/{assets,deploy}/*.ts',
    'tests/fixtures/variant/**/*.{ts,tsx}',
  ],
  project: ['{src,scripts,tests,openapi/rules,openapi/strict}/**/*.{ts,tsx,mjs}', '*.{ts,mjs}'],
  compilers: {
    // Imports of components in Markdown; those in code samples are of other packages.
    md: (text: string) => [...text.matchAll(/^import .* from '@site\/.*$/gm)].join('\n'),
  },
  ignoreExportsUsedInFile: {interface: true, type: true},
  ignoreDependencies: [
    // Modules that Docusaurus makes.
    /^@generated\//,
    // Loaded or read by name: the theme's plugin and the highlighter's grammars.
    'docusaurus-theme-openapi-docs',
    // Named in src/plugins/publish/social-images/fonts.ts.
    /^@fontsource-variable\//,
    'prismjs',
    // Started as programs: see scripts/test.ts and src/node/run.ts.
    'cspell',
    '@redocly/cli',
  ],
  // Local plugins and themes in docusaurus.config.ts, which knip takes for names of packages.
  ignoreUnresolved: [/^docusaurus-(plugin|theme)-\.\//],
};

export default config;
