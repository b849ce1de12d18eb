import path from 'node:path';
import {fileURLToPath} from 'node:url';
import type {LoadContext, Plugin} from '@docusaurus/types';
import type {DocMetadata, LoadedContent, LoadedVersion} from '@docusaurus/plugin-content-docs';
import {aliasedSitePathToRelativePath, posixPath} from '@docusaurus/utils';
import {defaultLocale} from '../../config/locales.ts';
import {readText} from '../../node/text.ts';
import {sectionsFile, sectionsOf, symptomsIn, type Section} from './sections.ts';

/** Reads the symptoms of a page of the documentation in the language that is shown. */
function guideOf(
  {id, title, source}: DocMetadata,
  {contentPath, contentPathLocalized}: LoadedVersion,
  {siteDir, i18n}: LoadContext,
): Section {
  const shown = path.join(siteDir, aliasedSitePathToRelativePath(source));
  const isTranslated = contentPathLocalized && shown.startsWith(contentPathLocalized + path.sep);
  const name = path.relative(isTranslated ? contentPathLocalized : contentPath, shown);
  const symptoms = symptomsIn(readText(path.join(contentPath, name)), readText(shown));
  const isEnglish = !isTranslated && i18n.currentLocale !== defaultLocale;
  return {
    id: id.replaceAll('/', '-'),
    title,
    symptoms: symptoms.map(({id, text}) => ({text, url: `/${posixPath(name)}#${id}`})),
    lang: isEnglish ? defaultLocale : undefined,
  };
}

/** Collects the symptoms that all guides explain, for the page that lists them, which is made again when they change. */
export default function symptomsPlugin(context: LoadContext): Plugin {
  const file = sectionsFile(context.generatedFilesDir);
  const rule = {
    test: /[\\/]symptoms\.md$/,
    enforce: 'pre' as const,
    loader: fileURLToPath(new URL('loader.mjs', import.meta.url)),
    options: {file},
  };
  return {
    name: 'symptoms',
    async allContentLoaded({allContent, actions}) {
      const docs = allContent['docusaurus-plugin-content-docs']!.default as LoadedContent;
      const version = docs.loadedVersions[0]!;
      const guides = new Map(version.docs.map((doc) => [doc.id, guideOf(doc, version, context)]));
      const sections = sectionsOf(version.sidebars.tutorialSidebar!, guides);
      await actions.createData(path.basename(file), sections);
    },
    configureWebpack: () => ({module: {rules: [rule]}}),
  };
}
