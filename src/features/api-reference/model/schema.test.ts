import {describe, expect, it} from 'vitest';
import {merged, shapeOf, typeOf, type Walk} from './schema.ts';
import type {Schema} from './types.ts';

const walk = (): Walk => ({anchors: new Set(), text: (markdown) => [markdown]});

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
    [{enum: [true, false]}, 'boolean'],
    [{enum: ['a', 1, null]}, 'string | number | null'],
    [{properties: {a: {}}}, 'object'],
    [{oneOf: [{type: 'string', minLength: 1}]}, 'string'],
    [{type: 'string', nullable: true}, 'string | null'],
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
      walk(),
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
    const {variants} = shapeOf({anyOf: [variant('http'), variant('push')]}, 'body', walk());
    expect(variants.map(({fields}) => fields[0]!.id)).toEqual([
      'body-timeout',
      'body-push.timeout',
    ]);
  });
  it('shows the fields of a schema that is the only choice', () => {
    const only: Schema = {oneOf: [{type: 'object', properties: {id: {type: 'string'}}}]};
    const {fields, variants} = shapeOf(only, 'body', walk());
    expect([fields.map(({id}) => id), variants]).toEqual([['body-id'], []]);
  });
  it('names the restrictions that have no words of their own', () => {
    const list = {type: 'array', items: {}, minItems: 2, uniqueItems: true} as Schema;
    const {fields} = shapeOf({type: 'object', properties: {list}}, 'body', walk());
    expect(fields[0]!.others).toEqual(['minItems: 2', 'uniqueItems: true']);
  });
  it('opens a schema that contains itself once, and leads back from there', () => {
    const tree: Schema = {'x-schema': 'Tree', type: 'object', properties: {name: {}}};
    Object.assign(tree.properties!, {
      children: {type: 'array', items: tree},
      // A reference with a description is another object.
      parent: {anyOf: [{...tree, description: 'The one above.'}, {type: 'null'}]},
    });
    const {fields} = shapeOf(tree, 'answer', walk());
    expect(fields.map(({name, type}) => [name, type])).toEqual([
      ['name', 'any'],
      ['children', 'array<object>'],
      ['parent', 'object | null'],
    ]);
    for (const one of fields.slice(1))
      expect(one).toMatchObject({fields: [], same: {id: 'answer', name: 'answer'}});
    const inside = shapeOf({type: 'object', properties: {root: tree}}, 'body', walk()).fields[0]!;
    expect(inside.fields[1]!.same).toEqual({id: 'body-root', name: 'root'});
  });
  it('ends at types that contain nothing but themselves', () => {
    const list: Schema = {type: 'array'};
    list.items = list;
    const all: Schema = {type: 'object'};
    all.allOf = [all];
    expect(shapeOf(list, 'body', walk()).fields).toEqual([]);
    expect(shapeOf(all, 'body', walk()).type).toBe('object');
  });
  it('lists values without null', () => {
    const {fields} = shapeOf(
      {type: 'object', properties: {a: {type: ['string', 'null'], enum: ['x', null], default: ''}}},
      'body',
      walk(),
    );
    expect(fields[0]).toMatchObject({enumValues: ['x'], defaultValue: '""', type: 'string | null'});
  });
});
