import path from 'node:path';

/** A section of the page of symptoms: a guide, or a group of the sidebar, without symptoms. */
export interface Section {
  /** Anchor on the page of symptoms. */
  id: string;
  title: string;
  /** Text of each heading, and a link to it by file: `/install/manual.md#port`. */
  symptoms: {text: string; url: string}[];
  /** Language of a guide that isn't translated yet. */
  lang?: string | undefined;
  /** Level of its heading. */
  depth?: 2 | 3;
}

/**
 * Where plugin.ts writes the sections, which are read below: Docusaurus names the folder after the plugin and its ID.
 * @param generatedFilesDir Docusaurus' folder of generated files
 */
export const sectionsFile = (generatedFilesDir: string): string =>
  path.join(generatedFilesDir, 'symptoms/default/sections.json');

/** An item of a sidebar, as Docusaurus has read it. */
interface SidebarItem {
  type: string;
  id?: string;
  key?: string;
  label?: string;
  items?: SidebarItem[];
}

/** Headings of levels 2 to 4 with an ID: `### No page {/* #no-page *\/}`, or `{#no-page}`. */
const headingsIn = (markdown: string) =>
  [...markdown.matchAll(/^(#{2,4}) (.+?) \{(?:\/\* )?#(\S+?)(?: \*\/)?\}$/gm)].map(
    ([, marks, text, id]) => ({depth: marks!.length, text: text!, id: id!}),
  );

/**
 * Headings of a guide that name one symptom: those below "Troubleshooting", or below any section of a guide about nothing else.
 * @param english the English guide, which tells which headings these are
 * @param shown the same guide in the language of the page
 */
export function symptomsIn(english: string, shown = english): {text: string; id: string}[] {
  const isAllSymptoms = /^title: Troubleshooting\b/m.test(english);
  let inSection = false;
  const wanted = headingsIn(english).filter(({depth, text}, index, all) => {
    if (depth === 2) inSection = isAllSymptoms || text === 'Troubleshooting';
    const isLeaf = (all[index + 1]?.depth ?? 0) <= depth;
    return inSection && depth > 2 && isLeaf;
  });
  const texts = new Map(headingsIn(shown).map(({id, text}) => [id, text]));
  return wanted.flatMap(({id}) => (texts.has(id) ? {text: texts.get(id)!, id} : []));
}

const guidesBelow = ({id, items = []}: SidebarItem): string[] =>
  id ? [id] : items.flatMap(guidesBelow);

/** Guides that have symptoms, in the order and with the groups of the sidebar. */
export function sectionsOf(
  sidebar: readonly SidebarItem[],
  guides: ReadonlyMap<string, Section>,
): Section[] {
  return sidebar.flatMap((item): Section[] => {
    const found = guidesBelow(item)
      .flatMap((id) => guides.get(id) ?? [])
      .filter(({symptoms}) => symptoms.length > 0);
    if (item.type !== 'category') return found;
    const group = {id: item.key!, title: item.label!, symptoms: []};
    return found.length > 0
      ? [group, ...found.map((guide) => ({...guide, depth: 3 as const}))]
      : [];
  });
}
