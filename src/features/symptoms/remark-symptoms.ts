import {readFileSync} from 'node:fs';
import {GENERATED_FILES_DIR_NAME} from '@docusaurus/utils';
import type {Heading, PhrasingContent, Root, RootContent} from 'mdast';
import {remark} from 'remark';
import {sectionsFile, type Section} from './symptoms.ts';

/** Text of a heading with its code and emphasis. */
const inline = (markdown: string): PhrasingContent[] =>
  (remark().parse(`# ${markdown}`).children[0] as Heading).children;

function nodesOf({depth, id, title, symptoms, lang}: Section): RootContent[] {
  const heading: Heading = {
    type: 'heading',
    depth,
    children: inline(title),
    data: {hProperties: {id, lang}},
  };
  if (symptoms.length === 0) return [heading];
  return [
    heading,
    {
      type: 'list',
      spread: false,
      data: {hProperties: {lang}},
      children: symptoms.map(({text, url}) => ({
        type: 'listItem',
        spread: false,
        children: [{type: 'paragraph', children: [{type: 'link', url, children: inline(text)}]}],
      })),
    },
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
