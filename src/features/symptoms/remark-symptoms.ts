import {readFileSync} from 'node:fs';
import {GENERATED_FILES_DIR_NAME} from '@docusaurus/utils';
import type {Heading, PhrasingContent, Root, RootContent} from 'mdast';
import {remark} from 'remark';
import {sectionsFile, type Section} from './sections.ts';

/** Text of a heading with its code and emphasis. */
const inline = (markdown: string): PhrasingContent[] =>
  (remark().parse(`# ${markdown}`).children[0] as Heading).children;

function nodesOf({depth = 2, id, title, symptoms, lang}: Section): RootContent[] {
  const data = {hProperties: {lang}};
  const children = symptoms.map(({text, url}) => ({
    type: 'listItem' as const,
    children: [
      {
        type: 'paragraph' as const,
        children: [{type: 'link' as const, url, children: inline(text)}],
      },
    ],
  }));
  return [
    {type: 'heading', depth, children: inline(title), data: {hProperties: {id, lang}}},
    ...(children.length > 0 ? [{type: 'list' as const, data, children}] : []),
  ];
}

const readSections = (): Section[] =>
  JSON.parse(readFileSync(sectionsFile(GENERATED_FILES_DIR_NAME), 'utf8')) as Section[];

/**
 * Fills `<Symptoms />` with links to the symptoms that all guides explain, by sidebar group and guide.
 * @param options `read` gives the sections of a test
 */
export function remarkSymptoms({read = readSections} = {}) {
  return (tree: Root): void => {
    const index = tree.children.findIndex((node) => (node as {name?: string}).name === 'Symptoms');
    if (index >= 0) tree.children.splice(index, 1, ...read().flatMap(nodesOf));
  };
}
