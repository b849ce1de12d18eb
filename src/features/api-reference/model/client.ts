import {inspect} from 'node:util';
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

/** An object literal as people write it. */
const literal = (value: object): string =>
  inspect(value, {depth: null, maxArrayLength: null, maxStringLength: null, compact: 1});

/**
 * Sample with the product's TypeScript client, whose calls have the server's names of the operations.
 * @returns undefined where the client doesn't cover the operation
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
