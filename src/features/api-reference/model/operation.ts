import type {Markup} from './markup.ts';
import {examplesOf, type Example} from './request.ts';
import {merged, parameterNode, shapeOf, type FieldNode, type Shape} from './schema.ts';
import type {Body, Operation, Schema} from './types.ts';

export const parameterParts = ['path', 'query', 'header', 'cookie'] as const;
export type ParameterPart = (typeof parameterParts)[number];

/** What a body or a response can be: media types of one shape. */
export interface Content extends Shape {
  types: string[];
}

/** Fields by the place that they are sent in. */
export type ParameterGroups = {part: ParameterPart; fields: FieldNode[]}[];

export interface RequestBody {
  optional: boolean;
  contents: Content[];
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
export interface OperationParts {
  ParamsDetails: {groups: ParameterGroups};
  RequestSchema: {body?: RequestBody};
  StatusCodes: {successes: SuccessResponse[]; errors: ErrorResponse[]; errorBodies: Content[]};
}

/** Whether a status is that of a response, not of an error. */
const isSuccess = (status: string): boolean => /^[123]/.test(status);

/** Stands for the schema of a media type that has none. */
const anything: Schema = {};

/** Schemas of a body, each once with its media types. */
function schemasOf(bodies: (Body | undefined)[]): {types: string[]; schema: Schema}[] {
  const found = new Map<Schema, string[]>();
  for (const body of bodies)
    for (const [type, {schema = anything}] of Object.entries(body?.content ?? {}))
      found.set(schema, [...new Set([...(found.get(schema) ?? []), type])]);
  return [...found].map(([schema, types]) => ({types, schema}));
}

/** Reads an operation into the parts of its page. */
export function partsOf(
  {parameters, requestBody, responses}: Operation,
  text: (markdown: string) => Markup[],
): OperationParts {
  const walk = {anchors: new Set<string>(), text};
  const contentsOf = (prefix: string, ...bodies: (Body | undefined)[]): Content[] =>
    schemasOf(bodies).map(({types, schema}) => ({types, ...shapeOf(schema, prefix, walk)}));
  const groups = parameterParts.flatMap((part) => {
    const own = parameters.filter((one) => one.in === part);
    return own.length > 0 ? [{part, fields: own.map((one) => parameterNode(one, walk))}] : [];
  });
  const body = requestBody && {
    optional: !requestBody.required,
    contents: contentsOf('body', requestBody),
  };
  const sent = schemasOf([requestBody]).flatMap(({schema}) =>
    Object.keys(merged(schema).properties ?? {}),
  );
  const all = Object.entries(responses);
  const errors = all.filter(([status]) => !isSuccess(status));
  return {
    ParamsDetails: {groups},
    RequestSchema: {body},
    StatusCodes: {
      successes: all
        .filter(([status]) => isSuccess(status))
        .map(([status, response]) => ({
          status,
          ...successOf(text(response.description ?? ''), contentsOf('answer', response), sent),
        })),
      errors: errors.map(([status, response]) => ({
        status,
        text: text(response.description ?? ''),
        examples: examplesOf(response).map(messageOf),
      })),
      errorBodies: contentsOf('error', ...errors.map(([, response]) => response)),
    },
  };
}

const plain = (text: Markup[]): string =>
  text.map((node) => (typeof node === 'string' ? node : plain(node.slice(2) as Markup[]))).join('');

function successOf(
  text: Markup[],
  contents: Content[],
  sent: string[],
): Omit<SuccessResponse, 'status'> {
  // One sentence on an object says what it is, as the response's own text has just done.
  const isSaid = ({fields, text: own}: Content): boolean =>
    text.length > 0 && fields.length > 0 && !/[.。]\s*\S/.test(plain(own));
  const [first] = contents;
  const known = first?.fields.filter(({name}) => sent.includes(name)).length ?? 0;
  return {
    text,
    contents: contents.map((one) => (isSaid(one) ? {...one, text: []} : one)),
    // A response that returns what was sent explains it once more.
    folded: known > 5 && known >= first!.fields.length / 2,
  };
}

/** One message of the server opens a quotation and never closes it. */
function messageOf({title, value}: Example): ErrorResponse['examples'][number] {
  const {code, message} = (value ?? {}) as {code?: unknown; message?: unknown};
  return {
    title,
    code: typeof code === 'string' ? code : undefined,
    message: typeof message === 'string' ? message.replace(/ "[^"]*$/, ' …') : undefined,
  };
}

/** Anchors of the parts of a page, in its order. */
export const anchorsOf = ({ParamsDetails, RequestSchema, StatusCodes}: OperationParts) => [
  ...ParamsDetails.groups.map(({part}) => part),
  ...(RequestSchema.body?.contents.length ? (['body'] as const) : []),
  ...(StatusCodes.successes.length > 0 ? (['answers'] as const) : []),
  ...(StatusCodes.errors.length > 0 ? (['errors'] as const) : []),
];

/** Responses of an operation in the order of their status, with their examples. */
export const responsesOf = ({responses}: Operation): {status: string; examples: Example[]}[] =>
  Object.entries(responses).map(([status, response]) => ({status, examples: examplesOf(response)}));
