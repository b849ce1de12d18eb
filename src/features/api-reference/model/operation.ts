import {parameterNode, shapeOf, type FieldNode, type Shape} from './fields.ts';
import type {Markup} from './markup.ts';
import {examplesOf, isSecured, type Example} from './request.ts';
import {mergeAllOf} from './schema.ts';
import type {Body, Operation, Schema} from './types.ts';

const parameterPlaces = ['path', 'query', 'header', 'cookie'] as const;

/** What a body or a response can be: media types of one shape. */
export interface Content extends Shape {
  types: string[];
}

/** A response that isn't an error. */
export interface SuccessResponse {
  status: string;
  text: Markup[];
  contents: Content[];
  /** Whether its fields are closed at first: those of the request explain them. */
  folded: boolean;
}

/** An error, when it comes, and its messages with their codes. */
export interface ErrorResponse {
  status: string;
  text: Markup[];
  examples: {title: string; code?: string; message?: string}[];
}

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
  StatusCodes: {successes: SuccessResponse[]; errors: ErrorResponse[]; errorBodies: Content[]};
}

/** Whether a status is that of a response, not of an error. */
const isSuccess = (status: string): boolean => /^[123]/.test(status);

/** Schema of a media type that has none. */
const anything: Schema = {};

/** Schemas of bodies, each once with its media types. */
function schemasOf(bodies: (Body | undefined)[]): {types: string[]; schema: Schema}[] {
  const typesBySchema = new Map<Schema, string[]>();
  for (const body of bodies)
    for (const [type, {schema = anything}] of Object.entries(body?.content ?? {}))
      typesBySchema.set(schema, [...new Set([...(typesBySchema.get(schema) ?? []), type])]);
  return [...typesBySchema].map(([schema, types]) => ({types, schema}));
}

/** Reads an operation into what its page shows. */
export function pagePropsOf(
  operation: Operation,
  readText: (markdown: string) => Markup[],
): OperationPageProps {
  const {method, path, operationId, deprecated, parameters, requestBody, responses} = operation;
  const page = {anchors: new Set<string>(), readText};
  const contentsOf = (prefix: string, ...bodies: (Body | undefined)[]): Content[] =>
    schemasOf(bodies).map(({types, schema}) => ({types, ...shapeOf(schema, prefix, page)}));
  // Fields take their anchors in the order of the page.
  const groups = parameterPlaces
    .map((place) => ({
      place,
      fields: parameters
        .filter((parameter) => parameter.in === place)
        .map((parameter) => parameterNode(parameter, page)),
    }))
    .filter(({fields}) => fields.length > 0);
  const body = requestBody && {
    optional: !requestBody.required,
    contents: contentsOf('body', requestBody),
  };
  const requestFields = schemasOf([requestBody]).flatMap(({schema}) =>
    Object.keys(mergeAllOf(schema).properties ?? {}),
  );
  const statuses = Object.keys(responses);
  const errors = statuses.filter((status) => !isSuccess(status));
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
    ParamsDetails: {groups},
    RequestSchema: {body},
    StatusCodes: {
      successes: statuses.filter(isSuccess).map((status) => ({
        status,
        ...successOf(
          readText(responses[status]!.description ?? ''),
          // Links to anchors that begin with this word exist.
          contentsOf('answer', responses[status]),
          requestFields,
        ),
      })),
      errors: errors.map((status) => ({
        status,
        text: readText(responses[status]!.description ?? ''),
        examples: examplesOf(responses[status]).map(messageOf),
      })),
      errorBodies: contentsOf('error', ...errors.map((status) => responses[status])),
    },
  };
}

const plainText = (text: Markup[]): string =>
  text
    .map((node) => (typeof node === 'string' ? node : plainText(node.slice(2) as Markup[])))
    .join('');

function successOf(
  text: Markup[],
  contents: Content[],
  requestFields: string[],
): Omit<SuccessResponse, 'status'> {
  // One sentence on an object says what it is, as the description of the response does.
  const isRepeated = (content: Content): boolean =>
    text.length > 0 && content.fields.length > 0 && !/[.。]\s*\S/.test(plainText(content.text));
  const fields = contents[0]?.fields ?? [];
  const sent = fields.filter(({name}) => requestFields.includes(name));
  return {
    text,
    contents: contents.map((content) => (isRepeated(content) ? {...content, text: []} : content)),
    // A response that returns what was sent explains it once more.
    folded: sent.length > 5 && sent.length >= fields.length / 2,
  };
}

function messageOf({title, value}: Example): ErrorResponse['examples'][number] {
  const {code, message} = (value ?? {}) as {code?: string; message?: string};
  // One message of the server opens a quotation and never closes it.
  return {title, code, message: message && String(message).replace(/ "[^"]*$/, ' …')};
}

/** Anchors of the sections of a page, in its order. */
export const anchorsOf = ({ParamsDetails, RequestSchema, StatusCodes}: OperationPageProps) => [
  'samples' as const,
  ...ParamsDetails.groups.map(({place}) => place),
  ...(RequestSchema.body ? (['body'] as const) : []),
  ...(StatusCodes.successes.length > 0 ? (['answers'] as const) : []),
  ...(StatusCodes.errors.length > 0 ? (['errors'] as const) : []),
];

/** Responses of an operation in the order of their status, with their examples. */
export const responsesOf = ({responses}: Operation): {status: string; examples: Example[]}[] =>
  Object.entries(responses).map(([status, response]) => ({status, examples: examplesOf(response)}));
