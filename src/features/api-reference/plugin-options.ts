import {readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import {readClient, type ClientCall} from './model/client.ts';
import {
  basePathOf,
  groupPage,
  operationPage,
  operationsOf,
  otherSamples,
  routeOf,
} from './model/page.ts';
import {linkOperations} from './model/text.ts';
import type {Description, Operation, Tag} from './model/types.ts';
import {defaultLocale, locales} from '../../config/locales.ts';

/** Description that the API pages of a locale are generated from, and the folder they are written to. */
export function apiSource(locale: string): {specPath: string; outputDir: string} {
  return locale === defaultLocale
    ? {specPath: 'openapi/dist/openapi.json', outputDir: 'api'}
    : {
        specPath: `openapi/dist/openapi.${locale}.json`,
        outputDir: `i18n/${locale}/docusaurus-plugin-content-docs-api/current`,
      };
}

/** Bundled description of a locale. */
export function readDescription(locale: string): Description {
  return JSON.parse(readFileSync(apiSource(locale).specPath, 'utf8')) as Description;
}

let calls: Map<string, ClientCall> | undefined;

/** Calls of the product's TypeScript client, read from the installed package. */
function clientCalls(): Map<string, ClientCall> {
  const folder = path.dirname(
    createRequire(import.meta.url).resolve('tianji-client-sdk/package.json'),
  );
  calls ??= readClient(readFileSync(path.join(folder, 'src/open/client/services.gen.ts'), 'utf8'));
  return calls;
}

let ids: Set<string> | undefined;

/** Ids of all operations; they are the same in every language. */
function operationIds(): Set<string> {
  ids ??= new Set(operationsOf(readDescription(defaultLocale)).map(({operationId}) => operationId));
  return ids;
}

/** Files of an operation's further request samples, by name. */
export const otherSamplesOf = (operation: Operation, basePath: string): [string, string][] =>
  otherSamples(operation, basePath, clientCalls());

/** Functions that write a page: the OpenAPI plugin calls them, and so does the build (generate/pages.ts). */
export function generators(locale: string) {
  return {
    createApiPageMD: ({
      title,
      api,
    }: {
      title: string;
      api: Operation & Pick<Description, 'servers'>;
    }): string =>
      linkOperations(
        operationPage({...api, summary: title}, basePathOf(api.servers), clientCalls()),
        (id) =>
          id !== api.operationId && operationIds().has(id) ? `/api/${routeOf(id)}` : undefined,
      ),
    createTagPageMD: ({tag}: {tag: Tag}): string => groupPage(tag, readDescription(locale)),
  };
}

const template = 'src/features/api-reference/page.mustache';

/** Options of docusaurus-plugin-openapi-docs: one entry a locale. */
export const openapiOptions = {
  id: 'openapi',
  docsPlugin: '@docusaurus/plugin-content-docs',
  docsPluginId: 'api',
  config: Object.fromEntries(
    locales.map((locale) => [
      locale,
      {
        ...apiSource(locale),
        template,
        tagTemplate: template,
        showInfoPage: false,
        externalJsonProps: false,
        markdownGenerators: generators(locale),
        sidebarOptions: {groupPathsBy: 'tag', categoryLinkSource: 'tag' as const},
      },
    ]),
  ),
};
