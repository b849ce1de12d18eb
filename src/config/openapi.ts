import {defaultLocale, locales} from './locales.ts';

/** Description that the API pages of a locale are generated from, and the folder they are written to. */
export function apiSource(locale: string): {specPath: string; outputDir: string} {
  return locale === defaultLocale
    ? {specPath: 'openapi/dist/openapi.json', outputDir: 'api'}
    : {
        specPath: `openapi/dist/openapi.${locale}.json`,
        outputDir: `i18n/${locale}/docusaurus-plugin-content-docs-api/current`,
      };
}

/** Options of docusaurus-plugin-openapi-docs: one entry a locale. */
export const openapiOptions = {
  id: 'openapi',
  docsPluginId: 'api',
  config: Object.fromEntries(
    locales.map((locale) => [
      locale,
      {...apiSource(locale), sidebarOptions: {groupPathsBy: 'tag', categoryLinkSource: 'tag' as const}},
    ]),
  ),
};
