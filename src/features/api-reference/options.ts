import {defaultLocale, locales, type Locale} from '../../config/locales.ts';
import {descriptionFile} from './model/description.ts';

/** Folder that the API pages of a locale are written to. */
export const pagesFolder = (locale: Locale): string =>
  locale === defaultLocale ? 'api' : `i18n/${locale}/docusaurus-plugin-content-docs-api/current`;

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
