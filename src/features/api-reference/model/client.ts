import {openApiClient} from 'tianji-client-sdk';
import {readerSamples} from '../../../data/reader-values.ts';
import type {SampleRequest} from './request.ts';
import type {Operation} from './types.ts';

/** Calls of the product's TypeScript client by their names in lower case, such as `MonitorService.monitorUpsert`. */
const calls = new Map(
  Object.entries(openApiClient).flatMap(([service, members]) =>
    service.endsWith('Service')
      ? Object.getOwnPropertyNames(members).map(
          (name) => [name.toLowerCase(), `${service}.${name}`] as const,
        )
      : [],
  ),
);

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
 * Sample with the product's TypeScript client, whose calls have the server's names of the operations.
 * @returns undefined where the client does not cover the operation
 */
export function clientSample(operation: Operation, request: SampleRequest): string | undefined {
  const {operationId, 'x-server-operation-id': serverId = operationId, parameters} = operation;
  const call = calls.get(serverId.replaceAll('-', '').toLowerCase());
  if (!call || parameters.some((one) => one.in === 'header' && one.required)) return undefined;
  const isNumber = (name: string): boolean =>
    parameters.some(
      (one) => one.name === name && ['integer', 'number'].includes(String(one.schema?.type)),
    );
  const input = {
    ...Object.fromEntries(
      Object.entries(request.values).map(([name, value]) => [
        name,
        isNumber(name) ? Number(value) : value,
      ]),
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
    `const answer = await openApiClient.${call}(${Object.keys(input).length > 0 ? literal(input) : ''});`,
    'console.log(answer);',
  ].join('\n');
}
