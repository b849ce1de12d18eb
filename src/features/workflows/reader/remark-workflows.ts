import type {Heading, List, ListItem, Paragraph, Root, RootContent} from 'mdast';
import {remark} from 'remark';
import {element, type MdxElement} from '../../api-reference/mdx-element.ts';
import {readReaderWorkflows, type Call, type ReaderWorkflow} from './read.ts';
import {scriptsOf} from './scripts.ts';

const paragraph = (markdown: string): Paragraph =>
  remark().parse(markdown).children[0] as Paragraph;

/** A field as people write it: `items[0].status`. */
const textOf = (field: string): string => field.replace(/^\./, '');

/** The operation of a step, and what goes from one response into the next request. */
const callElement = ({method, path, page, sources, outputs, wait}: Call): MdxElement =>
  element('WorkflowCall', {
    method,
    path,
    page,
    sources,
    outputs: outputs.map(({name, field}) => ({name, field: textOf(field)})),
    ...(wait && {
      wait: {
        condition: `${textOf(wait.field)} ${wait.operator} ${wait.value}`,
        seconds: wait.retries * wait.seconds,
      },
    }),
  });

function section(workflow: ReaderWorkflow): RootContent[] {
  const heading: Heading = {
    type: 'heading',
    depth: 2,
    children: [{type: 'text', value: workflow.title}],
    data: {hProperties: {id: workflow.id}},
  };
  const steps: List = {
    type: 'list',
    ordered: true,
    spread: true,
    children: workflow.calls.map((call): ListItem => ({
      type: 'listItem',
      spread: true,
      children: [paragraph(call.description), callElement(call)] as ListItem['children'],
    })),
  };
  const scripts = scriptsOf(workflow).map(({language: {value, label, fence}, file, code}) =>
    element('TabItem', {value, label}, [
      {type: 'code', lang: fence, meta: `title="${file}"`, value: code},
    ]),
  );
  return [
    heading,
    paragraph(workflow.description),
    element('Steps', {}, [steps]),
    element('Tabs', {groupId: 'client-language'}, scripts),
  ];
}

/** Fills `<Workflows />` with the workflows for readers: their steps, and a script for each language. */
export function remarkWorkflows({locale}: {locale: string}) {
  return async (tree: Root): Promise<void> => {
    const index = tree.children.findIndex(
      (node) => node.type === 'mdxJsxFlowElement' && node.name === 'Workflows',
    );
    if (index === -1) return;
    tree.children.splice(index, 1, ...(await readReaderWorkflows(locale)).flatMap(section));
  };
}
