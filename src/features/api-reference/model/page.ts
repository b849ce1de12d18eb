import {routeOf} from '../../../../openapi/rules/texts.mjs';
import {splitAtSamples, type ReaderField} from '../../../data/reader-values.ts';
import {answerSections, answersOf, isSuccess, answerTo} from './answers.ts';
import {clientSample, type ClientCall} from './client.ts';
import {parameterFields, shapeFields} from './fields.ts';
import {bodyExamples, isSecured, sampleRequest} from './request.ts';
import {requestSamples, sampleLanguages, type SampleLanguage} from './samples.ts';
import {Anchors, parameterNode, shapeOf} from './schema.ts';
import {around, attributes, element, fence, mdxText, metaDescription, yamlText} from './text.ts';
import type {Description, Operation, Tag} from './types.ts';

export {routeOf};

const components =
  'Answer, Answers, AnswerSample, AnswerSamples, ApiAside, ApiPage, ApiText, BodyExamples, ConsoleDoor, ErrorAnswer, Errors, Field, Fields, MoreFields, Sample, Samples, Variant, Variants';

/** Path of the reader's server that all operations start with, such as `/open`. */
export function basePathOf(servers: {url: string}[] | undefined): string {
  return (servers?.[0]?.url ?? '').replace(/^(?:\{\w+\}|https?:\/\/[^/]+)/, '').replace(/\/$/, '');
}

function frontMatter(entries: Record<string, string | true | null>): string {
  const lines = Object.entries(entries).map(([key, value]) => `${key}: ${typeof value === 'string' ? yamlText(value) : String(value)}`);
  return ['---', ...lines, '---'].join('\n');
}

const pageText = (parts: string[]): string => `${parts.filter(Boolean).join('\n\n')}\n`;

/** Reader's values that a request holds, in the order of the panel. */
function readerFieldsIn(text: string): ReaderField[] {
  return [...new Set(splitAtSamples(text).flatMap(({field}) => (field ? [field] : [])))];
}

function sampleTab({language, code}: {language: SampleLanguage; code: string}): string {
  const {label, fence: name} = sampleLanguages[language];
  return element('Sample', {language, label}, [fence(name, code)]);
}

/** An answer of more lines is folded on a phone. */
const longAnswer = 14;

/** First example of each status; the errors that every operation shares follow the answer. */
function answerSamples(operation: Operation): string {
  const answers = answersOf(operation).map(({status, examples}, index) => {
    const texts = examples.map(({title, value}) => ({title, text: JSON.stringify(value, null, 2)}));
    return element(
      'AnswerSample',
      {status, first: index === 0, long: texts.length === 1 && texts[0]!.text.split('\n').length > longAnswer},
      texts.map(({title, text}) => fence('json', text, title)),
    );
  });
  return element('AnswerSamples', {}, answers);
}

/** Example bodies beyond the first, which the request samples send at first. */
function otherBodies(operation: Operation): string {
  const examples = bodyExamples(operation)
    .slice(1)
    .map(({title, value}) => fence('json', JSON.stringify(value, null, 2), title));
  return around('BodyExamples', {}, examples);
}

/** File with the samples of an operation's further example bodies. */
const otherSamplesFile = (route: string): string => `_${route}.samples.mdx`;

/** File with the samples of the example bodies beyond the first and the answers to them, and its text as MDX: a page loads it when one of them is chosen. */
export function otherSamples(operation: Operation, basePath: string, client: Map<string, ClientCall>): [string, string][] {
  const examples = bodyExamples(operation).slice(1);
  const request = sampleRequest(operation, basePath);
  const parts = examples.flatMap((example, index) => {
    const sent = {...request, body: example.value};
    const samples = requestSamples(sent, clientSample(operation, sent, client)).map(sampleTab);
    const answer = fence('json', JSON.stringify(answerTo(operation, example), null, 2), example.title);
    return [
      element('ExamplePart', {index: index + 1, part: 'request'}, samples),
      element('ExamplePart', {index: index + 1, part: 'answer'}, [answer]),
    ];
  });
  const imports = `import {ExamplePart, Sample} from '@site/src/features/api-reference/components';`;
  return parts.length > 0 ? [[otherSamplesFile(routeOf(operation.operationId)), pageText([imports, ...parts])]] : [];
}

/** The request samples; the reader chooses the example that they send. */
function sampleTabs(route: string, titles: string[], samples: string[]): string {
  if (titles.length < 2) return element('Samples', {}, samples);
  const others = `others={() => import('./${otherSamplesFile(route)}')}`;
  return [`<Samples${attributes({examples: titles})} ${others}>`, ...samples, '</Samples>'].join('\n\n');
}

