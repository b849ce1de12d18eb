import {readFileSync} from 'node:fs';
import path from 'node:path';
import purgecss from '@fullhuman/postcss-purgecss';
import {Globby as glob} from '@docusaurus/utils';
import type {Plugin} from 'postcss';

/** Files that name classes or custom properties: the site's own, and those of the packages whose components it shows. */
const sources = [
  '{src,docs,blog,changelog,openapi/pages}/**/*.{ts,tsx,md,mdx,css}',
  'node_modules/@docusaurus/{theme-classic,theme-common,core}/lib/**/*.{js,css}',
];

/**
 * PostCSS plugin: takes the rules and custom properties out of Infima that no component, page, or style sheet names. Other style sheets
 * stay as they are.
 */
export function purgeInfima(siteDir: string): Plugin {
  const read = (file: string): string => readFileSync(path.join(siteDir, file), 'utf8');
  const text = glob
    .sync(sources, {cwd: siteDir, ignore: ['**/*.test.*']})
    .map(read)
    .join('\n');
  // Markdown makes elements that no file names: rules lose parts by their classes only.
  const infima = read('node_modules/infima/dist/css/default/default.css');
  const tags = infima.match(/(?<![-\w.#:])[a-z][a-z0-9]*(?![-\w])/g) ?? [];
  const purge = purgecss({
    content: [{raw: `${text} ${tags.join(' ')}`, extension: 'txt'}],
    defaultExtractor: (content: string) => content.match(/[\w-]+/g) ?? [],
    safelist: {variables: text.match(/--ifm-[\w-]+/g) ?? []},
    variables: true,
  }) as Plugin;
  return {
    postcssPlugin: 'purge-infima',
    async OnceExit(root, helpers) {
      if (/[\\/]infima[\\/]/.test(root.source?.input.file ?? ''))
        await purge.OnceExit?.(root, helpers);
    },
  };
}
