import {builtLocale} from '../../config/i18n.ts';
import {readReference} from './model/description.ts';
import {metaDescription} from './model/text.ts';
import {subjectOf} from './options.ts';

type FrontMatter = Record<string, unknown>;

/**
 * Front matter of a page that the OpenAPI plugin wrote, with a description of the length that search engines show, and without the copy of the whole
 * operation: it is for the console of the plugin's own theme, and would travel with every page.
 */
export async function apiFrontMatter(filePath: string, frontMatter: FrontMatter) {
  if (!/\.(?:api|tag)\.mdx$/.test(filePath)) return frontMatter;
  const {api: _api, info_path: _infoPath, ...rest} = frontMatter;
  const {operation, tag} = subjectOf(filePath, await readReference(builtLocale));
  return {...rest, description: metaDescription((operation ?? tag)?.description ?? '')};
}
