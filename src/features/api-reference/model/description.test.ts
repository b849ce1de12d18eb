import {expect, it} from 'vitest';
import {basePathOf, resolveDescription, routeOf} from './description.ts';
import type {Schema} from './types.ts';

const resolve = (description: object) => resolveDescription(JSON.stringify(description));

it.each([
  ['monitor-changeActive', 'monitor-change-active'],
  ['website-getLighthouseJSON', 'website-get-lighthouse-json'],
  ['ai-classifySurvey', 'ai-classify-survey'],
])('names the page of %s %s', (operationId, route) => expect(routeOf(operationId)).toBe(route));

it.each(['{origin}/open', 'https://a.example/open/', '/open'])('reads the base path of %s', (url) =>
  expect(basePathOf([{url}])).toBe('/open'),
);

it('gives an operation the parameters of its path, except those that it replaces', async () => {
  const {operations} = await resolve({
    servers: [{url: '/v1'}],
    paths: {
      '/pets/{pet-id}': {
        summary: 'No operation',
        parameters: [
          {name: 'pet-id', in: 'path', required: true},
          {name: 'limit', in: 'query', description: 'Of the path.'},
        ],
        get: {
          operationId: 'pet-get',
          parameters: [{name: 'limit', in: 'query', description: 'Own.'}],
        },
      },
    },
  });
  expect(operations).toHaveLength(1);
  expect(operations[0]).toMatchObject({
    path: '/v1/pets/{pet-id}',
    parameters: [{description: 'Own.'}, {name: 'pet-id'}],
  });
});

it('puts parts in the place of references, those that contain themselves too', async () => {
  const {operations} = await resolve({
    paths: {
      '/tree': {
        post: {
          operationId: 'tree-add',
          requestBody: {
            content: {'application/json': {schema: {$ref: '#/components/schemas/Tree'}}},
          },
        },
      },
    },
    components: {
      schemas: {
        Tree: {
          type: 'object',
          properties: {
            children: {type: 'array', items: {$ref: '#/components/schemas/Tree'}},
            parent: {$ref: '#/components/schemas/Tree', description: 'The one above.'},
          },
        },
      },
    },
  });
  const tree = operations[0]!.requestBody!.content!['application/json']!.schema as Schema;
  expect(tree['x-schema']).toBe('Tree');
  expect(tree.properties!.children!.items).toBe(tree);
  expect(tree.properties!.parent).toEqual({description: 'The one above.', allOf: [tree]});
});

it('names a reference that leads nowhere', async () => {
  const paths = {'/a': {get: {responses: {200: {$ref: '#/components/responses/Gone'}}}}};
  await expect(resolve({paths})).rejects.toThrow('Gone');
});
