import type {Link, Root, RootContent} from 'mdast';
import {visit} from 'unist-util-visit';
import {importOf} from '../../markdown/remark-imports.ts';
import {element, properties, type MdxElement} from './mdx-element.ts';
import {consoleData} from './model/console.ts';
import {readReference, routeOf, type Reference} from './model/description.ts';
import {linkOperations, readMarkdown, type AddressOf} from './model/markup.ts';
import {anchorsOf, pagePropsOf} from './model/operation.ts';
import {bodyExamples, examplesOf, exampleText, type Example} from './model/request.ts';
import {isJson} from './model/serialize.ts';
import {readerFieldsIn, requestSamples} from './model/samples.ts';
import type {Operation, Tag} from './model/types.ts';
import {subjectOf} from './options.ts';

/** What the page of an operation imports, and from where: components that the OpenAPI plugin names, and those of the site. */
const modules = {
  Heading: '@theme/Heading',
  MethodEndpoint: '@theme/ApiExplorer/MethodEndpoint',
  ParamsDetails: '@theme/ParamsDetails',
  RequestSchema: '@theme/RequestSchema',
  StatusCodes: '@theme/StatusCodes',
  ApiItem: '@theme/ApiItem',
  ApiExplorer: '@theme/ApiExplorer',
  'Samples, {EmptyBody, OtherBodies}': '@site/src/features/api-reference/components/Samples',
  Static: '@site/src/features/api-reference/components/Static',
};

const code = (lang: string, value: string, title?: string): RootContent => ({
  type: 'code',
  lang,
  value,
  meta: title ? `title="${title.replace(/["`]/g, '')}"` : null,
});

/** Language of an example, by which it's highlighted. */
function languageOf({type, value}: Example): string {
  if (isJson(type) || typeof value !== 'string') return 'json';
  return type.includes('xml') ? 'xml' : 'text';
}

const exampleCode = (example: Example, title = example.title): RootContent =>
  code(languageOf(example), exampleText(example), title);

/** Examples of a response, each with its status: where nothing can be chosen, all of them are shown. */
const responseCode = (status: string, examples: Example[]): RootContent[] =>
  examples.map((example) => exampleCode(example, `${status} · ${example.title}`));

/** Samples of the request and of the responses, and what the console needs of the operation. */
function explorer(operation: Operation, sections: string[]): MdxElement {
  const samples = requestSamples(operation);
  const otherBodies = bodyExamples(operation)
    .slice(1)
    .map((example) => exampleCode(example));
  const requests = samples.map(({language, label, fence, code: text}) =>
    element('TabItem', {value: language, label}, [code(fence, text)]),
  );
  const responses = Object.entries(operation.responses).map(([status, response]) => {
    const examples = responseCode(status, examplesOf(response));
    return element(
      'TabItem',
      {value: status},
      examples.length > 0 ? examples : [element('EmptyBody')],
    );
  });
  const fields = readerFieldsIn(samples.map((sample) => sample.code).join('\n'));
  return element('ApiExplorer', {sections, fields, data: consoleData(operation)}, [
    element('Samples', {}, requests),
    ...(otherBodies.length > 0 ? [element('OtherBodies', {}, otherBodies)] : []),
    element('Samples', {ofResponses: true}, responses),
  ]);
}

/** Not text: components, imports, and the notice of a deprecated operation, a directive in English, which MethodEndpoint replaces. */
const otherNodes = ['mdxJsxFlowElement', 'mdxjsEsm', 'yaml', 'containerDirective'];

/** Keeps the title and the text of what the OpenAPI plugin wrote about an operation, and gives its components what they show. */
function arrange(tree: Root, operation: Operation, addressOf: AddressOf): void {
  const pageProps = pagePropsOf(operation, (markdown) => readMarkdown(markdown, addressOf));
  const {MethodEndpoint, ...sections} = pageProps;
  const title = tree.children.find(({type}) => type === 'mdxJsxFlowElement')!;
  const text = tree.children.filter(({type}) => !otherNodes.includes(type));
  const fields = Object.entries(sections).map(([name, values]) => element(name, values));
  // The plugin's imports include components that aren't on the page, whose scripts would travel with it.
  tree.children = [
    ...Object.entries(modules).map(([name, module]) => importOf(name, module)),
    element('ApiItem', {}, [
      element('header', {}, [title, element('MethodEndpoint', MethodEndpoint)]),
      element('div', {className: 'api-text'}, text),
      explorer(operation, anchorsOf(pageProps)),
      element('div', {className: 'api-text'}, [element('Static', {}, fields)]),
    ]),
  ];
}

/** The operation that the overview shows as a first call. */
const firstCall = 'monitor-all';

/** A first call and its response, as the page of its operation shows them. */
function firstCallSection(operation: Operation): MdxElement {
  const curl = requestSamples(operation)[0]!.code;
  const [status, response] = Object.entries(operation.responses)[0]!;
  const link: Link = {
    type: 'link',
    url: `/api/${routeOf(firstCall)}`,
    children: [{type: 'text', value: operation.summary}],
  };
  return element('section', {className: 'api-first', 'aria-label': operation.summary}, [
    {type: 'paragraph', children: [link]},
    element('InstancePanel', {fields: readerFieldsIn(curl)}),
    code('bash', curl),
    ...responseCode(status, examplesOf(response).slice(0, 1)),
  ]);
}

const groupProps = ({operations}: Reference, {name, externalDocs}: Tag): object => ({
  guide: externalDocs,
  operations: operations
    .filter(({tags: [group]}) => group === name)
    .map(({method, path, operationId, summary}) => ({
      method,
      path,
      to: `/api/${routeOf(operationId)}`,
      title: summary,
    })),
});

const overviewProps = ({operations, tags}: Reference): object => ({
  groups: tags.map(({name, 'x-displayName': label, description}) => ({
    label,
    to: `/api/${routeOf(name)}`,
    count: operations.filter(({tags: [group]}) => group === name).length,
    description,
  })),
});

/** Gives the lists of a group's page, and of the overview, what they show, and the overview its first call. */
function fillLists(tree: Root, reference: Reference, tag?: Tag): void {
  visit(tree, 'mdxJsxFlowElement', (node, index, parent) => {
    if (node.name === 'GroupOperations' && tag) {
      node.attributes = properties(groupProps(reference, tag));
    } else if (node.name === 'OperationGroups') {
      node.attributes = properties(overviewProps(reference));
    } else if (node.name === 'FirstCall') {
      const operation = reference.operations.find(({operationId}) => operationId === firstCall);
      parent!.children.splice(index!, 1, ...(operation ? [firstCallSection(operation)] : []));
    }
  });
}

/**
 * Puts what the description says into the pages of the API reference: the properties of the components in the OpenAPI plugin's pages, the samples next to
 * them, and the lists of the other pages.
 */
export function remarkReference({locale}: {locale: string}) {
  return async (tree: Root, file: {path: string}): Promise<void> => {
    const reference = await readReference(locale);
    const {operation, tag} = subjectOf(file.path, reference);
    const ids = new Set(reference.operations.map(({operationId}) => operationId));
    // The page of an operation doesn't link to itself.
    if (operation) ids.delete(operation.operationId);
    const addressOf: AddressOf = (id) => (ids.has(id) ? `/api/${routeOf(id)}` : undefined);
    if (operation || tag) linkOperations(tree, addressOf);
    if (operation) arrange(tree, operation, addressOf);
    else fillLists(tree, reference, tag);
  };
}
