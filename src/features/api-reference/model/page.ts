import {routeOf} from '../../../../openapi/rules/texts.mjs';
import {splitAtSamples, type ReaderField} from '../../../data/reader-values.ts';
import {answerSections, answersOf, answerTo, isSuccess} from './answers.ts';
import {clientSample, type ClientCall} from './client.ts';
import {parameterFields, shapeFields} from './fields.ts';
import {bodyExamples, isSecured, mediaOf, sampleRequest} from './request.ts';
import {requestSamples, sampleLanguages, type SampleLanguage} from './samples.ts';
import {Anchors, parameterNode, shapeOf} from './schema.ts';
import {attributes, element, fence, mdxText, metaDescription} from './text.ts';
import type {Description, Operation, Tag} from './types.ts';

export {routeOf};

const components =
  'Answer, Answers, AnswerSample, AnswerSamples, ApiAside, ApiPage, ApiText, BodyExamples, ConsoleDoor, ErrorAnswer, Errors, Field, Fields, MoreFields, Sample, Samples, Variant, Variants';

/** Path of the reader's server that all operations start with, such as `/open`. */
export const basePathOf = ([server]: Description['servers']): string =>
  server!.url.replace(/^(?:\{\w+\}|https?:\/\/[^/]+)/, '').replace(/\/$/, '');

/** Operations of the description, or of one group, in its order. */
export function operationsOf({paths}: Description, tag?: string): Operation[] {
  return Object.entries(paths)
    .flatMap(([path, item]) =>
      Object.entries(item).map(([method, operation]) => ({...operation, method, path})),
    )
    .filter(({tags}) => !tag || tags[0] === tag);
}

const operationRoute = (operationId: string): string => `/api/${routeOf(operationId)}`;

/** A JSON text is valid YAML. */
const frontMatter = (entries: Record<string, unknown>): string =>
  [
    '---',
    ...Object.entries(entries).map(([key, value]) => `${key}: ${JSON.stringify(value)}`),
    '---',
  ].join('\n');

const importOf = (names: string): string =>
  `import {${names}} from '@site/src/features/api-reference/components';`;

const pageText = (parts: string[]): string => `${parts.filter(Boolean).join('\n\n')}\n`;

/** Reader's values that a request holds, in the order of the panel. */
const readerFieldsIn = (text: string): ReaderField[] => [
  ...new Set(splitAtSamples(text).flatMap(({field}) => field ?? [])),
];

const json = (value: unknown, title: string): string =>
  fence('json', JSON.stringify(value, null, 2), title);

function sampleTab({language, code}: {language: SampleLanguage; code: string}): string {
  const {label, fence: name} = sampleLanguages[language];
  return element('Sample', {language, label}, [fence(name, code)]);
}

/** An answer of more lines is folded on a phone. */
const longAnswer = 14;

/** First example of each status; the errors that every operation shares follow the answer. */
function answerSamples(operation: Operation): string {
  const answers = answersOf(operation).map(({status, examples}, index) => {
    const [only, ...others] = examples;
    const long =
      only &&
      others.length === 0 &&
      JSON.stringify(only.value, null, 2).split('\n').length > longAnswer;
    const codes = examples.map(({title, value}) => json(value, title));
    return element('AnswerSample', {status, first: index === 0, long}, codes);
  });
  return element('AnswerSamples', {}, answers);
}

/** File with the samples of an operation's further example bodies. */
const otherSamplesFile = (operationId: string): string => `_${routeOf(operationId)}.samples.mdx`;

/** File with the samples of the example bodies beyond the first and the answers to them, and its text as MDX: a page loads it when one of them is chosen. */
export function otherSamples(
  operation: Operation,
  basePath: string,
  client: Map<string, ClientCall>,
): [string, string][] {
  const request = sampleRequest(operation, basePath);
  const parts = bodyExamples(operation).flatMap((example, index) => {
    if (index === 0) return [];
    const sent = {...request, body: example.value};
    return [
      element(
        'ExamplePart',
        {index, part: 'request'},
        requestSamples(sent, clientSample(operation, sent, client)).map(sampleTab),
      ),
      element('ExamplePart', {index, part: 'answer'}, [
        json(answerTo(operation, example), example.title),
      ]),
    ];
  });
  return parts.length > 0
    ? [
        [
          otherSamplesFile(operation.operationId),
          pageText([importOf('ExamplePart, Sample'), ...parts]),
        ],
      ]
    : [];
}

/** The request samples; the reader chooses the example that they send. Without scripts, the other examples stand below. */
function sampleTabs(operation: Operation, samples: string[]): string[] {
  const [first, ...others] = bodyExamples(operation);
  if (others.length === 0) return [element('Samples', {}, samples)];
  const titles = [first!, ...others].map(({title}) => title);
  const load = `others={() => import('./${otherSamplesFile(operation.operationId)}')}`;
  return [
    [`<Samples${attributes({examples: titles})} ${load}>`, ...samples, '</Samples>'].join('\n\n'),
    element(
      'BodyExamples',
      {},
      others.map(({title, value}) => json(value, title)),
    ),
  ];
}

