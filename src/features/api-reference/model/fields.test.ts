import {expect, it} from 'vitest';
import {bodyNode, type FieldNode} from './fields.ts';
import {anchorsOf, pagePropsOf, type OperationPageProps} from './operation.ts';
import {withChange} from './operation.test-data.ts';
import {mergeAllOf, typeOf} from './schema.ts';
import {readTestData} from '../../../node/test-data.ts';
import type {Operation, Schema} from './types.ts';

interface PageCase {
  title: string;
  change?: Partial<Operation>;
  sections: string[];
  /** Some of the properties. */
  page: Partial<OperationPageProps>;
}

interface ShapeCase {
  title: string;
  schema: Schema;
  /** Some properties of the field. */
  shape: Partial<FieldNode>;
}

const readText = (markdown: string) => (markdown ? [markdown] : []);
const read = <T>(file: string): T[] => readTestData<T[]>(import.meta.dirname, file);

it.each(read<PageCase>('operation.test.yaml'))('$title', ({change, sections, page}) => {
  const shown = pagePropsOf(withChange(change ?? {}), readText);
  expect(anchorsOf(shown)).toEqual(sections);
  expect(shown).toMatchObject(page);
});

it.each(read<ShapeCase>('fields.test.yaml'))('$title', ({schema, shape}) => {
  const page = {anchors: new Set<string>(), readText};
  expect(bodyNode(schema, 'body', page)).toMatchObject(shape);
});

it.each(read<{type: string; schema: Schema}>('schema.test.yaml'))(
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
  expect(schema).toMatchObject({required: ['a', 'b'], description: 'own'});
});
