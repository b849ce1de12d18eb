import path from 'node:path';
import {defaultLocale, locales, type Locale} from '../../config/locales.ts';
import {descriptionFile, routeOf, type Reference} from './model/description.ts';
import type {Operation, Tag} from './model/types.ts';

/** Folder that the API pages of a locale are written to. */
export const pagesFolder = (locale: Locale): string =>
  locale === defaultLocale ? 'api' : `i18n/${locale}/docusaurus-plugin-content-docs-api/current`;

/** Name of the page that the plugin writes about an operation, such as `monitor-all.api.mdx`. */
export const operationPage = ({operationId}: Operation): string =>
  `${routeOf(operationId)}.api.mdx`;

const groupPage = ({name}: Tag): string => `${routeOf(name)}.tag.mdx`;

/** The operation or the group that a page is about; neither for a page that people wrote. */
export function subjectOf(
  pageFile: string,
  {operations, tags}: Reference,
): {operation?: Operation; tag?: Tag} {
  const page = path.basename(pageFile);
  return {
    operation: operations.find((operation) => operationPage(operation) === page),
    tag: tags.find((tag) => groupPage(tag) === page),
  };
}

/** Options of docusaurus-plugin-openapi-docs: one entry a locale. */
export const openapiOptions = {
  id: 'openapi',
  docsPluginId: 'api',
  config: Object.fromEntries(
    locales.map((locale) => [
      locale,
      {
        specPath: descriptionFile(locale),
        outputDir: pagesFolder(locale),
        tagTemplate: 'src/features/api-reference/tag-page.mustache',
        showInfoPage: false,
        sidebarOptions: {groupPathsBy: 'tag' as const, categoryLinkSource: 'tag' as const},
      },
    ]),
  ),
};
