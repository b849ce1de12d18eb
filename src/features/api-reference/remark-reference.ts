import type {Link, Root, RootContent} from 'mdast';
import {visit} from 'unist-util-visit';
import {importOf} from '../../markdown/remark-imports.ts';
import {attributes, element, properties, type MdxElement} from './mdx-element.ts';
import {readReference, routeOf, type Reference} from './model/description.ts';
import {linkOperations, readMarkdown, type AddressOf} from './model/markup.ts';
import {anchorsOf, pagePropsOf} from './model/operation.ts';
import {bodyExamples, type Example} from './model/request.ts';
import {responsesOf} from './model/responses.ts';
import {isJson} from './model/serialize.ts';
import {readerFieldsIn, requestSamples} from './model/samples.ts';
import type {Operation, Tag} from './model/types.ts';
import {subjectOf} from './options.ts';

/** Components of the page of an operation: those that the OpenAPI plugin puts into it, and those of this plugin. */
const modules = {
  Heading: '@theme/Heading',
  MethodEndpoint: '@theme/ApiExplorer/MethodEndpoint',
  ParamsDetails: '@theme/ParamsDetails',
  RequestSchema: '@theme/RequestSchema',
  StatusCodes: '@theme/StatusCodes',
  ApiItem: '@theme/ApiItem',
  ApiExplorer: '@theme/ApiExplorer',
  EmptyBody: '@site/src/features/api-reference/components/Samples/EmptyBody',
  OtherBodies: '@site/src/features/api-reference/components/Samples/OtherBodies',
  Samples: '@site/src/features/api-reference/components/Samples',
  Static: '@site/src/features/api-reference/components/Static',
};

const code = (lang: string, value: string, title?: string): RootContent => ({
  type: 'code',
  lang,
  value,
  meta: title ? `title="${title.replace(/["`]/g, '')}"` : null,
});

/** An example of a body, highlighted where its kind is known. */
const exampleCode = ({value, title, type}: Example): RootContent =>
  typeof value === 'string' && !isJson(type)
    ? code(/xml/.test(type) ? 'xml' : 'text', value, title)
    : code('json', JSON.stringify(value, null, 2), title);

/** Examples of a response, each with its status: where nothing can be chosen, all of them are shown. */
const responseCode = (status: string, examples: Example[]): RootContent[] =>
  examples.map((example) => exampleCode({...example, title: `${status} · ${example.title}`}));

/** Samples of the request and of the responses, and the file that the console loads. */
function explorer(operation: Operation, sections: string[]): MdxElement {
  const samples = requestSamples(operation);
  const otherBodies = bodyExamples(operation).slice(1).map(exampleCode);
  const requests = samples.map(({language, label, fence, code: text}) =>
    element('TabItem', {value: language, label}, [code(fence, text)]),
  );
  const responses = responsesOf(operation).map(({status, examples}) =>
    element(
      'TabItem',
      {value: status},
      examples.length > 0 ? responseCode(status, examples) : [element('EmptyBody')],
    ),
  );
  const file = `@generated/api-reference/default/${routeOf(operation.operationId)}.json`;
  const fields = readerFieldsIn(samples.map((sample) => sample.code).join('\n'));
  const result = element('ApiExplorer', {sections, fields}, [
    element('Samples', {}, requests),
    ...(otherBodies.length > 0 ? [element('OtherBodies', {}, otherBodies)] : []),
    element('Samples', {ofResponses: true}, responses),
  ]);
  result.attributes.push(
    ...attributes(`operation={() => new URL(${JSON.stringify(file)}, import.meta.url)}`),
  );
  return result;
}

/** Arranges what the OpenAPI plugin wrote about an operation, and gives its components what they show. */
function arrange(tree: Root, operation: Operation, addressOf: AddressOf): void {
  const pageProps = pagePropsOf(operation, (markdown) => readMarkdown(markdown, addressOf));
  const head: RootContent[] = [];
  const text: RootContent[] = [];
  const fields: RootContent[] = [];
  for (const node of tree.children) {
    if (node.type !== 'mdxJsxFlowElement') {
      // A directive is the notice of a deprecated operation, in English; MethodEndpoint says the same.
      if (!['containerDirective', 'mdxjsEsm', 'yaml'].includes(node.type)) text.push(node);
      continue;
    }
    const isKnown = node.name! in pageProps;
    if (isKnown) node.attributes = properties(pageProps[node.name as keyof typeof pageProps]);
    // The first heading is the title. The second, "Request", has no section here.
    if (node.name === 'MethodEndpoint' || head.length === 0) head.push(node);
    else if (isKnown) fields.push(node);
  }
  const children = [
    element('header', {}, head),
    element('div', {className: 'api-text'}, text),
    explorer(operation, anchorsOf(pageProps)),
    element('div', {className: 'api-text'}, [element('Static', {}, fields)]),
  ];
  // The plugin's imports include components that aren't on the page, whose scripts would travel with it.
  tree.children = [
    ...Object.entries(modules).map(([name, module]) => importOf(name, module)),
    element('ApiItem', {}, children),
  ];
}

/** The operation that the overview shows as a first call. */
const firstCall = 'monitor-all';

/** A first call and its response, as the page of its operation shows them. */
function firstCallSection(operation: Operation): MdxElement {
  const curl = requestSamples(operation)[0]!.code;
  const {status, examples} = responsesOf(operation)[0]!;
  const link: Link = {
    type: 'link',
    url: `/api/${routeOf(firstCall)}`,
    children: [{type: 'text', value: operation.summary}],
  };
  return element('section', {className: 'api-first', 'aria-label': operation.summary}, [
    {type: 'paragraph', children: [link]},
    element('InstancePanel', {fields: readerFieldsIn(curl)}),
    code('bash', curl),
    ...responseCode(status, examples.slice(0, 1)),
  ]);
}

/** What the page of a group lists. */
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

/** What the overview lists. */
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
