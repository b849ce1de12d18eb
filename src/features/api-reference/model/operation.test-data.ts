import type {MediaType, Operation, Schema} from './types.ts';

/** A body of one media type. */
export const media = (
  schema: Schema,
  examples: MediaType['examples'],
  type = 'application/json',
) => ({content: {[type]: {schema, examples}}});
/** An object with these properties. */
export const properties = (...names: string[]): Schema => ({
  type: 'object',
  properties: Object.fromEntries(names.map((name) => [name, {type: 'string'}])),
});

/** An operation with everything that pages show. */
export const operation: Operation = {
  operationId: 'thing-changeActive',
  method: 'patch',
  path: '/open/workspace/{workspace-id}/thing',
  summary: 'Start or stop a thing',
  description: 'Starts a thing, or stops it.',
  tags: ['thing'],
  security: [{Authorization: []}],
  parameters: [
    {name: 'workspace-id', in: 'path', required: true, example: 'cm5w97wtm000108l52ncaalst'},
    {name: 'limit', in: 'query', schema: {type: 'integer'}, example: 5},
  ],
  requestBody: {
    required: true,
    ...media(properties('note'), {
      default: {summary: 'A note', value: {note: 'it\'s ${HOME} "quoted"'}},
    }),
  },
  responses: {
    '200': {
      description: 'Done.',
      ...media(properties('id'), {default: {summary: 'Done', value: {id: 'x'}}}),
    },
    '500': {
      description: 'Failed.',
      ...media(properties('message'), {
        a: {summary: '`a` failed', value: {message: 'No', code: 'X'}},
      }),
    },
  },
};

/** The operation with other values. */
export const withChange = (change: Partial<Operation>): Operation => ({...operation, ...change});
