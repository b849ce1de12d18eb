import {shapeFields} from './fields.ts';
import {examplesOf, mediaOf, type Example} from './request.ts';
import {merged, shapeOf, type Anchors} from './schema.ts';
import {around, element, mdxText} from './text.ts';
import type {Body, Operation} from './types.ts';

/** An answer with its examples; an answer without content has none. */
export interface AnswerFacts {
  status: string;
  type?: string;
  examples: {title: string; value: unknown}[];
}

/** Answers of an operation in the order of their status, with their examples. */
export const answersOf = ({responses}: Operation): AnswerFacts[] =>
  Object.entries(responses).map(([status, response]) => ({
    status,
    type: mediaOf(response)[0],
    examples: examplesOf(response).map(({title, value}) => ({title, value})),
  }));

/**
 * The answer to an example body: the one of its name, or the usual one with what was sent. One that replaces something is answered as
 * usual: not everything in its answer follows from it.
 */
export function answerTo({responses}: Operation, {name, value: body}: Example): unknown {
  const examples = examplesOf(responses['200']);
  const own = examples.find((example) => example.name === name);
  if (own) return own.value;
  const usual = examples[0]?.value;
  const isRecord = (value: unknown): value is Record<string, unknown> =>
    typeof value === 'object' && value !== null && !Array.isArray(value);
  if (!isRecord(usual) || !isRecord(body) || 'id' in body) return usual;
  return Object.fromEntries(
    Object.entries(usual).map(([key, value]) => [key, key in body ? body[key] : value]),
  );
}

/** Whether a status is that of an answer, not of an error. */
export const isSuccess = (status: string): boolean => status.startsWith('2');

/** Answers with their fields, then the errors with code, message and when, as MDX. */
export function answerSections(
  {operationId, requestBody, responses}: Operation,
  anchors: Anchors,
): string[] {
  const body = mediaOf(requestBody)[1]?.schema;
  const sent = Object.keys((body && merged(body).properties) ?? {});
  const all = Object.entries(responses);
  const errors = all.filter(([status]) => !isSuccess(status));
  const good = all
    .filter(([status]) => isSuccess(status))
    .map(([status, response]) => goodAnswer(status, response, sent, anchors));
  const schemas = errors.flatMap(([, response]) => mediaOf(response)[1]?.schema ?? []);
  // One list stands for all: fields of another shape would be on no page.
  if (new Set(schemas.map((schema) => JSON.stringify(schema))).size > 1)
    throw new Error(
      `The errors of ${operationId} have bodies of different shapes: refer to components/schemas/Error.yaml in all of them.`,
    );
  const errorFields = schemas
    .slice(0, 1)
    .map((schema) => shapeFields('error', shapeOf(schema, 'error', anchors)));
  return [
    element('Answers', {}, good),
    around('Errors', {}, [...errors.map(errorAnswer), ...errorFields]),
  ];
}

function goodAnswer(status: string, response: Body, sent: string[], anchors: Anchors): string {
  const [type, media] = mediaOf(response);
  const text = mdxText(response.description ?? '');
  if (!media?.schema) return element('Answer', {status, type}, [text]);
  const shape = shapeOf(media.schema, 'answer', anchors);
  // One sentence on an object says what it is, as the answer's own text has just done. A second one is a fact.
  if (text && shape.fields.length > 0 && !/[.。]\s*\S/.test(shape.description))
    shape.description = '';
  // An answer that returns what was sent explains it once more: closed at first.
  const known = shape.fields.filter(({name}) => sent.includes(name)).length;
  const folded = known > 5 && known >= shape.fields.length / 2;
  return element('Answer', {status, type}, [text, shapeFields('answer', shape, {folded})]);
}

/** An error with code and message of each example. One message of the server opens a quotation and never closes it. */
function errorAnswer([status, response]: [string, Body]): string {
  const examples = examplesOf(response).map(({title, value}) => {
    const {code, message} = (value ?? {}) as {code?: string; message?: string};
    return {title, code, message: message?.replace(/ "[^"]*$/, ' …')};
  });
  return element('ErrorAnswer', {status, examples}, [mdxText(response.description ?? '')]);
}
