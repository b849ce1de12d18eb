import type {Root} from 'hast';
import {expect, it} from 'vitest';
import {rehypeThousands} from '../../../src/plugins/thousands/rehype-thousands.ts';

it('widens the space between digits, and leaves the one before a sign', () => {
  const tree: Root = {type: 'root', children: [{type: 'element', tagName: 'p', properties: {}, children: [{type: 'text', value: '1\u202f000\u202f000 visites\u202f; 5\u202f%'}]}]};
  rehypeThousands()(tree);
  expect(tree.children[0]).toMatchObject({children: [{value: '1\u00a0000\u00a0000 visites\u202f; 5\u202f%'}]});
});
