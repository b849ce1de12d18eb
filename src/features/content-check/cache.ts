import {createHash} from 'node:crypto';
import {readFile} from 'node:fs/promises';
import {fingerprint} from '../../node/changes.ts';
import {replaceFile} from '../../node/replace-file.ts';
import {isCurrentTranslation, type Page} from './page.ts';

const cacheFile = '.cache/check/results.json';

/** What the results depend on, apart from the text of a page. */
const sources = [
  'src/{config,markdown,node}/**',
  'src/features/{changelog,content-check,translations}/**',
  'src/theme/MDXComponents/index.tsx',
  'i18n/product-labels.json',
  'openapi/{openapi.yaml,paths/**,components/**}',
  'docusaurus.config.ts',
  'package-lock.json',
];

/**
 * Checks only the pages that have changed since the last run, or whose English source has, and takes the other results from the cache. The
 * cache then has the results of these pages alone.
 * @param checkPages returns one result for each page that it gets, in the same order
 * @returns one result for each of `pages`, in the same order
 */
export async function onlyChanged<T>(
  pages: Page[],
  checkPages: (changed: Page[]) => Promise<T[]>,
): Promise<T[]> {
  // Without a readable cache, every page is checked.
  const cached = await readFile(cacheFile, 'utf8').then(
    (text) => JSON.parse(text) as Record<string, T>,
    () => ({}) as Record<string, T>,
  );
  const salt = await fingerprint(sources);
  const keys = pages.map((page) => {
    const english = isCurrentTranslation(page) ? page.english.text : '';
    const text = [salt, page.file, page.text, english].join('\0');
    return createHash('sha256').update(text).digest('base64url');
  });
  const changed = pages.filter((_, index) => !(keys[index]! in cached));
  const fresh = changed.length > 0 ? await checkPages(changed) : [];
  const results = keys.map((key) => cached[key] ?? fresh.shift()!);
  await replaceFile(
    cacheFile,
    JSON.stringify(Object.fromEntries(keys.map((key, index) => [key, results[index]]))),
  );
  return results;
}
