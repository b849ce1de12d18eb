import {expect, it} from 'vitest';
import {readTestData} from '../../../node/test-data.ts';
import {mergeAllOf, typeOf} from './schema.ts';
import type {Schema} from './types.ts';

it.each(readTestData<{type: string; schema: Schema}[]>(import.meta.dirname, 'schema.test.yaml'))(
  '$schema is $type',
  ({type, schema}) => expect(typeOf(schema)).toBe(type),
);

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
