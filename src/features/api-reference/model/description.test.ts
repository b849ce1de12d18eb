import {expect, it} from 'vitest';
import {basePathOf, resolveDescription, routeOf} from './description.ts';
import {readTestData} from '../../../node/test-data.ts';
import type {Schema} from './types.ts';

const descriptions = readTestData<Record<string, object>>(
  import.meta.dirname,
  'description.test.yaml',
);
const resolve = (name: string) => resolveDescription(JSON.stringify(descriptions[name]));

it.each([
  ['monitor-changeActive', 'monitor-change-active'],
  ['website-getLighthouseJSON', 'website-get-lighthouse-json'],
  ['ai-classifySurvey', 'ai-classify-survey'],
])('names the page of %s %s', (operationId, route) => expect(routeOf(operationId)).toBe(route));

it.each(['{origin}/open', 'https://a.example/open/', '/open'])('reads the base path of %s', (url) =>
  expect(basePathOf([{url}])).toBe('/open'),
);

it('gives an operation the parameters of its path, except those that it replaces', async () => {
  const {operations} = await resolve('pathParameters');
  expect(operations).toMatchObject([
    {path: '/v1/pets/{pet-id}', parameters: [{description: 'Own.'}, {name: 'pet-id'}]},
  ]);
});

it('puts parts in the place of references, those that contain themselves too', async () => {
  const {operations} = await resolve('recursion');
  const tree = operations[0]!.requestBody!.content!['application/json']!.schema as Schema;
  expect(tree['x-schema']).toBe('Tree');
  expect(tree.properties!.children!.items).toBe(tree);
  expect(tree.properties!.parent).toEqual({description: 'The one above.', allOf: [tree]});
});

it('names a reference that leads nowhere', async () => {
  await expect(resolve('danglingReference')).rejects.toThrow('Gone');
});
