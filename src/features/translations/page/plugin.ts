import {readFile} from 'node:fs/promises';
import path from 'node:path';
import {normalizeUrl} from '@docusaurus/utils';
import type {LoadContext, Plugin} from '@docusaurus/types';
import type {TranslationReport} from '../report.ts';

/**
 * Adds the page /translations: the state of every language, by area. The build writes i18n/status.json before it starts; the
 * development server may do without, and the page says so. The data belongs to that page alone and weighs on no other.
 */
export default function translationStatusPlugin({
  siteDir,
  baseUrl,
}: LoadContext): Plugin<TranslationReport> {
  const file = path.join(siteDir, 'i18n/status.json');
  return {
    name: 'translation-status',
    getPathsToWatch: () => [file],
    loadContent: async () =>
      JSON.parse(
        await readFile(file, 'utf8').catch(() => '{"languages": []}'),
      ) as TranslationReport,
    async contentLoaded({content, actions}) {
      const report = await actions.createData('report.json', content);
      actions.addRoute({
        path: normalizeUrl([baseUrl, 'translations']),
        component: '@site/src/features/translations/page/index.tsx',
        modules: {report},
        exact: true,
      });
    },
  };
}
