import {rm} from 'node:fs/promises';
import {whenChanged} from '../../node/changes.ts';

/** What decides how modules are compiled. Docusaurus only looks at its own configuration file. */
const sources = [
  'src/features/**/*{plugin,remark,rehype,loader}*.{ts,mjs}',
  'src/features/translations/notice/**',
  'src/plugins/bundle/**',
  'src/css/code.css',
  'src/markdown/**',
  'src/config/**',
  'src/content-options.ts',
  'docusaurus.config.ts',
  'babel.config.js',
  'package-lock.json',
];

/**
 * Empties the bundler's cache when the site's own plugins or its packages changed: modules compiled by old loaders next to modules
 * compiled by new ones make a site that doesn't render.
 */
export async function dropStaleCache(): Promise<void> {
  await whenChanged('bundler-cache', sources, () =>
    rm('node_modules/.cache/rspack', {recursive: true, force: true}),
  );
}
