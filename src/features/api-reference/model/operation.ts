import type {Markup} from './markup.ts';
import {examplesOf, type Example} from './request.ts';
import {Anchors, merged, parameterNode, shapeOf, type FieldNode, type Shape} from './schema.ts';
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

/** An answer that went well. */
export interface Answer {
  status: string;
  text: Markup[];
  contents: Content[];
  /** Whether its fields are closed at first: those of the request explain them. */
  folded: boolean;
}

/** An error, when it comes, and its messages with their codes. */
export interface ErrorAnswer {
  status: string;
  text: Markup[];
  examples: {title: string; code?: string; message?: string}[];
}

/** What a page shows of an operation: the properties of the components that the OpenAPI plugin puts into it. */
export interface OperationParts {
  ParamsDetails: {groups: ParameterGroups};
  RequestSchema: {body?: RequestBody};
  StatusCodes: {answers: Answer[]; errors: ErrorAnswer[]; errorBodies: Content[]};
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
  const walk = {anchors: new Anchors(), text};
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
      answers: all
        .filter(([status]) => isSuccess(status))
        .map(([status, response]) => ({
          status,
          ...answerOf(text(response.description ?? ''), contentsOf('answer', response), sent),
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

/** One sentence: a second one is a fact. */
const isSentence = (text: Markup[]): boolean => !/[.。]\s*\S/.test(plain(text));

const plain = (text: Markup[]): string =>
  text.map((node) => (typeof node === 'string' ? node : plain(node.slice(2) as Markup[]))).join('');

function answerOf(text: Markup[], contents: Content[], sent: string[]): Omit<Answer, 'status'> {
  // One sentence on an object says what it is, as the response's own text has just done.
  const isSaid = ({fields, text: own}: Content): boolean =>
    text.length > 0 && fields.length > 0 && isSentence(own);
  const [first] = contents;
  const known = first?.fields.filter(({name}) => sent.includes(name)).length ?? 0;
  return {
    text,
    contents: contents.map((one) => (isSaid(one) ? {...one, text: []} : one)),
    // An answer that returns what was sent explains it once more.
    folded: known > 5 && known >= first!.fields.length / 2,
  };
}

/** One message of the server opens a quotation and never closes it. */
function messageOf({title, value}: Example): ErrorAnswer['examples'][number] {
  const {code, message} = (value ?? {}) as {code?: unknown; message?: unknown};
  return {
    title,
    code: typeof code === 'string' ? code : undefined,
    message: typeof message === 'string' ? message.replace(/ "[^"]*$/, ' …') : undefined,
  };
}

/** Names of the parts of a page, in its order. */
export function partNames({ParamsDetails, RequestSchema, StatusCodes}: OperationParts) {
  return [
    ...ParamsDetails.groups.map(({part}) => part),
    ...(RequestSchema.body?.contents.length ? (['body'] as const) : []),
    ...(StatusCodes.answers.length > 0 ? (['answers'] as const) : []),
    ...(StatusCodes.errors.length > 0 ? (['errors'] as const) : []),
  ];
}

/** The example responses of a status. */
export interface AnswerExamples {
  status: string;
  examples: Example[];
}

/** Answers of an operation in the order of their status, with their examples. */
export const answersOf = ({responses}: Operation): AnswerExamples[] =>
  Object.entries(responses).map(([status, response]) => ({status, examples: examplesOf(response)}));
