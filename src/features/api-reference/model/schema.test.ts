import {describe, expect, it} from 'vitest';
import {Anchors, merged, shapeOf, typeOf} from './schema.ts';
import type {Schema} from './types.ts';

describe('typeOf', () => {
  it.each([
    [{type: 'string'}, 'string'],
    [{type: ['string', 'null']}, 'string | null'],
    [{type: 'array', items: {type: 'integer'}}, 'array<integer>'],
    [{type: 'array', items: {type: ['string', 'null']}}, 'array<string | null>'],
    [{type: 'object', additionalProperties: {type: 'integer'}}, 'map<integer>'],
    [{type: 'object', additionalProperties: true}, 'object'],
    [{anyOf: [{type: 'string'}, {type: 'null'}]}, 'string | null'],
    [
      {
        anyOf: [
          {type: 'string', format: 'ipv4'},
          {type: 'string', format: 'ipv6'},
        ],
      },
      'string',
    ],
    [{const: 'a'}, 'string'],
    [{properties: {a: {}}}, 'object'],
    [{}, 'any'],
  ] as [Schema, string][])('%j is %s', (schema, type) => {
    expect(typeOf(schema)).toBe(type);
  });
});

it('merges allOf with its own keys', () => {
  const schema = merged({
    description: 'own',
    allOf: [
      {type: 'object', required: ['a'], properties: {a: {type: 'string'}}},
      {required: ['b'], properties: {b: {type: 'integer'}}},
    ],
  });
  expect(Object.keys(schema.properties ?? {})).toEqual(['a', 'b']);
  expect(schema.required).toEqual(['a', 'b']);
  expect(schema.description).toBe('own');
});

describe('shapeOf', () => {
  it('reads nested fields with anchors of their own', () => {
    const shape = shapeOf(
      {
        type: 'object',
        required: ['list'],
        properties: {
          list: {
            type: 'array',
            items: {type: 'object', properties: {id: {type: 'string', maxLength: 5}}},
          },
        },
      },
      'body',
      new Anchors(),
    );
    const [list] = shape.fields;
    expect(list).toMatchObject({id: 'body-list', type: 'array<object>', required: true});
    expect(list!.fields[0]).toMatchObject({id: 'body-list.id', maxLength: 5});
  });
  it('gives the field of the first variant the short anchor and the others a long one', () => {
    const variant = (title: string): Schema => ({
      type: 'object',
      title,
      properties: {timeout: {type: 'number'}},
    });
    const {variants} = shapeOf({anyOf: [variant('http'), variant('push')]}, 'body', new Anchors());
    expect(variants.map(({fields}) => fields[0]!.id)).toEqual([
      'body-timeout',
      'body-push.timeout',
    ]);
  });
  it('opens a schema that contains itself once', () => {
    const tree: Schema = {type: 'object', properties: {name: {type: 'string'}}};
    tree.properties!.children = {type: 'array', items: tree};
    const {fields} = shapeOf(tree, 'answer', new Anchors());
    expect(fields.map(({name}) => name)).toEqual(['name', 'children']);
    expect(fields[1]!.fields).toEqual([]);
  });
  it('lists values without null', () => {
    const {fields} = shapeOf(
      {type: 'object', properties: {a: {type: ['string', 'null'], enum: ['x', null], default: ''}}},
      'body',
      new Anchors(),
    );
    expect(fields[0]).toMatchObject({enumValues: ['x'], defaultValue: '""', type: 'string | null'});
  });
});
