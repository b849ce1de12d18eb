import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import matter from '@11ty/gray-matter';
import type {Heading, List, PhrasingContent, Root, RootContent} from 'mdast';
import {remark} from 'remark';
import sidebars from '../../../sidebars.ts';
import {readText} from '../translations/status/files.ts';
import {builtLanguage} from '../../config/languages.ts';
import {defaultLocale} from '../../config/locales.ts';

/** Folder of the guides, and of their translations. */
export const guideFolders = (locale: string): string[] =>
  locale === defaultLocale ? ['docs'] : ['docs', `i18n/${locale}/docusaurus-plugin-content-docs`];

/** File with the source of each guide by its ID, which the plugin writes into the folder of generated files. */
export const guideList = 'guides.json';

/** Source of each guide by its ID, as Docusaurus has found it. */
function readGuides(root: string): Record<string, string> {
  const folder = process.env.DOCUSAURUS_GENERATED_FILES_DIR_NAME ?? '.docusaurus';
  const file = path.join(root, folder, guideList);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>) : {};
}

const headingsIn = (markdown: string) =>
  [...markdown.matchAll(/^(#{2,4}) (.+?) \{(?:\/\* )?#(\S+?)(?: \*\/)?\}$/gm)].map(
    ([, marks, text, id]) => ({depth: marks!.length, text: text!, id: id!}),
  );

/** Headings that name one symptom: those below "Troubleshooting", or below any section of a guide about nothing else. */
function symptomsIn(english: string) {
  const isAllSymptoms = /^title: Troubleshooting\b/m.test(english);
  let inSection = false;
  return headingsIn(english).filter(({depth, text}, index, all) => {
    if (depth === 2) inSection = isAllSymptoms || text === 'Troubleshooting';
    const isLeaf = (all[index + 1]?.depth ?? 0) <= depth;
    return inSection && depth > 2 && isLeaf;
  });
}

type SidebarItem =
  | string
  | {type: string; id?: string; key?: string; label?: string; items?: readonly SidebarItem[]};

const guidesOf = (item: SidebarItem): string[] =>
  typeof item === 'string'
    ? [item]
    : [...(item.id ? [item.id] : []), ...(item.items ?? []).flatMap(guidesOf)];

const inline = (markdown: string): PhrasingContent[] =>
  (remark().parse(`# ${markdown}`).children[0] as Heading).children;

/**
 * Fills `<Symptoms />` with links to the symptoms that all guides explain, by sidebar group and guide. What a language lacks is listed in
 * English. A test names its own language, folder, and sidebar.
 */
export function remarkSymptoms({
  locale = process.env.DOCUSAURUS_CURRENT_LOCALE ?? defaultLocale,
  root = process.cwd(),
  items = sidebars.tutorialSidebar as SidebarItem[],
} = {}) {
  const [english, translated] = guideFolders(locale).map((folder) => path.join(root, folder)) as [
    string,
    string?,
  ];

  let guides: Record<string, string> = {};

  const langOf = (isEnglish: boolean) =>
    locale === defaultLocale ? {} : {lang: isEnglish ? defaultLocale : builtLanguage(locale).tag};

  const heading = (depth: 2 | 3, id: string, text: string, isEnglish: boolean): Heading => ({
    type: 'heading',
    depth,
    children: inline(text),
    data: {hProperties: {id, ...langOf(isEnglish)}},
  });

  /** A guide's title, as its own language has it, and its list of symptoms; nothing for a guide that has none. */
  function guide(id: string, depth: 2 | 3): RootContent[] {
    const known = guides[id];
    const file = known ? known.replace(/^.*?docs\/(?:current\/)?/, '') : `${id}.md`;
    const source = readText(path.join(english, file));
    const symptoms = symptomsIn(source);
    if (symptoms.length === 0) return [];
    const translation = translated && path.join(translated, 'current', file);
    const isEnglish = !translation || !existsSync(translation);
    const text = isEnglish ? source : readText(translation);
    const present = new Map(headingsIn(text).map((found) => [found.id, found]));
    const list: List = {
      type: 'list',
      spread: false,
      children: symptoms.map((symptom) => {
        const found = present.get(symptom.id);
        const url = `/${file}${found ? `#${symptom.id}` : ''}`;
        return {
          type: 'listItem',
          spread: false,
          children: [
            {
              type: 'paragraph',
              children: [{type: 'link', url, children: inline((found ?? symptom).text)}],
            },
          ],
          data: {hProperties: langOf(isEnglish || !found)},
        };
      }),
    };
    return [
      heading(depth, id.replaceAll('/', '-'), String(matter(text, {}).data.title), isEnglish),
      list,
    ];
  }

  const labels = (): Record<string, {message: string} | undefined> =>
    translated
      ? (JSON.parse(readFileSync(path.join(translated, 'current.json'), 'utf8')) as Record<
          string,
          {message: string}
        >)
      : {};

  function group(item: SidebarItem): RootContent[] {
    if (typeof item === 'string') return guide(item, 2);
    const guides = guidesOf(item).flatMap((id) => guide(id, 3));
    const label = labels()[`sidebar.tutorialSidebar.category.${item.key}`]?.message;
    return guides.length > 0
      ? [heading(2, item.key!, label ?? item.label!, !label), ...guides]
      : [];
  }

  return (tree: Root): void => {
    const index = tree.children.findIndex((node) => (node as {name?: string}).name === 'Symptoms');
    if (index < 0) return;
    guides = readGuides(root);
    tree.children.splice(index, 1, ...items.flatMap(group));
  };
}
