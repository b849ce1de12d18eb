import {inspect} from 'node:util';
import {openApiClient} from 'tianji-client-sdk';
import {readerSamples} from '../../../data/reader-values.ts';
import {exampleOf, isSecured, sentExamples} from './request.ts';
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
export function clientSample(operation: Operation): string | undefined {
  const {operationId, 'x-server-operation-id': serverId = operationId, parameters} = operation;
  const call = calls.get(serverId.replaceAll('-', '').toLowerCase());
  const required = parameters.filter((parameter) => parameter.required);
  if (!call || required.some((parameter) => parameter.in === 'header')) return undefined;
  const values = required.map((parameter): [string, unknown] => {
    const value = exampleOf(parameter);
    const isNumber = ['integer', 'number'].includes(String(parameter.schema?.type));
    return [parameter.name, isNumber ? Number(value) : value];
  });
  const [body] = sentExamples(operation);
  const input = {...Object.fromEntries(values), ...(body && {requestBody: body.value})};
  const {origin, apiKey} = readerSamples;
  const options = isSecured(operation) ? `, {apiKey: '${apiKey}'}` : '';
  return [
    `import {initOpenapiSDK, openApiClient} from 'tianji-client-sdk';`,
    '',
    `initOpenapiSDK('${origin}'${options});`,
    '',
    `const response = await openApiClient.${call}(${Object.keys(input).length > 0 ? literal(input) : ''});`,
    'console.log(response);',
  ].join('\n');
}
