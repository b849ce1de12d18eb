import {exampleOf, examplesOf, exampleText, isSecured, sentExamples, sentType} from './request.ts';
import {valueText} from './serialize.ts';
import type {Operation, Parameter} from './types.ts';

/** Whether a verb of the ID says that something is taken away, as in `feed-clearAllArchivedEvents`. `tick` removes a member. */
const isDestructive = ({method, operationId}: Operation): boolean =>
  method === 'delete' ||
  /(?:^|-)(?:delete|clear|disable|regenerate|tick)(?=[A-Z-]|$)/.test(operationId);

/** A parameter as the console's form needs it; none for a cookie, which a page can't send to another server. */
function consoleParameters(parameter: Parameter) {
  const {name, in: place, required, schema = {}} = parameter;
  const example = exampleOf(parameter);
  if (place === 'cookie') return [];
  return {
    name,
    in: place,
    required: Boolean(required),
    type: String([schema.type ?? 'string'].flat()[0]),
    values: schema.enum?.map(String),
    example: example === undefined ? undefined : valueText(example),
  };
}

export type ConsoleParameter = ConsoleData['parameters'][number];

/** What the console knows about an operation; it is in every page, so it is small. */
export type ConsoleData = ReturnType<typeof consoleData>;

/** Reads an operation into what the console needs of it. */
export function consoleData(operation: Operation) {
  const {method, path, parameters, requestBody} = operation;
  const type = sentType(operation);
  const [status, response] = Object.entries(operation.responses)[0]!;
  const [sample] = examplesOf(response);
  return {
    method: method.toUpperCase(),
    /** Path after the origin, with placeholders. */
    path,
    secured: isSecured(operation),
    /** Whether something is deleted: the console asks first. */
    destructive: isDestructive(operation),
    parameters: parameters.flatMap(consoleParameters),
    /** Undefined where no body is sent. */
    body:
      type === undefined
        ? undefined
        : {
            required: Boolean(requestBody?.required),
            type,
            examples: sentExamples(operation).map((example) => ({
              title: example.title,
              text: exampleText(example),
            })),
          },
    /** The usual response; its text is empty where its body is. */
    sample: {status, text: sample ? exampleText(sample) : ''},
  };
}
