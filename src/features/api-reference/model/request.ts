import {readerSamples} from '../../../data/reader-values.ts';
import {merged} from './schema.ts';
import {fillPath, isJson, serialize, type NamedValue} from './serialize.ts';
import {plainText} from './text.ts';
import type {Body, MediaType, Operation, Parameter, Schema} from './types.ts';

/** A request made from an operation's examples. */
export interface SampleRequest {
  method: string;
  url: string;
  query: NamedValue[];
  headers: NamedValue[];
  cookies: NamedValue[];
  /** Media type of the body; undefined where nothing can be sent. */
  type?: string;
  /** Example body; undefined when nothing is sent. */
  body: unknown;
  /** Names of the body's parts that are files. */
  files: string[];
  secured: boolean;
  /** Values of the parameters in path and query by their names. */
  values: Record<string, unknown>;
}

export const isSecured = ({security}: Operation): boolean =>
  security.some((scheme) => Object.keys(scheme).length > 0);

export const isForm = (type: string): boolean => /multipart|x-www-form-urlencoded/i.test(type);

/** Media types of a body with their content, JSON first. */
const mediaOf = ({content = {}}: Body = {}): [type: string, media: MediaType][] =>
  Object.entries(content).sort(([a], [b]) => Number(isJson(b)) - Number(isJson(a)));

export interface Example {
  name: string;
  title: string;
  /** Media type. */
  type: string;
  value: unknown;
}

/** Examples of a body in all its media types. */
export const examplesOf = (body: Body | undefined): Example[] =>
  mediaOf(body).flatMap(([type, {example, examples, schema}]) => {
    const value = example ?? schema?.example ?? schema?.examples?.[0];
    const only = value === undefined ? {} : {default: {summary: type, value}};
    return Object.entries(examples ?? only).map(([name, {summary = name, value: own}]) => ({
      name,
      title: plainText(summary),
      type,
      value: own,
    }));
  });

/** Media type of what an operation sends; the server asks for one even where nothing is sent. */
export const sentType = ({method, requestBody}: Operation): string | undefined =>
  mediaOf(requestBody)[0]?.[0] ??
  (['post', 'put', 'patch'].includes(method) ? 'application/json' : undefined);

/** Examples of the request's body: those of the type that is sent before the others, and the one named `default` first. */
export function bodyExamples(operation: Operation): Example[] {
  const rank = ({type, name}: Example): number =>
    2 * Number(type !== sentType(operation)) + Number(name !== 'default');
  return examplesOf(operation.requestBody).sort((a, b) => rank(a) - rank(b));
}

/** Example of a parameter; undefined where the description has none. */
export const exampleOf = ({example, examples, schema, content = {}}: Parameter): unknown =>
  example ??
  Object.values(examples ?? Object.values(content)[0]?.examples ?? {})[0]?.value ??
  Object.values(content)[0]?.example ??
  schema?.example ??
  schema?.examples?.[0] ??
  schema?.enum?.[0];

/** Whether the value of a form is a file, or a list of files: in the words of OpenAPI 3.0, or of 3.1. */
const isFile = ({format, contentMediaType, items}: Schema): boolean =>
  /^(binary|base64)$/.test(format ?? '') ||
  contentMediaType !== undefined ||
  (items !== undefined && isFile(items));

/** A request with the required parameters of an operation; one without an example shows its name. */
export function sampleRequest(operation: Operation): SampleRequest {
  const {method, basePath, path, parameters, requestBody} = operation;
  const required = (place: Parameter['in']): [Parameter, unknown][] =>
    parameters
      .filter((one) => one.required && one.in === place)
      .map((one) => [one, exampleOf(one) ?? `<${one.name}>`]);
  const pairs = (place: Parameter['in']): NamedValue[] =>
    required(place).flatMap(([one, value]) => serialize(one, value));
  const values = [...required('path'), ...required('query')];
  const inPath = new Map(pairs('path').map(({name, value}) => [name, value]));
  const secured = isSecured(operation);
  const type = sentType(operation);
  const properties = merged(mediaOf(requestBody)[0]?.[1].schema ?? {}).properties ?? {};
  return {
    method: method.toUpperCase(),
    url: `${readerSamples.origin}${basePath}${fillPath(path, (name) => inPath.get(name))}`,
    query: pairs('query'),
    headers: [
      ...(secured ? [{name: 'Authorization', value: `Bearer ${readerSamples.apiKey}`}] : []),
      // A form of several parts has a boundary in its type, which the client chooses.
      ...(type && !type.startsWith('multipart') ? [{name: 'Content-Type', value: type}] : []),
      ...pairs('header'),
    ],
    cookies: pairs('cookie'),
    type,
    body: bodyExamples(operation).find((one) => one.type === type)?.value,
    files: Object.keys(properties).filter((name) => isFile(properties[name]!)),
    secured,
    values: Object.fromEntries(values.map(([{name}, value]) => [name, value])),
  };
}