/** Page of an operation as MDX: front matter, then components that hold the whole text. */
export function operationPage(operation: Operation, basePath: string, client: Map<string, ClientCall>): string {
  const {method, path, operationId, parameters = [], requestBody} = operation;
  const route = routeOf(operationId);
  const title = operation.summary || operationId;
  const description = operation.description || title;
  const anchors = new Anchors();
  const part = (place: 'path' | 'query' | 'header'): string =>
    parameterFields(
      place,
      parameters.filter((one) => one.in === place).map((one) => parameterNode(one, place, anchors)),
    );
  const bodySchema = Object.values(requestBody?.content ?? {})[0]?.schema;
  const body = bodySchema ? shapeFields('body', shapeOf(bodySchema, 'body', anchors), {optional: !requestBody?.required}) : '';

  const request = sampleRequest(operation, basePath);
  const samples = requestSamples(request, clientSample(operation, request, client));
  const read = readerFieldsIn(samples.map(({code}) => code).join('\n'));

  const parts = [
    ...(['path', 'query', 'header'] as const).filter((place) => parameters.some((one) => one.in === place)),
    ...(body ? ['body'] : []),
    'answers',
    ...(Object.keys(operation.responses ?? {}).every(isSuccess) ? [] : ['errors']),
  ];
  const text = [part('path'), part('query'), part('header'), body, ...answerSections(operation, anchors)];
  const aside = [
    element('InstancePanel', {fields: read}, [`<ConsoleDoor data={() => new URL('./${route}.json', import.meta.url)} />`]),
    sampleTabs(
      route,
      bodyExamples(operation).map(({title}) => title),
      samples.map(sampleTab),
    ),
    otherBodies(operation),
    answerSamples(operation),
  ];
  return pageText([
    frontMatter({
      id: route,
      title,
      description: metaDescription(description),
      sidebar_label: title,
      sidebar_class_name: `api-op api-op--${method}${operation.deprecated ? ' api-op--deprecated' : ''}`,
      hide_title: true,
      hide_table_of_contents: true,
      pagination_label: title,
      custom_edit_url: null,
    }),
    `import {${components}} from '@site/src/features/api-reference/components';`,
    `<ApiPage${attributes({
      title,
      method,
      path: `${basePath}${path}`,
      operationId,
      serverId: operation['x-server-operation-id'],
      roles: operation['x-roles'],
      since: operation['x-since'],
      secured: isSecured(operation),
      deprecated: Boolean(operation.deprecated),
    })}>`,
    element('ApiText', {}, [mdxText(description)]),
    element('ApiAside', {parts}, aside),
    element('ApiText', {}, text),
    '</ApiPage>',
  ]);
}

/** Operations of a group in the order of the description. */
export function operationsOf(description: Description, tag: string): Operation[] {
  return Object.entries(description.paths ?? {}).flatMap(([path, item]) =>
    Object.entries(item)
      .map(([method, operation]) => ({...operation, method, path}))
      .filter(({operationId, tags}) => operationId && tags?.[0] === tag),
  );
}

/** Page of a group as MDX: its paragraph, further reading and its operations. */
export function groupPage(tag: Tag, description: Description): string {
  const title = tag['x-displayName'] ?? tag.name;
  const basePath = basePathOf(description.servers);
  const operations = operationsOf(description, tag.name).map((operation) => ({
    method: operation.method,
    path: `${basePath}${operation.path}`,
    to: `/api/${routeOf(operation.operationId)}`,
    title: operation.summary || operation.operationId,
  }));
  return pageText([
    frontMatter({
      id: tag.name,
      title,
      description: metaDescription(tag.description ?? title),
      sidebar_label: title,
      hide_table_of_contents: true,
      custom_edit_url: null,
    }),
    `import {GroupGuide, GroupOperations} from '@site/src/features/api-reference/components';`,
    mdxText(tag.description ?? ''),
    tag.externalDocs ? element('GroupGuide', {to: tag.externalDocs.url, title: tag.externalDocs.description ?? tag.externalDocs.url}) : '',
    element('GroupOperations', {operations}),
  ]);
}

/** The operation that the overview shows as a first call. */
const firstCall = 'monitor-all';

/** A first call and its answer, as the page of its operation shows them. */
function firstCallSection(description: Description): string {
  const operation = (description.tags ?? [])
    .flatMap(({name}) => operationsOf(description, name))
    .find(({operationId}) => operationId === firstCall);
  if (!operation) return '';
  const title = operation.summary || firstCall;
  const curl = requestSamples(sampleRequest(operation, basePathOf(description.servers)), undefined)[0]!.code;
  const {status, examples} = answersOf(operation)[0]!;
  return element('section', {className: 'api-first', 'aria-label': title}, [
    `[${title}](/api/${routeOf(firstCall)})`,
    element('InstancePanel', {fields: readerFieldsIn(curl)}),
    fence('bash', curl),
    fence('json', JSON.stringify(examples[0]?.value, null, 2), `${status} · ${examples[0]?.title}`),
  ]);
}

/** Fills in what a hand-written page takes from the description: its groups and a first call. */
export function fillPage(mdx: string, description: Description): string {
  const groups = (description.tags ?? []).map((tag) => ({
    label: tag['x-displayName'] ?? tag.name,
    to: `/api/${tag.name}`,
    count: operationsOf(description, tag.name).length,
    description: tag.description ?? '',
  }));
  return mdx
    .replace(/<OperationGroups \/>/g, () => element('OperationGroups', {groups}))
    .replace(/<FirstCall \/>/g, () => firstCallSection(description));
}
