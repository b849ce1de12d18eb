import {readerSamples} from '../../../data/reader-values.ts';
import {merged} from './schema.ts';
import {fillPath, serialize, type NamedValue} from './serialize.ts';
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

export const isJson = (type: string): boolean => /[/+]json\b/i.test(type);
export const isForm = (type: string): boolean => /multipart|x-www-form-urlencoded/i.test(type);

/** Media type and content of a body, JSON where there is a choice; nothing for an empty one. */
function mediaOf({content = {}}: Body = {}): [type?: string, media?: MediaType] {
  const all = Object.entries(content);
  return all.find(([type]) => isJson(type)) ?? all[0] ?? [];
}

export interface Example {
  name: string;
  title: string;
  value: unknown;
}

export function examplesOf(body: Body | undefined): Example[] {
  const [type, media] = mediaOf(body);
  const {examples, schema} = media ?? {};
  const only = media?.example ?? schema?.example ?? schema?.examples?.[0];
  if (!examples) return only === undefined ? [] : [{name: 'default', title: type!, value: only}];
  return Object.entries(examples).map(([name, {summary = name, value}]) => ({
    name,
    title: plainText(summary),
    value,
  }));
}

/** Examples of the request's body, the one named `default` first. */
export const bodyExamples = ({requestBody}: Operation): Example[] =>
  examplesOf(requestBody).sort(
    (a, b) => Number(b.name === 'default') - Number(a.name === 'default'),
  );

/** Media type of what an operation sends; the server asks for one even where nothing is sent. */
export const sentType = ({method, requestBody}: Operation): string | undefined =>
  mediaOf(requestBody)[0] ??
  (['post', 'put', 'patch'].includes(method) ? 'application/json' : undefined);

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
  const filled = fillPath(path, (name) =>
    inPath.get(name)?.startsWith('<') ? undefined : inPath.get(name),
  );
  const secured = isSecured(operation);
  const type = sentType(operation);
  const properties = merged(mediaOf(requestBody)[1]?.schema ?? {}).properties ?? {};
  return {
    method: method.toUpperCase(),
    url: `${readerSamples.origin}${basePath}${filled}`,
    query: pairs('query'),
    headers: [
      ...(secured ? [{name: 'Authorization', value: `Bearer ${readerSamples.apiKey}`}] : []),
      // A form of several parts has a boundary in its type, which the client chooses.
      ...(type && !type.startsWith('multipart') ? [{name: 'Content-Type', value: type}] : []),
      ...pairs('header'),
    ],
    cookies: pairs('cookie'),
    type,
    body: bodyExamples(operation)[0]?.value,
    files: Object.keys(properties).filter((name) => isFile(properties[name]!)),
    secured,
    values: Object.fromEntries(values.map(([{name}, value]) => [name, value])),
  };
}