/** Page of an operation as MDX: front matter, then components that hold the whole text. */
export function operationPage(
  operation: Operation,
  basePath: string,
  client: Map<string, ClientCall>,
): string {
  const {method, operationId, summary: title, parameters = [], requestBody, deprecated} = operation;
  const id = routeOf(operationId);
  const anchors = new Anchors();
  const places = (['path', 'query', 'header'] as const).filter((place) =>
    parameters.some((one) => one.in === place),
  );
  const fields = places.map((place) =>
    parameterFields(
      place,
      parameters.filter((one) => one.in === place).map((one) => parameterNode(one, anchors)),
    ),
  );
  const schema = mediaOf(requestBody)[1]?.schema;
  const body =
    schema &&
    shapeFields('body', shapeOf(schema, 'body', anchors), {optional: !requestBody?.required});
  const hasErrors = !Object.keys(operation.responses).every(isSuccess);

  const request = sampleRequest(operation, basePath);
  const samples = requestSamples(request, clientSample(operation, request, client));

  return pageText([
    frontMatter({
      id,
      title,
      description: metaDescription(operation.description),
      sidebar_label: title,
      sidebar_class_name: `api-op api-op--${method}${deprecated ? ' api-op--deprecated' : ''}`,
      hide_title: true,
      hide_table_of_contents: true,
      pagination_label: title,
      custom_edit_url: null,
    }),
    importOf(components),
    `<ApiPage${attributes({
      title,
      method,
      path: `${basePath}${operation.path}`,
      operationId,
      serverId: operation['x-server-operation-id'],
      roles: operation['x-roles'],
      since: operation['x-since'],
      secured: isSecured(operation),
      deprecated,
    })}>`,
    element('ApiText', {}, [mdxText(operation.description)]),
    element(
      'ApiAside',
      {parts: [...places, ...(body ? ['body'] : []), 'answers', ...(hasErrors ? ['errors'] : [])]},
      [
        element(
          'InstancePanel',
          {fields: readerFieldsIn(samples.map(({code}) => code).join('\n'))},
          [`<ConsoleDoor data={() => new URL('./${id}.json', import.meta.url)} />`],
        ),
        ...sampleTabs(operation, samples.map(sampleTab)),
        answerSamples(operation),
      ],
    ),
    element('ApiText', {}, [...fields, body ?? '', ...answerSections(operation, anchors)]),
    '</ApiPage>',
  ]);
}

/** Page of a group as MDX: its paragraph, further reading and its operations. */
export function groupPage(tag: Tag, description: Description): string {
  const title = tag['x-displayName'];
  const basePath = basePathOf(description.servers);
  const operations = operationsOf(description, tag.name).map(
    ({method, path, operationId, summary}) => ({
      method,
      path: `${basePath}${path}`,
      to: operationRoute(operationId),
      title: summary,
    }),
  );
  return pageText([
    frontMatter({
      id: tag.name,
      title,
      description: metaDescription(tag.description),
      sidebar_label: title,
      hide_table_of_contents: true,
      custom_edit_url: null,
    }),
    importOf('GroupGuide, GroupOperations'),
    mdxText(tag.description),
    element('GroupGuide', {to: tag.externalDocs.url, title: tag.externalDocs.description}),
    element('GroupOperations', {operations}),
  ]);
}

/** The operation that the overview shows as a first call. */
const firstCall = 'monitor-all';

/** A first call and its answer, as the page of its operation shows them. */
function firstCallSection(description: Description): string {
  const operation = operationsOf(description).find(({operationId}) => operationId === firstCall);
  if (!operation) return '';
  const curl = requestSamples(
    sampleRequest(operation, basePathOf(description.servers)),
    undefined,
  )[0]!.code;
  const {status, examples} = answersOf(operation)[0]!;
  return element('section', {className: 'api-first', 'aria-label': operation.summary}, [
    `[${operation.summary}](${operationRoute(firstCall)})`,
    element('InstancePanel', {fields: readerFieldsIn(curl)}),
    fence('bash', curl),
    json(examples[0]!.value, `${status} · ${examples[0]!.title}`),
  ]);
}

/** Fills in what a hand-written page takes from the description: its groups and a first call. */
export function fillPage(mdx: string, description: Description): string {
  const groups = description.tags.map(({name, 'x-displayName': label, description: text}) => ({
    label,
    to: `/api/${name}`,
    count: operationsOf(description, name).length,
    description: text,
  }));
  return mdx
    .replace(/<OperationGroups \/>/g, () => element('OperationGroups', {groups}))
    .replace(/<FirstCall \/>/g, () => firstCallSection(description));
}
