import {answersOf, type AnswerFacts} from '../../model/answers.ts';
import {bodyExamples, isSecured, sends} from '../../model/request.ts';
import type {Operation, Parameter} from '../../model/types.ts';

/** A parameter as the console's form needs it. */
export interface ConsoleParameter {
  name: string;
  in: Parameter['in'];
  required: boolean;
  type: string;
  values?: string[];
  example?: string;
}

/** What the console knows about an operation; loaded when it is opened. */
export interface ConsoleData {
  method: string;
  /** Path after the origin, with placeholders. */
  path: string;
  secured: boolean;
  /** Whether something is deleted: the console asks first. */
  destructive: boolean;
  parameters: ConsoleParameter[];
  /** Null where no body is sent. */
  body: {required: boolean; examples: {title: string; text: string}[]} | null;
  answers: AnswerFacts[];
}

function isDestructive({method, operationId}: Operation): boolean {
  return (
    method === 'delete' ||
    /(?:^|-)(?:delete|clear|disable|regenerate|tick)(?=[A-Z-]|$)/.test(operationId)
  );
}

export function consoleData(operation: Operation, basePath: string): ConsoleData {
  const {method, path, parameters = [], requestBody} = operation;
  return {
    method: method.toUpperCase(),
    path: `${basePath}${path}`,
    secured: isSecured(operation),
    destructive: isDestructive(operation),
    parameters: parameters.map(({example, schema = {}, ...one}) => ({
      name: one.name,
      in: one.in,
      required: Boolean(one.required),
      type: String([schema.type ?? 'string'].flat()[0]),
      values: schema.enum?.map(String),
      example: example === undefined ? undefined : String(example),
    })),
    body: sends(method)
      ? {
          required: Boolean(requestBody?.required),
          examples: bodyExamples(operation).map(({title, value}) => ({
            title,
            text: JSON.stringify(value, null, 2),
          })),
        }
      : null,
    answers: answersOf(operation),
  };
}
