import {readerSamples} from '../../../data/reader-values.ts';
import type {SampleRequest} from './request.ts';
import type {Operation} from './types.ts';

export interface ClientCall {
  service: string;
  name: string;
}

/**
 * Reads which operations the product's TypeScript client covers.
 * @param source its generated file of services
 * @returns calls by method and path, such as `POST /workspace/create`
 */
export function readClient(source: string): Map<string, ClientCall> {
  const calls = new Map<string, ClientCall>();
  let service = '';
  let name = '';
  let method = '';
  for (const line of source.split('\n')) {
    service = /^export class (\w+)/.exec(line)?.[1] ?? service;
    name = /^\s+public static (\w+)\(/.exec(line)?.[1] ?? name;
    method = /^\s+method: '(\w+)',/.exec(line)?.[1] ?? method;
    const url = /^\s+url: '(.*)',/.exec(line)?.[1];
    if (url) calls.set(`${method} ${url}`, {service, name});
  }
  return calls;
}

/** Items in one line where that is short, else each in a line of its own. */
function list(items: string[], [open, close]: string, longest: number, indent: string): string {
  const line = `${open}${items.join(', ')}${close}`;
  if (items.length === 0 || (line.length < longest && !line.includes('\n'))) return line;
  return `${open}\n${indent}  ${items.join(`,\n${indent}  `)},\n${indent}${close}`;
}

/** An object literal as people write it: keys without quotes where they can be, texts in single quotes. */
function literal(value: unknown, indent = ''): string {
  const inner = (item: unknown): string => literal(item, `${indent}  `);
  if (typeof value === 'string')
    return `'${value.replace(/\\/g, '\\\\').replace(/'/g, "\\'").replace(/\n/g, '\\n')}'`;
  if (Array.isArray(value)) return list(value.map(inner), '[]', 70, indent);
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const entries = Object.entries(value).map(
    ([key, item]) => `${/^[A-Za-z_$][\w$]*$/.test(key) ? key : literal(key)}: ${inner(item)}`,
  );
  return list(entries, '{}', 60, indent);
}

/**
 * Sample with the product's TypeScript client.
 * @returns undefined where the client does not cover the operation
 */
export function clientSample(
  operation: Operation,
  request: SampleRequest,
  client: Map<string, ClientCall>,
): string | undefined {
  const call = client.get(`${request.method} ${operation.path}`);
  const parameters = operation.parameters ?? [];
  if (!call || parameters.some((one) => one.in === 'header' && one.required)) return undefined;
  const isNumber = (name: string): boolean =>
    parameters.some(
      (one) => one.name === name && ['integer', 'number'].includes(String(one.schema?.type)),
    );
  const values = [
    ...Object.entries(request.pathValues),
    ...request.query.map(({name, value}) => [name, value] as const),
  ];
  const input = {
    ...Object.fromEntries(
      values.map(([name, value]) => [name, isNumber(name) ? Number(value) : value]),
    ),
    ...(request.body !== undefined && {requestBody: request.body}),
  };
  const {origin, apiKey} = readerSamples;
  return [
    `import {initOpenapiSDK, openApiClient} from 'tianji-client-sdk';`,
    '',
    request.secured
      ? `initOpenapiSDK('${origin}', {apiKey: '${apiKey}'});`
      : `initOpenapiSDK('${origin}');`,
    '',
    `const answer = await openApiClient.${call.service}.${call.name}(${Object.keys(input).length > 0 ? literal(input) : ''});`,
    'console.log(answer);',
  ].join('\n');
}
