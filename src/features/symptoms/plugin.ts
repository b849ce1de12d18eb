import path from 'node:path';
import {fileURLToPath} from 'node:url';
import type {LoadContext, Plugin} from '@docusaurus/types';
import type {DocMetadata, LoadedContent, LoadedVersion} from '@docusaurus/plugin-content-docs';
import {aliasedSitePathToRelativePath, posixPath} from '@docusaurus/utils';
import {defaultLocale} from '../../config/locales.ts';
import {readText} from '../../node/text.ts';
import {Failure} from '../../node/report.ts';
import {sectionsFile, sectionsOf, symptomsIn, type Guide} from './symptoms.ts';

/** Reads the symptoms of a page of the documentation in the language that is shown. */
function guideOf(
  {id, title, source}: DocMetadata,
  {contentPath, contentPathLocalized}: LoadedVersion,
  {siteDir, i18n}: LoadContext,
): Guide {
  const shown = path.join(siteDir, aliasedSitePathToRelativePath(source));
  const isTranslated = contentPathLocalized && shown.startsWith(contentPathLocalized + path.sep);
  const name = path.relative(isTranslated ? contentPathLocalized : contentPath, shown);
  const symptoms = symptomsIn(readText(path.join(contentPath, name)), readText(shown));
  return {
    // The ID of the guide's section on the page of symptoms.
    id: id.replaceAll('/', '-'),
    title,
    symptoms: symptoms.map((symptom) => ({
      text: symptom.text,
      url: `/${posixPath(name)}#${symptom.id}`,
    })),
    ...(!isTranslated && i18n.currentLocale !== defaultLocale && {lang: defaultLocale}),
  };
}

/** The page that lists the symptoms, which is made again when they change. */
const listPage = /[\\/]symptoms\.md$/;

/** Collects the symptoms that all guides explain, for the page that lists them. */
export default function symptomsPlugin(context: LoadContext): Plugin {
  const file = sectionsFile(context.generatedFilesDir);
  return {
    name: 'symptoms',
    async allContentLoaded({allContent, actions}) {
      const {loadedVersions} = allContent['docusaurus-plugin-content-docs']!
        .default as LoadedContent;
      const version = loadedVersions[0]!;
      const sidebar = version.sidebars.tutorialSidebar;
      if (!sidebar)
        throw new Failure(
          'sidebars.ts has no "tutorialSidebar", which gives the page of symptoms its order.',
        );
      if (!version.docs.some(({source}) => listPage.test(source)))
        throw new Failure(
          'docs/ has no symptoms.md, the page of symptoms. If it has another name now, change listPage in src/features/symptoms/plugin.ts.',
        );
      const guides = new Map(version.docs.map((doc) => [doc.id, guideOf(doc, version, context)]));
      const sections = sectionsOf(sidebar, guides);
      await actions.createData(path.basename(file), sections);
    },
    configureWebpack: () => ({
      module: {
        rules: [
          {
            test: listPage,
            enforce: 'pre' as const,
            loader: fileURLToPath(new URL('loader.mjs', import.meta.url)),
            options: {file},
          },
        ],
      },
    }),
  };
}
