import {bodyNode, parameterNode, type FieldNode, type PageContext} from './fields.ts';
import type {Markup} from './markup.ts';
import {examplesOf, isSecured, type Example} from './request.ts';
import {mergeAllOf} from './schema.ts';
import type {Body, Operation, Schema} from './types.ts';

/** What a body or a response can be: media types of one shape. */
export interface Content extends FieldNode {
  types: string[];
}

const anything: Schema = {};

/** Schemas of bodies, each once with its media types. */
function schemasOf(bodies: Body[]): Map<Schema, Set<string>> {
  const typesBySchema = new Map<Schema, Set<string>>();
  for (const {content = {}} of bodies)
    for (const [type, {schema = anything}] of Object.entries(content))
      typesBySchema.set(schema, (typesBySchema.get(schema) ?? new Set()).add(type));
  return typesBySchema;
}

/** @param prefix beginning of the anchors of their fields */
const contentsOf = (prefix: string, bodies: Body[], page: PageContext): Content[] =>
  [...schemasOf(bodies)].map(([schema, types]) => ({
    ...bodyNode(schema, prefix, page),
    types: [...types],
  }));

const sentFields = ({requestBody}: Operation): string[] =>
  [...schemasOf(requestBody ? [requestBody] : []).keys()].flatMap((schema) =>
    Object.keys(mergeAllOf(schema).properties ?? {}),
  );

export type SuccessResponse = ReturnType<typeof successOf>;

/** @param sent names of the fields in the body of the request */
function successOf(status: string, response: Body, sent: string[], page: PageContext) {
  // Links to anchors that begin with this word exist.
  const contents = contentsOf('answer', [response], page);
  const fields = contents[0]?.fields ?? [];
  const known = fields.filter(({name}) => sent.includes(name));
  return {
    status,
    text: page.readText(response.description ?? ''),
    contents,
    /** Whether its fields are closed at first: those of the request explain them. */
    folded: known.length > 5 && known.length >= fields.length / 2,
  };
}

/** Code and message of an error's example, where it has the form of the server's errors. */
function errorIn({title, value}: Example): {title: string; code?: string; message?: string} {
  const {code, message} = (value ?? {}) as {code?: string; message?: unknown};
  // One message of the server opens a quotation and never closes it.
  return {title, code, message: message ? String(message).replace(/ "[^"]*$/, ' …') : undefined};
}

export type ErrorResponse = ReturnType<typeof errorOf>;

function errorOf(status: string, response: Body, page: PageContext) {
  const examples = examplesOf(response).map(errorIn);
  const messages = new Set(examples.map(({message}) => message));
  return {
    status,
    text: page.readText(response.description ?? ''),
    codes: [...new Set(examples.flatMap(({code}) => code ?? []))],
    /** Each with the titles of the examples that have it. */
    messages: [...messages].map((message) => ({
      message,
      titles: examples.filter((example) => example.message === message).map(({title}) => title),
    })),
  };
}

/** Responses in the order of their status, of which the first digit says whether they are errors. */
const responsesOf = ({responses}: Operation, isError: boolean): [status: string, Body][] =>
  Object.entries(responses).filter(([status]) => /^[123]/.test(status) !== isError);

/** Reads the responses that aren't errors into what a page shows of them. */
function successesOf(operation: Operation, page: PageContext) {
  const sent = sentFields(operation);
  return responsesOf(operation, false).map(([status, response]) =>
    successOf(status, response, sent, page),
  );
}

/** Reads the errors of an operation, and the bodies that they share, into what a page shows of them. */
function errorsOf(operation: Operation, page: PageContext) {
  const errors = responsesOf(operation, true);
  const bodies = errors.map(([, response]) => response);
  return {
    errors: errors.map(([status, response]) => errorOf(status, response, page)),
    errorBodies: contentsOf('error', bodies, page),
  };
}

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
