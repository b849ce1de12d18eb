import {readFileSync} from 'node:fs';
import path from 'node:path';
import {beforeAll, expect, it} from 'vitest';
import {testFolder} from '../../../node/test-folder.ts';
import {resolveDescription, type Reference} from '../model/description.ts';
import {examplesOf} from '../model/request.ts';
import {bundle} from './redocly.ts';
import {textsOf} from './overlay.ts';

const {root} = testFolder();
let description: unknown;
let reference: Reference;

/** The description as it is in the tree, so that no test depends on an earlier build. What Redocly's rules and ours check isn't repeated. */
beforeAll(async () => {
  const target = path.join(root, 'openapi.json');
  await bundle('openapi/openapi.yaml', target);
  const json = readFileSync(target, 'utf8');
  description = JSON.parse(json);
  reference = await resolveDescription(json);
}, 60_000);

/** Status that represents each error code. */
const statusOfCode: Record<string, string> = {
  BAD_REQUEST: '400',
  UNAUTHORIZED: '401',
  FORBIDDEN: '403',
  NOT_FOUND: '404',
  UNSUPPORTED_MEDIA_TYPE: '415',
  INTERNAL_SERVER_ERROR: '500',
};

it('has each error example under the status of its code', () => {
  for (const {operationId, responses} of reference.operations)
    for (const [status, response] of Object.entries(responses))
      for (const {name, value} of status === '200' ? [] : examplesOf(response)) {
        const {code, data} = value as {code: string; data?: {httpStatus: number}};
        expect(
          [statusOfCode[code], String(data?.httpStatus)],
          `${operationId} ${status} ${name}`,
        ).toEqual([status, status]);
      }
});

it('describes 401 only where a token is needed, and 415 only where a body is read', () => {
  for (const {operationId, method, responses, 'x-roles': role} of reference.operations)
    expect(['401' in responses, '415' in responses], operationId).toEqual([
      role !== 'public',
      ['post', 'put', 'patch'].includes(method),
    ]);
});

it('names only operations that exist', () => {
  const ids = new Set(reference.operations.map(({operationId}) => operationId));
  const groups = [...new Set([...ids].map((id) => id.split('-')[0]))].join('|');
  const span = new RegExp(`\`((?:${groups})(?:-[a-zA-Z]+)+)\``, 'g');
  const named = textsOf(description).flatMap(({target, text}) =>
    [...text.matchAll(span)].map(([, id]) => ({target, id: id!})),
  );
  expect(named.filter(({id}) => !ids.has(id))).toEqual([]);
});
