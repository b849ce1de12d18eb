import {expect, it} from 'vitest';
import {bodyNode, type FieldNode} from './fields.ts';
import {readTestData} from '../../../node/test-data.ts';
import type {Schema} from './types.ts';

interface ShapeCase {
  title: string;
  schema: Schema;
  /** Some properties of the field. */
  shape: Partial<FieldNode>;
}

it.each(readTestData<ShapeCase[]>(import.meta.dirname, 'fields.test.yaml'))(
  '$title',
  ({schema, shape}) => {
    const page = {anchors: new Set<string>(), readText: (markdown: string) => [markdown]};
    expect(bodyNode(schema, 'body', page)).toMatchObject(shape);
  },
);
