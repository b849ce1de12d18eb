import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {Heading, PhrasingContent, Root, RootContent} from 'mdast';
import {remark} from 'remark';
import type {Section} from './symptoms.ts';

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

/** The sections that plugin.ts has written into the folder of generated files. */
function readSections(): Section[] {
  const folder = process.env.DOCUSAURUS_GENERATED_FILES_DIR_NAME ?? '.docusaurus';
  const file = path.resolve(folder, 'symptoms/default/sections.json');
  return JSON.parse(readFileSync(file, 'utf8')) as Section[];
}

/** Fills `<Symptoms />` with links to the symptoms that all guides explain, by sidebar group and guide. */
export function remarkSymptoms({read = readSections} = {}) {
  return (tree: Root): void => {
    const index = tree.children.findIndex((node) => (node as {name?: string}).name === 'Symptoms');
    if (index >= 0) tree.children.splice(index, 1, ...read().flatMap(nodesOf));
  };
}
