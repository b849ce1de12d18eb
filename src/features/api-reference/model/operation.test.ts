import {describe, expect, it} from 'vitest';
import {anchorsOf, pagePropsOf} from './operation.ts';
import {withChange} from './operation.test-data.ts';
import type {Operation, Parameter, Schema} from './types.ts';

const objectWith = (name: string): Schema => ({
  type: 'object',
  properties: {[name]: {type: 'string'}},
});

const pageProps = (change: Partial<Operation> = {}) =>
  pagePropsOf(withChange(change), (markdown) => (markdown ? [markdown] : []));

describe('page of an operation', () => {
  it('has the sections that the operation needs', () => {
    expect(anchorsOf(pageProps())).toEqual([
      'samples',
      'path',
      'query',
      'body',
      'answers',
      'errors',
    ]);
    const cookie: Parameter = {name: 'session', in: 'cookie'};
    expect(
      anchorsOf(pageProps({parameters: [cookie], requestBody: undefined, responses: {'204': {}}})),
    ).toEqual(['samples', 'cookie', 'answers']);
  });
  it('has anchors by place and name', () => {
    const {ParamsDetails, RequestSchema, StatusCodes} = pageProps();
    const ids = [
      ...ParamsDetails.groups.flatMap(({fields}) => fields),
      ...RequestSchema.body!.contents[0]!.fields,
      ...StatusCodes.successes[0]!.contents[0]!.fields,
      ...StatusCodes.errorBodies[0]!.fields,
    ].map(({id}) => id);
    expect(ids).toEqual([
      'path-workspace-id',
      'query-limit',
      'body-note',
      'answer-id',
      'error-message',
    ]);
  });
  it('names values once, and says what a response is once', () => {
    const enumOf = (description: string) =>
      pageProps({parameters: [{name: 'a', in: 'query', description, schema: {enum: ['a', 'b']}}]})
        .ParamsDetails.groups[0]!.fields[0]!.enumValues;
    expect(enumOf('`a` starts it, `b` stops it.')).toBeUndefined();
    expect(enumOf('Either `a` or not.')).toEqual(['a', 'b']);
    const textOf = (description: string) =>
      pageProps({
        responses: {
          '200': {
            description: 'Done.',
            content: {'application/json': {schema: {...objectWith('id'), description}}},
          },
        },
      }).StatusCodes.successes[0]!.contents[0]!.text;
    expect(textOf('A thing with its settings.')).toEqual([]);
    expect(textOf('A thing. It is never stale.')).toHaveLength(1);
  });
  it('shows each schema once, with its media types', () => {
    const [pet, text] = [objectWith('name'), {type: 'string'}];
    const content = {
      'application/json': {schema: pet},
      'application/xml': {schema: pet},
      'text/csv': {schema: text},
      'image/png': {},
    };
    const {RequestSchema, StatusCodes} = pageProps({
      requestBody: {content},
      responses: {'200': {content}, '400': {content}},
    });
    const shown = [['application/json', 'application/xml'], ['text/csv'], ['image/png']];
    for (const contents of [
      RequestSchema.body!.contents,
      StatusCodes.successes[0]!.contents,
      StatusCodes.errorBodies,
    ])
      expect(contents.map(({types}) => types)).toEqual(shown);
  });
});
