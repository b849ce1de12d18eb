import {answersOf, type AnswerFacts} from '../../model/answers.ts';
import {bodyExamples, exampleOf, isSecured} from '../../model/request.ts';
import type {Operation} from '../../model/types.ts';

/** A parameter as the console's form needs it. */
export interface ConsoleParameter {
  name: string;
  in: 'path' | 'query' | 'header';
  required: boolean;
  type: string;
  values?: string[];
  example?: string;
}

/** What the console knows about an operation; loaded when it is opened. */
export interface ConsoleData {
  id: string;
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

export function isDestructive({method, operationId}: Operation): boolean {
  return method === 'delete' || /(?:^|-)(?:delete|clear|disable|regenerate|tick)(?=[A-Z-]|$)/.test(operationId);
}

export function consoleData(operation: Operation, basePath: string): ConsoleData {
  const {method, path, parameters = [], requestBody} = operation;
  return {
    id: operation.operationId,
    method: method.toUpperCase(),
    path: `${basePath}${path}`,
    secured: isSecured(operation),
    destructive: isDestructive(operation),
    parameters: parameters
      .filter((one) => one.in !== 'cookie')
      .map((one) => ({
        name: one.name,
        in: one.in as ConsoleParameter['in'],
        required: Boolean(one.required),
        type: String([one.schema?.type ?? 'string'].flat()[0]),
        values: one.schema?.enum?.map(String),
        example: exampleOf({...one, schema: undefined}),
      })),
    body: ['post', 'put', 'patch'].includes(method)
      ? {
          required: Boolean(requestBody?.required),
          examples: bodyExamples(operation).map(({title, value}) => ({title, text: JSON.stringify(value, null, 2)})),
        }
      : null,
    answers: answersOf(operation),
  };
}
