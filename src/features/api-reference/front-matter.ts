import path from 'node:path';
import {defaultLocale} from '../../config/locales.ts';
import {readReference, routeOf} from './model/description.ts';
import {metaDescription} from './model/text.ts';

type FrontMatter = Record<string, unknown>;

/**
 * Front matter of a page that the OpenAPI plugin wrote, with a description of the length that search engines show, and without the copy of the whole
 * operation: it is for the console of the plugin's own theme, and would travel with every page.
 */
export async function apiFrontMatter(filePath: string, frontMatter: FrontMatter) {
  const [, route, kind] = /^(.*)\.(api|tag)\.mdx$/.exec(path.basename(filePath)) ?? [];
  if (!kind) return frontMatter;
  const {api: _api, info_path: _infoPath, ...rest} = frontMatter;
  const {operations, tags} = await readReference(
    process.env.DOCUSAURUS_CURRENT_LOCALE ?? defaultLocale,
  );
  const source =
    kind === 'api'
      ? operations.find(({operationId}) => routeOf(operationId) === route)
      : tags.find(({name}) => routeOf(name) === route);
  return {...rest, description: metaDescription(source?.description ?? '')};
}
