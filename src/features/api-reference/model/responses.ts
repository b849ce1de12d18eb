import {shapeOf, type PageContext, type Shape} from './fields.ts';
import type {Markup} from './markup.ts';
import {examplesOf, type Example} from './request.ts';
import {mergeAllOf} from './schema.ts';
import type {Body, Operation, Schema} from './types.ts';

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

/** An error, when it comes, and its messages, each with the titles of the examples that have it. */
export interface ErrorResponse {
  status: string;
  text: Markup[];
  /** The server's names of the error. */
  codes: string[];
  messages: {message?: string; titles: string[]}[];
}

/** Responses of an operation, and the bodies that its errors share. */
export interface Responses {
  successes: SuccessResponse[];
  errors: ErrorResponse[];
  errorBodies: Content[];
}

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

/**
 * Reads bodies into what a page shows of them.
 * @param prefix beginning of the anchors of their fields
 */
export const contentsOf = (
  prefix: string,
  bodies: (Body | undefined)[],
  page: PageContext,
): Content[] =>
  schemasOf(bodies).map(({types, schema}) => ({types, ...shapeOf(schema, prefix, page)}));

/** Names of the fields in the body of a request. */
const sentFields = ({requestBody}: Operation): string[] =>
  schemasOf([requestBody]).flatMap(({schema}) => Object.keys(mergeAllOf(schema).properties ?? {}));

const plainText = (text: Markup[]): string =>
  text
    .map((node) => (typeof node === 'string' ? node : plainText(node.slice(2) as Markup[])))
    .join('');

/** Whether there is a second sentence. */
const hasMoreSentences = (text: Markup[]): boolean => /[.。]\s*\S/.test(plainText(text));

function successOf(status: string, operation: Operation, page: PageContext): SuccessResponse {
  const response = operation.responses[status]!;
  const text = page.readText(response.description ?? '');
  // Links to anchors that begin with this word exist.
  const contents = contentsOf('answer', [response], page);
  // One sentence on an object says what it is, as the description of the response does.
  const isRepeated = (content: Content): boolean =>
    text.length > 0 && content.fields.length > 0 && !hasMoreSentences(content.text);
  const fields = contents[0]?.fields ?? [];
  const sent = sentFields(operation);
  const known = fields.filter(({name}) => sent.includes(name));
  return {
    status,
    text,
    contents: contents.map((content) => (isRepeated(content) ? {...content, text: []} : content)),
    // A response that returns what was sent explains it once more.
    folded: known.length > 5 && known.length >= fields.length / 2,
  };
}

/** Code and message of an error's example, where it has the form of the server's errors. */
function errorIn({value}: Example): {code?: string; message?: string} {
  const {code, message} = (value ?? {}) as {code?: string; message?: unknown};
  // One message of the server opens a quotation and never closes it.
  return {code, message: message ? String(message).replace(/ "[^"]*$/, ' …') : undefined};
}

function errorOf(status: string, {responses}: Operation, page: PageContext): ErrorResponse {
  const response = responses[status]!;
  const examples = examplesOf(response).map((example) => ({
    title: example.title,
    ...errorIn(example),
  }));
  const messages = new Set(examples.map(({message}) => message));
  return {
    status,
    text: page.readText(response.description ?? ''),
    codes: [...new Set(examples.flatMap(({code}) => code ?? []))],
    messages: [...messages].map((message) => ({
      message,
      titles: examples.filter((example) => example.message === message).map(({title}) => title),
    })),
  };
}

/** Reads the responses of an operation into what a page shows of them. */
export function responsesProps(operation: Operation, page: PageContext): Responses {
  const statuses = Object.keys(operation.responses);
  const isSuccess = (status: string): boolean => /^[123]/.test(status);
  const errors = statuses.filter((status) => !isSuccess(status));
  const errorResponses = errors.map((status) => operation.responses[status]);
  return {
    successes: statuses.filter(isSuccess).map((status) => successOf(status, operation, page)),
    errors: errors.map((status) => errorOf(status, operation, page)),
    errorBodies: contentsOf('error', errorResponses, page),
  };
}

/** Responses of an operation in the order of their status, with their examples. */
export const responsesOf = ({responses}: Operation): {status: string; examples: Example[]}[] =>
  Object.entries(responses).map(([status, response]) => ({status, examples: examplesOf(response)}));
