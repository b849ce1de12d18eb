import {shapeFields} from './fields.ts';
import {merged, shapeOf, type Anchors} from './schema.ts';
import {around, element, mdxText, plainText} from './text.ts';
import type {MediaType, Operation, Response} from './types.ts';

export interface AnswerExample {
  title: string;
  value: unknown;
}

/** An answer with its examples; an answer without content has none. */
export interface AnswerFacts {
  status: string;
  type?: string;
  examples: AnswerExample[];
}

const mediaOf = ({content}: Response): [string, MediaType] | undefined => Object.entries(content ?? {})[0];

/** Answers of an operation in the order of their status, with their examples. */
export function answersOf({responses = {}}: Operation): AnswerFacts[] {
  return Object.entries(responses)
    .sort(([a], [b]) => a.localeCompare(b))
    .map(([status, response]) => {
      const [type, media] = mediaOf(response) ?? [];
      const examples = Object.entries(media?.examples ?? {}).map(([name, {summary, value}]) => ({
        title: plainText(summary || name),
        value,
      }));
      return {status, type, examples};
    });
}

/**
 * The answer to an example body: the one of its name, or the usual one with what was sent. One that replaces something is answered as
 * usual: not everything in its answer follows from it.
 */
export function answerTo({responses = {}}: Operation, {name, value: body}: {name: string; value: unknown}): unknown {
  const examples = mediaOf(responses['200'] ?? {description: ''})?.[1].examples ?? {};
  if (examples[name]) return examples[name].value;
  const usual = Object.values(examples)[0]?.value;
  const isRecord = (value: unknown): value is Record<string, unknown> =>
    typeof value === 'object' && value !== null && !Array.isArray(value);
  if (!isRecord(usual) || !isRecord(body) || 'id' in body) return usual;
  return Object.fromEntries(Object.entries(usual).map(([key, value]) => [key, key in body ? body[key] : value]));
}

/** Whether a status is that of an answer, not of an error. */
export const isSuccess = (status: string): boolean => status.startsWith('2');

/** Code and message of an example error, where it has the usual body. One message of the server opens a quotation and never closes it. */
function errorFacts({title, value}: AnswerExample): {title: string; code?: string; message?: string} {
  const {code, message} = (value ?? {}) as {code?: string; message?: string};
  return {title, code, message: message?.replace(/ "[^"]*$/, ' …')};
}

/** Answers with their fields, then the errors with code, message and when, as MDX. */
export function answerSections(operation: Operation, anchors: Anchors): string[] {
  const responses = Object.entries(operation.responses ?? {}).sort(([a], [b]) => a.localeCompare(b));
  const body = Object.values(operation.requestBody?.content ?? {})[0]?.schema;
  const sent = Object.keys((body && merged(body).properties) ?? {});
  const good = responses.filter(([status]) => isSuccess(status)).map(([status, response]) => goodAnswer(status, response, sent, anchors));
  const bad = responses.filter(([status]) => !isSuccess(status));
  const errors = bad.map(([status, response]) =>
    element('ErrorAnswer', {status, examples: answersOf({...operation, responses: {[status]: response}})[0]!.examples.map(errorFacts)}, [
      mdxText(response.description ?? ''),
    ]),
  );
  return [element('Answers', {}, good), around('Errors', {}, [...errors, ...errorBodies(bad, anchors)])];
}

function goodAnswer(status: string, response: Response, sent: string[], anchors: Anchors): string {
  const [type, media] = mediaOf(response) ?? [];
  const shape = media?.schema && shapeOf(media.schema, 'answer', anchors);
  // One sentence on an object says what it is, as the answer's own text has just done. A second one is a fact.
  const repeats = shape && response.description && shape.fields.length > 0 && !/[.。]\s*\S/.test(shape.description);
  // An answer that returns what was sent explains it once more: closed at first.
  const known = shape?.fields.filter(({name}) => sent.includes(name)).length ?? 0;
  const folded = known > 5 && known >= shape!.fields.length / 2;
  const fields = shape ? shapeFields('answer', repeats ? {...shape, description: ''} : shape, {folded}) : '';
  return element('Answer', {status, type}, [mdxText(response.description ?? ''), fields]);
}

/** Fields of the errors' bodies: one list for each shape, usually one for all. */
function errorBodies(bad: [string, Response][], anchors: Anchors): string[] {
  const shapes = new Map<string, {statuses: string[]; media: MediaType}>();
  for (const [status, response] of bad) {
    const media = mediaOf(response)?.[1];
    if (!media?.schema) continue;
    const key = JSON.stringify(media.schema);
    const known = shapes.get(key);
    if (known) known.statuses.push(status);
    else shapes.set(key, {statuses: [status], media});
  }
  const all = [...shapes.values()];
  return all.map(({statuses, media}) =>
    shapeFields('error', shapeOf(media.schema!, 'error', anchors), {statuses: all.length > 1 ? statuses : undefined}),
  );
}
