import {describe, expect, it} from 'vitest';
import {mergeAllOf, typeOf} from './schema.ts';
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
  const schema = mergeAllOf({
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
