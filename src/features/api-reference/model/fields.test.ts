import {expect, it} from 'vitest';
import {shapeOf, type Shape} from './fields.ts';
import {readTestData} from './operation.test-data.ts';
import type {Schema} from './types.ts';

interface ShapeCase {
  title: string;
  schema: Schema;
  /** Some properties of the shape. */
  shape: Partial<Shape>;
}

it.each(readTestData<ShapeCase[]>('fields.test.yaml'))('$title', ({schema, shape}) => {
  const page = {anchors: new Set<string>(), readText: (markdown: string) => [markdown]};
  expect(shapeOf(schema, 'body', page)).toMatchObject(shape);
});
