import {readerSamples} from '../../../data/reader-values.ts';
import {plainText} from './text.ts';
import type {Body, MediaType, Operation, Parameter} from './types.ts';

export interface NamedValue {
  name: string;
  value: string;
}

/** A request made from an operation's examples. */
export interface SampleRequest {
  method: string;
  url: string;
  pathValues: Record<string, string>;
  query: NamedValue[];
  headers: NamedValue[];
  /** Example body, parsed; undefined when nothing is sent. */
  body: unknown;
  secured: boolean;
}

export const isSecured = ({security}: Operation): boolean =>
  (security ?? []).some((scheme) => Object.keys(scheme).length > 0);

/** Media type and content of a body; nothing for an empty one. */
export const mediaOf = ({content = {}}: Body = {}): [type?: string, media?: MediaType] =>
  Object.entries(content)[0] ?? [];

export interface Example {
  name: string;
  title: string;
  value: unknown;
}

export const examplesOf = (body: Body | undefined): Example[] =>
  Object.entries(mediaOf(body)[1]?.examples ?? {}).map(([name, {summary, value}]) => ({
    name,
    title: plainText(summary),
    value,
  }));

/** Examples of the request's body, the one named `default` first. */
export const bodyExamples = ({requestBody}: Operation): Example[] =>
  examplesOf(requestBody).sort(
    (a, b) => Number(b.name === 'default') - Number(a.name === 'default'),
  );

export const sends = (method: string): boolean => ['post', 'put', 'patch'].includes(method);

/** A request with the required parameters of an operation; one without an example shows its name. */
export function sampleRequest(operation: Operation, basePath: string): SampleRequest {
  const {method, path, parameters = []} = operation;
  const values = (place: Parameter['in']): NamedValue[] =>
    parameters
      .filter((one) => one.required && one.in === place)
      .map(({name, example, schema}) => ({
        name,
        value: String(example ?? schema?.enum?.[0] ?? `<${name}>`),
      }));
  const pathValues = Object.fromEntries(values('path').map(({name, value}) => [name, value]));
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) =>
    encodePath(pathValues[name] ?? `<${name}>`),
  );
  const secured = isSecured(operation);
  const headers = [
    ...(secured ? [{name: 'Authorization', value: `Bearer ${readerSamples.apiKey}`}] : []),
    ...(sends(method) ? [{name: 'Content-Type', value: 'application/json'}] : []),
    ...values('header'),
  ];
  return {
    method: method.toUpperCase(),
    url: `${readerSamples.origin}${basePath}${filled}`,
    pathValues,
    query: values('query'),
    headers,
    body: sends(method) ? bodyExamples(operation)[0]?.value : undefined,
    secured,
  };
}

/** Ids and slugs need no encoding; placeholders stay readable. */
const encodePath = (value: string): string =>
  value.startsWith('<') ? value : encodeURIComponent(value);
