import {parameterNode, type FieldNode, type PageContext} from './fields.ts';
import type {Markup} from './markup.ts';
import {isSecured} from './request.ts';
import {contentsOf, responsesProps, type Content, type Responses} from './responses.ts';
import type {Operation} from './types.ts';

const parameterPlaces = ['path', 'query', 'header', 'cookie'] as const;

/** What a page shows of an operation: the properties of the components that the OpenAPI plugin puts into it. */
export interface OperationPageProps {
  MethodEndpoint: Pick<Operation, 'method' | 'path' | 'operationId' | 'deprecated'> & {
    /** The server's name of the operation, where it differs. */
    serverId?: string;
    role?: Operation['x-roles'];
    /** First version of the server that has the operation. */
    since?: string;
    secured: boolean;
  };
  /** Parameters by the place that they are sent in. */
  ParamsDetails: {groups: {place: (typeof parameterPlaces)[number]; fields: FieldNode[]}[]};
  RequestSchema: {body?: {optional: boolean; contents: Content[]}};
  StatusCodes: Responses;
}

function endpointProps(operation: Operation): OperationPageProps['MethodEndpoint'] {
  const {method, path, operationId, deprecated} = operation;
  return {
    method,
    path,
    operationId,
    serverId: operation['x-server-operation-id'],
    role: operation['x-roles'],
    since: operation['x-since'],
    secured: isSecured(operation),
    deprecated,
  };
}

const parameterGroups = (
  {parameters}: Operation,
  page: PageContext,
): OperationPageProps['ParamsDetails']['groups'] =>
  parameterPlaces
    .map((place) => ({
      place,
      fields: parameters
        .filter((parameter) => parameter.in === place)
        .map((parameter) => parameterNode(parameter, page)),
    }))
    .filter(({fields}) => fields.length > 0);

/** Reads an operation into what its page shows. */
export function pagePropsOf(
  operation: Operation,
  readText: (markdown: string) => Markup[],
): OperationPageProps {
  const {requestBody} = operation;
  const page = {anchors: new Set<string>(), readText};
  // Fields take their anchors in the order of the page.
  return {
    MethodEndpoint: endpointProps(operation),
    ParamsDetails: {groups: parameterGroups(operation, page)},
    RequestSchema: {
      body: requestBody && {
        optional: !requestBody.required,
        contents: contentsOf('body', [requestBody], page),
      },
    },
    StatusCodes: responsesProps(operation, page),
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
