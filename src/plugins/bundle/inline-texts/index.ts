import {existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {fileURLToPath} from 'node:url';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {codeFolders} from '../unused.ts';
import {inlineTexts} from './inline.mjs';

type Texts = Record<string, string>;

/** Ids of all texts of the components in a folder. */
function idsIn(folder: string): Set<string> {
  const files = readdirSync(folder, {recursive: true, encoding: 'utf8'}).filter(
    (file) => /\.[jt]sx?$/.test(file) && !file.endsWith('.d.ts'),
  );
  return new Set(
    files.flatMap((file) => inlineTexts(readFileSync(path.join(folder, file), 'utf8'), {}).ids),
  );
}

/** Writes texts where the bundler finds them; an unchanged file keeps its date, so that the cache holds. */
function writeTexts(folder: string, name: string, texts: Texts): string {
  const file = path.join(folder, name);
  const json = JSON.stringify(texts);
  mkdirSync(folder, {recursive: true});
  if (!existsSync(file) || readFileSync(file, 'utf8') !== json) writeFileSync(file, json);
  return file;
}

/**
 * Puts the texts of the site's and the theme's components into the components at build time. Docusaurus ships all texts of the site with
 * every page; with this a page carries its own, and only texts that no component names go everywhere. The development server works the
 * usual way.
 */
export default function inlineTextsPlugin({siteDir, generatedFilesDir, i18n}: LoadContext): Plugin {
  const sources = codeFolders(siteDir);
  // The same for the browser and the server; the bundler asks once for each.
  let prepared: {texts: string; rest: string} | undefined;
  const prepare = (): {texts: string; rest: string} => {
    const texts = JSON.parse(
      readFileSync(path.join(generatedFilesDir, 'codeTranslations.json'), 'utf8'),
    ) as Texts;
    const placed = new Set(sources.flatMap((folder) => [...idsIn(folder)]));
    const rest = Object.fromEntries(Object.entries(texts).filter(([id]) => !placed.has(id)));
    const folder = path.join(generatedFilesDir, 'inline-texts', i18n.currentLocale);
    return {
      texts: writeTexts(folder, 'texts.json', texts),
      rest: writeTexts(folder, 'rest.json', rest),
    };
  };
  return {
    name: 'inline-texts',
    configureWebpack(_config, _isServer, {currentBundler}) {
      if (process.env.NODE_ENV !== 'production') return {};
      prepared ??= prepare();
      const {NormalModuleReplacementPlugin} = currentBundler.instance;
      return {
        // Not an alias: Docusaurus' own alias of the folder `@generated` comes before it.
        plugins: [
          new NormalModuleReplacementPlugin(/^@generated\/codeTranslations$/, prepared.rest),
        ],
        module: {
          rules: [
            {
              test: /\.[jt]sx?$/,
              include: sources,
              enforce: 'pre' as const,
              use: [
                {
                  loader: fileURLToPath(new URL('loader.mjs', import.meta.url)),
                  options: {file: prepared.texts},
                },
              ],
            },
          ],
        },
      };
    },
  };
}
