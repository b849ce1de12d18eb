import {describe, expect, it} from 'vitest';
import {shapeOf, type PageContext} from './fields.ts';
import type {Schema} from './types.ts';

const page = (): PageContext => ({anchors: new Set(), readText: (markdown) => [markdown]});

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
      page(),
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
    const {variants} = shapeOf({anyOf: [variant('http'), variant('push')]}, 'body', page());
    expect(variants.map(({fields}) => fields[0]!.id)).toEqual([
      'body-timeout',
      'body-push.timeout',
    ]);
  });
  it('shows the fields of a schema that is the only choice', () => {
    const only: Schema = {oneOf: [{type: 'object', properties: {id: {type: 'string'}}}]};
    const {fields, variants} = shapeOf(only, 'body', page());
    expect([fields.map(({id}) => id), variants]).toEqual([['body-id'], []]);
  });
  it('names the restrictions that have no words of their own', () => {
    const list = {type: 'array', items: {}, minItems: 2, uniqueItems: true} as Schema;
    const {fields} = shapeOf({type: 'object', properties: {list}}, 'body', page());
    expect(fields[0]!.verbatim).toEqual(['minItems: 2', 'uniqueItems: true']);
  });
  it('opens a schema that contains itself once, and leads back from there', () => {
    const tree: Schema = {'x-schema': 'Tree', type: 'object', properties: {name: {}}};
    Object.assign(tree.properties!, {
      children: {type: 'array', items: tree},
      // A reference with a description is another object.
      parent: {anyOf: [{...tree, description: 'The one above.'}, {type: 'null'}]},
    });
    const {fields} = shapeOf(tree, 'answer', page());
    expect(fields.map(({name, type}) => [name, type])).toEqual([
      ['name', 'any'],
      ['children', 'array<object>'],
      ['parent', 'object | null'],
    ]);
    for (const field of fields.slice(1))
      expect(field).toMatchObject({fields: [], sameAs: {id: 'answer', name: 'answer'}});
    const inside = shapeOf({type: 'object', properties: {root: tree}}, 'body', page()).fields[0]!;
    expect(inside.fields[1]!.sameAs).toEqual({id: 'body-root', name: 'root'});
  });
  it('ends at types that contain nothing but themselves', () => {
    const list: Schema = {type: 'array'};
    list.items = list;
    const all: Schema = {type: 'object'};
    all.allOf = [all];
    expect(shapeOf(list, 'body', page()).fields).toEqual([]);
    expect(shapeOf(all, 'body', page()).type).toBe('object');
  });
  it('lists values without null', () => {
    const {fields} = shapeOf(
      {type: 'object', properties: {a: {type: ['string', 'null'], enum: ['x', null], default: ''}}},
      'body',
      page(),
    );
    expect(fields[0]).toMatchObject({enumValues: ['x'], defaultValue: '""', type: 'string | null'});
  });
});
