import {plainText} from './text.ts';
import type {Operation, Parameter} from './types.ts';

/** Origin of the shared sample data: the site puts the reader's own in its place. */
export const sampleOrigin = 'https://tianji.example.com';
/** Key of the shared sample data. */
export const sampleKey = 'sk_<your API key>';

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

export const isSecured = ({security}: Operation): boolean => (security ?? []).some((scheme) => Object.keys(scheme).length > 0);

export function exampleOf({example, schema}: Parameter): string | undefined {
  const value = example ?? schema?.enum?.[0];
  return value === undefined ? undefined : String(value);
}

/** Examples of a media type, the one named `default` first. */
export function bodyExamples({requestBody}: Operation): {name: string; title: string; value: unknown}[] {
  const examples = Object.entries(Object.values(requestBody?.content ?? {})[0]?.examples ?? {});
  return examples
    .sort(([a], [b]) => Number(b === 'default') - Number(a === 'default'))
    .map(([name, {summary, value}]) => ({name, title: plainText(summary || name), value}));
}

const sends = (method: string): boolean => ['post', 'put', 'patch'].includes(method);

/** A request with the required parameters of an operation; one without an example shows its name. */
export function sampleRequest(operation: Operation, basePath: string): SampleRequest {
  const {method, path, parameters = []} = operation;
  const values = (place: Parameter['in']): NamedValue[] =>
    parameters.filter((one) => one.required && one.in === place).map((one) => ({name: one.name, value: exampleOf(one) ?? `<${one.name}>`}));
  const pathValues = Object.fromEntries(values('path').map(({name, value}) => [name, value]));
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => encodePath(pathValues[name] ?? `<${name}>`));
  const secured = isSecured(operation);
  const headers = [
    ...(secured ? [{name: 'Authorization', value: `Bearer ${sampleKey}`}] : []),
    ...(sends(method) ? [{name: 'Content-Type', value: 'application/json'}] : []),
    ...values('header'),
  ];
  return {
    method: method.toUpperCase(),
    url: `${sampleOrigin}${basePath}${filled}`,
    pathValues,
    query: values('query'),
    headers,
    body: sends(method) ? bodyExamples(operation)[0]?.value : undefined,
    secured,
  };
}

/** Ids and slugs need no encoding; placeholders stay readable. */
const encodePath = (value: string): string => (value.startsWith('<') ? value : encodeURIComponent(value));
