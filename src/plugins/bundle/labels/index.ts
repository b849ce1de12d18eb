import {mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {fileURLToPath} from 'node:url';
import type {LoadContext, Plugin} from '@docusaurus/types';

type Labels = Record<string, string>;

/** Writes labels where the bundler finds them; an unchanged file keeps its date, so that the cache stays valid. */
function writeLabels(file: string, labels: Labels): string {
  const json = JSON.stringify(labels);
  mkdirSync(path.dirname(file), {recursive: true});
  try {
    if (readFileSync(file, 'utf8') === json) return file;
  } catch {
    // Not there yet.
  }
  writeFileSync(file, json);
  return file;
}

/**
 * Puts the labels of the site's own components into the components at build time. Docusaurus ships all labels of the site with every
 * page; with this, only those of the theme (`theme.…`) go everywhere. The development server works the usual way.
 */
export default function labelsPlugin({siteDir, generatedFilesDir, i18n}: LoadContext): Plugin {
  return {
    name: 'bundle-labels',
    configureWebpack(_config, _isServer, {currentBundler}) {
      if (process.env.NODE_ENV !== 'production') return {};
      const source = path.join(generatedFilesDir, 'codeTranslations.json');
      const all = Object.entries(JSON.parse(readFileSync(source, 'utf8')) as Labels);
      const [own, themes] = [false, true].map((isTheme) =>
        writeLabels(
          path.join(
            generatedFilesDir,
            'labels',
            i18n.currentLocale,
            `${isTheme ? 'theme' : 'own'}.json`,
          ),
          Object.fromEntries(all.filter(([id]) => id.startsWith('theme.') === isTheme)),
        ),
      ) as [string, string];
      const {NormalModuleReplacementPlugin} = currentBundler.instance;
      return {
        // Not an alias: Docusaurus' own alias of the folder `@generated` comes before it.
        plugins: [new NormalModuleReplacementPlugin(/^@generated\/codeTranslations$/, themes)],
        module: {
          rules: [
            {
              test: /\.tsx?$/,
              include: [path.join(siteDir, 'src')],
              enforce: 'pre' as const,
              use: [
                {
                  loader: fileURLToPath(new URL('loader.mjs', import.meta.url)),
                  options: {file: own},
                },
              ],
            },
          ],
        },
      };
    },
  };
}
