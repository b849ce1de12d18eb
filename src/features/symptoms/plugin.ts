import path from 'node:path';
import {fileURLToPath} from 'node:url';
import type {LoadContext, Plugin} from '@docusaurus/types';
import type {DocMetadata, LoadedContent} from '@docusaurus/plugin-content-docs';
import {aliasedSitePathToRelativePath} from '@docusaurus/utils';
import {defaultLocale} from '../../config/locales.ts';
import {readText} from '../../node/text.ts';
import {Failure} from '../../node/report.ts';
import {sectionsOf, symptomsIn, type SidebarItem} from './symptoms.ts';

/** Collects the symptoms that all guides explain, for the page that lists them. */
export default function symptomsPlugin({siteDir, generatedFilesDir, i18n}: LoadContext): Plugin {
  const read = (...file: string[]): string => readText(path.join(siteDir, ...file));
  const isTranslated = i18n.currentLocale !== defaultLocale;
  return {
    name: 'symptoms',
    async allContentLoaded({allContent, actions}) {
      const {loadedVersions} = allContent['docusaurus-plugin-content-docs']!
        .default as LoadedContent;
      const {docs, sidebars} = loadedVersions[0]!;
      const guideOf = ({id, title, source}: DocMetadata) => {
        const shown = aliasedSitePathToRelativePath(source);
        const file = shown.replace(/^.*?docs\/(?:current\/)?/, '');
        return {
          id: id.replaceAll('/', '-'),
          title,
          symptoms: symptomsIn(read('docs', file), read(shown)).map((symptom) => ({
            text: symptom.text,
            url: `/${file}#${symptom.id}`,
          })),
          ...(isTranslated && shown.startsWith('docs/') && {lang: defaultLocale}),
        };
      };
      const guides = new Map(docs.map((doc) => [doc.id, guideOf(doc)]));
      const sidebar = sidebars.tutorialSidebar;
      if (!sidebar)
        throw new Failure(
          'sidebars.ts has no "tutorialSidebar", which gives the page of symptoms its order.',
        );
      const sections = sectionsOf(sidebar as SidebarItem[], guides);
      await actions.createData('sections.json', sections);
    },
    configureWebpack: () => ({
      module: {
        rules: [
          {
            test: /[\\/]symptoms\.md$/,
            enforce: 'pre' as const,
            loader: fileURLToPath(new URL('loader.mjs', import.meta.url)),
            options: {file: path.join(generatedFilesDir, 'symptoms/default/sections.json')},
          },
        ],
      },
    }),
  };
}
