import type {HarRequest} from '@readme/httpsnippet';
import {readerSamples} from '../../../data/reader-values.ts';
import {mergeAllOf} from './schema.ts';
import {fillPath, isJson, valueText, type NamedValue} from './serialize.ts';
import {plainText} from './text.ts';
import type {Body, MediaType, Operation, Parameter, Schema} from './types.ts';

/** Whether an operation asks for a token or a key. */
export const isSecured = ({security}: Operation): boolean =>
  security.some((scheme) => Object.keys(scheme).length > 0);

const mediaTypesOf = ({content = {}}: Body = {}): (MediaType & {type: string})[] =>
  Object.entries(content)
    .map(([type, media]) => ({...media, type}))
    .sort((a, b) => Number(isJson(b.type)) - Number(isJson(a.type)));

export interface Example {
  name: string;
  title: string;
  type: string;
  value: unknown;
}

/** Examples of a body in all its media types. */
export const examplesOf = (body?: Body): Example[] =>
  mediaTypesOf(body).flatMap(({type, example, examples}) => {
    const single = example === undefined ? {} : {default: {summary: type, value: example}};
    return Object.entries(examples ?? single).map(([name, {summary = name, value}]) => ({
      name,
      title: plainText(summary),
      type,
      value,
    }));
  });

/** An example as it is sent. */
export const exampleText = ({type, value}: Example): string =>
  isJson(type) ? JSON.stringify(value, null, 2) : valueText(value, 2);

/** Media type of what an operation sends; the server asks for one even where nothing is sent. */
export const sentType = ({method, requestBody}: Operation): string | undefined =>
  mediaTypesOf(requestBody)[0]?.type ??
  (['post', 'put', 'patch'].includes(method) ? 'application/json' : undefined);

/** Examples of the request's body: those of the type that is sent before the others, and the one named `default` first. */
export function bodyExamples(operation: Operation): Example[] {
  const sent = sentType(operation);
  const isSent = ({type}: Example): number => Number(type === sent);
  const isDefault = ({name}: Example): number => Number(name === 'default');
  return examplesOf(operation.requestBody).sort(
    (a, b) => isSent(b) - isSent(a) || isDefault(b) - isDefault(a),
  );
}

/** Examples of the request's body in the type that is sent. */
export const sentExamples = (operation: Operation): Example[] =>
  bodyExamples(operation).filter(({type}) => type === sentType(operation));

/** Example of a parameter. The rule `tianji/examples-present` asks for one only where a request needs the parameter. */
export const exampleOf = ({schema = {}, example, examples = {}}: Parameter): unknown =>
  example ??
  Object.values(examples)[0]?.value ??
  schema.example ??
  schema.examples?.[0] ??
  schema.enum?.[0];

/** Whether the value of a form is a file, or a list of files: in the words of OpenAPI 3.0, or of 3.1. */
const isFile = ({format, contentMediaType, items}: Schema = {}): boolean =>
  /^(binary|base64)$/.test(format ?? '') ||
  contentMediaType !== undefined ||
  (items !== undefined && isFile(items));

/** What a request sends: the parts of a form, or text. */
function sentBody(operation: Operation): HarRequest['postData'] {
  const mimeType = sentType(operation) ?? 'application/json';
  const [example] = sentExamples(operation);
  if (!example) return {mimeType};
  const {value} = example;
  const isForm = /multipart|x-www-form-urlencoded/i.test(mimeType);
  if (!isForm || typeof value !== 'object' || value === null)
    return {mimeType, text: exampleText(example)};
  const {schema = {}} = mediaTypesOf(operation.requestBody)[0]!;
  const {properties = {}} = mergeAllOf(schema);
  const params = Object.entries(value).map(([name, part]) =>
    isFile(properties[name])
      ? {name, fileName: String(part), contentType: 'application/octet-stream'}
      : {name, value: valueText(part)},
  );
  return {mimeType, params};
}

/** A request with the required parameters of an operation, made from its examples. */
export function sampleRequest(operation: Operation) {
  const {method, path, parameters} = operation;
  const valuesIn = (place: Parameter['in']): NamedValue[] =>
    parameters
      .filter((parameter) => parameter.required && parameter.in === place)
      .map((parameter) => ({name: parameter.name, value: valueText(exampleOf(parameter))}));
  const type = sentType(operation);
  return {
    method: method.toUpperCase(),
    url: `${readerSamples.origin}${fillPath(path, valuesIn('path'))}`,
    queryString: valuesIn('query'),
    headers: [
      ...(isSecured(operation)
        ? [{name: 'Authorization', value: `Bearer ${readerSamples.apiKey}`}]
        : []),
      // A form of several parts has a boundary in its type, which the client chooses.
      ...(type && !type.startsWith('multipart') ? [{name: 'Content-Type', value: type}] : []),
      ...valuesIn('header'),
    ],
    cookies: valuesIn('cookie'),
    postData: sentBody(operation),
  } as HarRequest;
}
