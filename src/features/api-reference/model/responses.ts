import {bodyNode, type FieldNode, type PageContext} from './fields.ts';
import {examplesOf, type Example} from './request.ts';
import {mergeAllOf} from './schema.ts';
import type {Body, Operation, Schema} from './types.ts';

/** What a body or a response can be: media types of one shape. */
export interface Content extends FieldNode {
  types: string[];
}

/** Schema of a media type that has none. */
const anything: Schema = {};

/** Schemas of bodies, each once with its media types. */
function schemasOf(bodies: Body[]): Map<Schema, Set<string>> {
  const typesBySchema = new Map<Schema, Set<string>>();
  for (const {content = {}} of bodies)
    for (const [type, {schema = anything}] of Object.entries(content))
      typesBySchema.set(schema, (typesBySchema.get(schema) ?? new Set()).add(type));
  return typesBySchema;
}

/**
 * Reads bodies into what a page shows of them.
 * @param prefix beginning of the anchors of their fields
 */
export const contentsOf = (prefix: string, bodies: Body[], page: PageContext): Content[] =>
  [...schemasOf(bodies)].map(([schema, types]) => ({
    ...bodyNode(schema, prefix, page),
    types: [...types],
  }));

/** Names of the fields in the body of a request. */
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
    /** The server's names of the error. */
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
export function successesOf(operation: Operation, page: PageContext) {
  const sent = sentFields(operation);
  return responsesOf(operation, false).map(([status, response]) =>
    successOf(status, response, sent, page),
  );
}

/** Reads the errors of an operation, and the bodies that they share, into what a page shows of them. */
export function errorsOf(operation: Operation, page: PageContext) {
  const errors = responsesOf(operation, true);
  const bodies = errors.map(([, response]) => response);
  return {
    errors: errors.map(([status, response]) => errorOf(status, response, page)),
    errorBodies: contentsOf('error', bodies, page),
  };
}
