import {exampleOf, examplesOf, exampleText, isSecured, sentExamples, sentType} from './request.ts';
import {valueText} from './serialize.ts';
import type {Operation, Parameter} from './types.ts';

/** A parameter as the console's form needs it. */
export interface ConsoleParameter extends Pick<
  Parameter,
  'name' | 'style' | 'explode' | 'content'
> {
  /** A page can't send cookies to another server. */
  in: Exclude<Parameter['in'], 'cookie'>;
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
  body: {required: boolean; type: string; examples: {title: string; text: string}[]} | null;
  /** The usual response; its text is empty where its body is. */
  sample: {status: string; text: string};
}

/** Whether a verb of the ID says that something is taken away, as in `feed-clearAllArchivedEvents`. `tick` removes a member. */
const isDestructive = ({method, operationId}: Operation): boolean =>
  method === 'delete' ||
  /(?:^|-)(?:delete|clear|disable|regenerate|tick)(?=[A-Z-]|$)/.test(operationId);

/** Reads an operation into what the console needs of it. */
export function consoleData(operation: Operation): ConsoleData {
  const {method, path, parameters, requestBody} = operation;
  const type = sentType(operation);
  const [status, response] = Object.entries(operation.responses)[0]!;
  const [sample] = examplesOf(response);
  return {
    method: method.toUpperCase(),
    path,
    secured: isSecured(operation),
    destructive: isDestructive(operation),
    parameters: parameters.flatMap((parameter) => {
      const {name, in: place, required, style, explode, content, schema = {}} = parameter;
      const example = exampleOf(parameter);
      if (place === 'cookie') return [];
      return {
        name,
        in: place,
        style,
        explode,
        content: content && {},
        required: Boolean(required),
        type: String([schema.type ?? 'string'].flat()[0]),
        values: schema.enum?.map(String),
        example: example === undefined ? undefined : valueText(example),
      };
    }),
    body: type
      ? {
          required: Boolean(requestBody?.required),
          type,
          examples: sentExamples(operation).map((example) => ({
            title: example.title,
            text: exampleText(example),
          })),
        }
      : null,
    sample: {status, text: sample ? exampleText(sample) : ''},
  };
}
