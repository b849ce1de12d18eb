import {createHash} from 'node:crypto';
import {readFile} from 'node:fs/promises';
import {fingerprint} from '../../src/node/changes.ts';
import {replaceFile} from '../../src/node/replace-file.ts';
import {isCurrentTranslation, type Page} from './page.ts';

const file = '.cache/check/results.json';

/** What the results depend on, apart from the text of a page. */
const sources = [
  'scripts/check/**',
  'src/markdown/*.ts',
  'src/config/{languages,locales}.ts',
  'src/theme/MDXComponents/index.tsx',
  'src/features/changelog/releases.ts',
  'i18n/product-labels.json',
  '{blog,changelog}/{tags,authors}.yml',
  'openapi/{paths,components}/**/*.yaml',
  'docusaurus.config.ts',
  'package-lock.json',
];

/**
 * Works only on the pages that have changed since the last run, or whose English has, and keeps the results.
 * @param isKept whether a result depends on nothing but the page
 */
export async function onlyChanged<T>(
  pages: Page[],
  work: (changed: Page[]) => Promise<T[]>,
  isKept: (result: T) => boolean,
): Promise<T[]> {
  const old = await readFile(file, 'utf8').then(
    (text) => JSON.parse(text) as Record<string, T>,
    () => ({}) as Record<string, T>,
  );
  const salt = await fingerprint(sources);
  const keys = pages.map((page) => {
    const english = isCurrentTranslation(page) ? page.english.text : '';
    const text = [salt, page.file, page.text, english].join('\0');
    return createHash('sha256').update(text).digest('base64url');
  });
  const changed = pages.filter((_, index) => !(keys[index]! in old));
  const made = changed.length > 0 ? await work(changed) : [];
  const results = keys.map((key) => old[key] ?? made.shift()!);
  const kept = keys.flatMap((key, index) =>
    isKept(results[index]!) ? [[key, results[index]!]] : [],
  );
  await replaceFile(file, JSON.stringify(Object.fromEntries(kept)));
  return results;
}
