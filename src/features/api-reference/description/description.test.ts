import {readFileSync} from 'node:fs';
import path from 'node:path';
import {beforeAll, describe, expect, it} from 'vitest';
import {testFolder} from '../../../node/test-folder.ts';
import {resolveDescription} from '../model/description.ts';
import {examplesOf} from '../model/request.ts';
import type {Description, Operation, Tag} from '../model/types.ts';
import {bundle} from './redocly.ts';
import {textsOf} from './texts.ts';

const {root} = testFolder();
let description: Description;
let operations: Operation[];
let tags: Tag[];

/** The description as it is in the tree, so that no test depends on an earlier build. */
beforeAll(async () => {
  const target = path.join(root, 'openapi.json');
  await bundle('openapi/openapi.yaml', target);
  const json = readFileSync(target, 'utf8');
  description = JSON.parse(json) as Description;
  ({operations, tags} = await resolveDescription(json));
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

describe('operations', () => {
  it('each operation has one tag, each tag has operations and is described', () => {
    for (const one of operations) expect(one.tags, one.operationId).toHaveLength(1);
    expect(tags.map(({name}) => name).sort()).toEqual(
      [...new Set(operations.map((one) => one.tags[0]!))].sort(),
    );
    const text = expect.any(String) as unknown;
    const externalDocs = {url: expect.stringMatching(/^\/docs\//) as unknown, description: text};
    for (const tag of tags)
      expect(tag).toMatchObject({'x-displayName': text, description: text, externalDocs});
  });
});

describe('examples', () => {
  it('each required parameter has an example', () => {
    for (const {operationId, parameters} of operations)
      for (const {name, required, example} of parameters)
        if (required) expect(example, `${operationId} ${name}`).toBeDefined();
  });

  it('each error example stands under the status of its code', () => {
    for (const {operationId, responses} of operations) {
      for (const [status, response] of Object.entries(responses)) {
        if (status === '200') continue;
        for (const {name, value} of examplesOf(response)) {
          const {code, data} = value as {code: string; data?: {httpStatus: number}};
          expect(
            [statusOfCode[code], String(data?.httpStatus)],
            `${operationId} ${status} ${name}`,
          ).toEqual([status, status]);
        }
      }
    }
  });
});

it('describes 401 where a token is needed and 415 where a body is read, and nowhere else', () => {
  for (const {operationId, method, responses, 'x-roles': role} of operations)
    expect(['401' in responses, '415' in responses], operationId).toEqual([
      role !== 'public',
      ['post', 'put', 'patch'].includes(method),
    ]);
});

describe('texts', () => {
  it('say something and are free of raw markup', () => {
    const faulty = ({text}: {text: string}): boolean =>
      text.trim() === '' || /[<{}]|\bTODO\b|lorem/i.test(text.replace(/`[^`]*`/g, ''));
    expect(textsOf(description).filter(faulty)).toEqual([]);
  });

  it('name only operations that exist', () => {
    const ids = new Set(operations.map(({operationId}) => operationId));
    const groups = [...new Set([...ids].map((id) => id.split('-')[0]))].join('|');
    const span = new RegExp(`\`((?:${groups})(?:-[a-zA-Z]+)+)\``, 'g');
    const named = textsOf(description).flatMap(({target, text}) =>
      [...text.matchAll(span)].map(([, id]) => ({target, id: id!})),
    );
    expect(named.filter(({id}) => !ids.has(id))).toEqual([]);
  });
});
