import type {Operation} from './types.ts';
import {sampleKey, sampleOrigin, type SampleRequest} from './request.ts';

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

/** An object literal as people write it: keys without quotes where they can be, texts in single quotes. */
function literal(value: unknown, by = ''): string {
  const deeper = `${by}  `;
  if (typeof value === 'string') return `'${value.replace(/\\/g, '\\\\').replace(/'/g, "\\'").replace(/\n/g, '\\n')}'`;
  if (Array.isArray(value)) {
    const items = value.map((item) => literal(item, deeper));
    const line = `[${items.join(', ')}]`;
    return items.length === 0 || (line.length < 70 && !line.includes('\n')) ? line : `[\n${deeper}${items.join(`,\n${deeper}`)},\n${by}]`;
  }
  if (typeof value === 'object' && value !== null) {
    const entries = Object.entries(value).map(
      ([key, item]) => `${/^[A-Za-z_$][\w$]*$/.test(key) ? key : literal(key)}: ${literal(item, deeper)}`,
    );
    const line = `{${entries.join(', ')}}`;
    return entries.length === 0 || (line.length < 60 && !line.includes('\n'))
      ? line
      : `{\n${deeper}${entries.join(`,\n${deeper}`)},\n${by}}`;
  }
  return JSON.stringify(value);
}

/**
 * Sample with the product's TypeScript client.
 * @returns undefined where the client does not cover the operation
 */
export function clientSample(operation: Operation, request: SampleRequest, client: Map<string, ClientCall>): string | undefined {
  const call = client.get(`${request.method} ${operation.path}`);
  const header = (operation.parameters ?? []).some((one) => one.in === 'header' && one.required);
  if (!call || header) return undefined;
  const types = new Map((operation.parameters ?? []).map((one) => [one.name, one.schema?.type]));
  const typed = (name: string, value: string): unknown => (['integer', 'number'].includes(String(types.get(name))) ? Number(value) : value);
  const input = {
    ...Object.fromEntries(Object.entries(request.pathValues).map(([name, value]) => [name, typed(name, value)])),
    ...Object.fromEntries(request.query.map(({name, value}) => [name, typed(name, value)])),
    ...(request.body !== undefined && {requestBody: request.body}),
  };
  const argument = Object.keys(input).length > 0 ? literal(input) : '';
  const start = request.secured ? `initOpenapiSDK('${sampleOrigin}', {apiKey: '${sampleKey}'});` : `initOpenapiSDK('${sampleOrigin}');`;
  return [
    `import {initOpenapiSDK, openApiClient} from 'tianji-client-sdk';`,
    '',
    start,
    '',
    `const answer = await openApiClient.${call.service}.${call.name}(${argument});`,
    'console.log(answer);',
  ].join('\n');
}
