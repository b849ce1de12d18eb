import {parameterNode} from './fields.ts';
import type {Markup} from './markup.ts';
import {isSecured} from './request.ts';
import {contentsOf, errorsOf, successesOf} from './responses.ts';
import type {Operation} from './types.ts';

const parameterPlaces = ['path', 'query', 'header', 'cookie'] as const;

/** What a page shows of an operation: the properties of its components, by their names. */
export type OperationPageProps = ReturnType<typeof pagePropsOf>;

/** Reads an operation into what its page shows. Fields take their anchors in the order of the page. */
export function pagePropsOf(operation: Operation, readText: (markdown: string) => Markup[]) {
  const {method, path, operationId, deprecated, parameters, requestBody} = operation;
  const page = {anchors: new Set<string>(), readText};
  return {
    MethodEndpoint: {
      method,
      path,
      operationId,
      serverId: operation['x-server-operation-id'],
      role: operation['x-roles'],
      since: operation['x-since'],
      secured: isSecured(operation),
      deprecated,
    },
    ParamsDetails: {
      groups: parameterPlaces
        .map((place) => ({
          place,
          fields: parameters
            .filter((parameter) => parameter.in === place)
            .map((parameter) => parameterNode(parameter, page)),
        }))
        .filter(({fields}) => fields.length > 0),
    },
    RequestSchema: {
      body: requestBody && {
        optional: !requestBody.required,
        contents: contentsOf('body', [requestBody], page),
      },
    },
    StatusCodes: {successes: successesOf(operation, page), ...errorsOf(operation, page)},
  };
}

/** Anchors of the sections of a page, in its order. */
export const anchorsOf = ({ParamsDetails, RequestSchema, StatusCodes}: OperationPageProps) => [
  'samples' as const,
  ...ParamsDetails.groups.map(({place}) => place),
  ...(RequestSchema.body ? (['body'] as const) : []),
  ...(StatusCodes.successes.length > 0 ? (['answers'] as const) : []),
  ...(StatusCodes.errors.length > 0 ? (['errors'] as const) : []),
];
