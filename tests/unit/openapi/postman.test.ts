import {execFileSync} from 'node:child_process';
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, it} from 'vitest';
import {bundleAfresh, operationsOf, type Json} from './description.ts';

/** Requests of a collection, folders opened. */
const requestsOf = (item: Json): Json[] => (item.item ? (item.item as Json[]).flatMap(requestsOf) : [item]);

it('the Postman collection holds every operation, with sample data, and is the same at each run', {timeout: 60_000}, () => {
  const {folder, description} = bundleAfresh();
  const collections = ['first', 'second'].map((name) => {
    execFileSync(
      'node_modules/.bin/tsx',
      ['scripts/openapi/postman.ts', path.join(folder, name), '--bundle', path.join(folder, 'openapi.json')],
      {stdio: 'pipe'},
    );
    return readFileSync(path.join(folder, name, 'tianji.postman_collection.json'), 'utf8');
  });
  expect(collections[0]).toBe(collections[1]);
  const requests = requestsOf(JSON.parse(collections[0]!) as Json);
  const summaries = operationsOf(description).map(({operation}) => operation.summary as string);
  expect(requests.map(({name}) => name as string).sort()).toEqual(summaries.sort());
  const upsert = requests.find(({name}) => name === 'Create or replace a monitor')!;
  expect(JSON.parse(upsert.request.body.raw)).toMatchObject({name: 'Shop home page', interval: 60});
  expect(collections[0]).not.toMatch(/<string>|\]\(\//);
});
