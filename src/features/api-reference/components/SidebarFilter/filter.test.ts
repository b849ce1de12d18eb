import type {PropSidebarItem} from '@docusaurus/plugin-content-docs';
import {expect, it} from 'vitest';
import {filterSidebar} from './filter.ts';

const items = [
  {type: 'link', label: 'Overview', docId: 'index'},
  {
    type: 'category',
    label: 'Monitors',
    items: [
      {type: 'link', label: 'Créer', docId: 'monitor-upsert', className: 'post api-method'},
      {type: 'link', label: 'List', docId: 'monitor-all', className: 'get api-method'},
    ],
  },
] as PropSidebarItem[];

it.each([
  ['creer', ['monitor-upsert']],
  ['get monitor', ['monitor-all']],
  ['POST', ['monitor-upsert']],
  ['nothing like it', []],
])('finds by %s', (query, ids) => {
  expect(filterSidebar(items, query)).toMatchObject(ids.map((docId) => ({docId})));
});
