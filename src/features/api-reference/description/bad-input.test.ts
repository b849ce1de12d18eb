import {cpSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {beforeAll, describe, expect, it} from 'vitest';
import {testFolder} from '../../../node/test-folder.ts';
import {lint} from './redocly.ts';

/** A way to break a file, the rule that the build must name, and words of its message. */
type Fault = [name: string, rule: string, from: string | RegExp, to: string, says?: string];

const interval =
  'Interval between checks, in seconds, counted from the end of one check to the start of the next.';
const description = /description: [\s\S]*?\n {2}x-roles/;
const examples = 'no-invalid-media-type-examples';
const roles = 'tianji/roles-match-security';

const faults: Record<string, Fault[]> = {
  'components/examples/Monitor.yaml': [
    ['an example that does not fit', examples, /interval: \d+/, 'interval: often'],
    [
      'an example of another format',
      examples,
      /createdAt: .*/,
      'createdAt: yesterday',
      'date-time',
    ],
    [
      'an example with a field that does not exist',
      examples,
      /interval: (\d+)/,
      'interval: $1\n  color: red',
      'color',
    ],
  ],
  'components/schemas/Monitor.yaml': [
    [
      'a property without a text',
      'tianji/property-description',
      `    description: ${interval}\n`,
      '',
      '"interval"',
    ],
    ['a text that repeats the name', 'tianji/text-adds-something', interval, 'The interval.'],
    [
      'markup in a text',
      'tianji/plain-markdown',
      interval,
      interval.replace('checks', '<b>checks</b>'),
    ],
  ],
  'paths/billing/current-tier.yaml': [
    [
      'a response without an example',
      'tianji/examples-present',
      /          examples:\n(?: {12}.*\n)+/,
      '',
      'billing-currentTier: .*application/json',
    ],
  ],
  'paths/billing/limit.yaml': [
    [
      'a copied summary',
      'tianji/unique-operation-texts',
      /summary: .*/,
      'summary: Get the current plan',
      'billing-',
    ],
    ['an error that every operation has', roles, /    '500':\n.*\n/, '', '500 .*ServerError.yaml'],
  ],
  'paths/monitor/all.yaml': [
    ['an operation without an id', 'operation-operationId', /  operationId: .*\n/, ''],
  ],
  'paths/monitor/clear-events.yaml': [
    [
      'an error that every operation with a token has',
      roles,
      /    '401':\n.*\n/,
      '',
      '401 .*Unauthorized.yaml',
    ],
    [
      'a 403 of another role',
      roles,
      'ForbiddenAdmin.yaml',
      'ForbiddenMember.yaml',
      'ForbiddenAdmin.yaml',
    ],
  ],
  'paths/monitor/data.yaml': [
    ['a missing summary', 'operation-summary', /summary: .*/, "summary: ''"],
    ['a missing description', 'operation-description', description, "description: ''\n  x-roles"],
  ],
  'paths/monitor/delete.yaml': [
    [
      'an error of operations for admins',
      roles,
      /    '403':\n.*\n/,
      '',
      '403 .*ForbiddenAdmin.yaml',
    ],
    [
      'an id that leads elsewhere',
      'tianji/route-from-operation-id',
      'monitor-delete\n',
      'monitor-drop\n',
      '/api/monitor-drop',
    ],
  ],
  'paths/monitor/events.yaml': [
    ['a role that contradicts the security', roles, 'x-roles: member', 'x-roles: public'],
    [
      'a parameter whose example does not fit',
      'no-invalid-parameter-examples',
      /example: \d+/,
      'example: many',
    ],
  ],
  'paths/monitor/recent-data.yaml': [
    [
      'a part that the pages do not show',
      'tianji/supported',
      '  responses:\n',
      '  callbacks: {}\n  responses:\n',
      'monitor-recentData: .*"callbacks"',
    ],
  ],
  'openapi.yaml': [
    [
      'an extension that refers to a file',
      'tianji/supported',
      'info:\n',
      'x-topics:\n  - $ref: ./notes.md\ninfo:\n',
      'x-topics',
    ],
  ],
  'components/schemas/MonitorType.yaml': [
    [
      'a keyword that the pages do not show',
      'tianji/supported',
      'type: string\n',
      'type: string\nnot: {const: x}\n',
      '"not"',
    ],
  ],
  'paths/monitor/get.yaml': [
    [
      'a dangling reference',
      'no-unresolved-refs',
      'schemas/MonitorDetails.yaml',
      'schemas/Gone.yaml',
    ],
  ],
};
const notYaml = {
  file: 'paths/monitor/get.yaml',
  fault: ['a file that is not YAML', 'no-unresolved-refs', 'get:\n', 'get: [\n'] as Fault,
};

/** One fault of each file together in a description, because each run takes seconds. */
const batchCount = Math.max(...Object.values(faults).map(({length}) => length));
const batches = Array.from({length: batchCount}, (_, index) =>
  Object.entries(faults).flatMap(([file, {[index]: fault}]) => (fault ? [{file, fault}] : [])),
);

describe.each([...batches, [notYaml]].map((batch) => ({batch})))(
  'the build stops with file, line, and rule at',
  ({batch}) => {
    const {root, write} = testFolder();
    let findings: string[] = [];
    beforeAll(async () => {
      cpSync('openapi', root, {recursive: true, filter: (name) => !name.includes('dist')});
      for (const {file, fault} of batch) {
        const [name, , from, to] = fault;
        const text = readFileSync(path.join(root, file), 'utf8');
        const changed = text.replace(from, to);
        expect(changed, `${name} must change the file`).not.toBe(text);
        write(file, changed);
      }
      const message = await lint(path.join(root, 'openapi.yaml')).then(String, String);
      findings = message.split(/^\[\d+\] /m);
    }, 180_000);

    it.each(batch)('$fault.0', ({file, fault: [, rule, , , says = '']}) => {
      const finding = new RegExp(`${file}:\\d+:\\d+ [^]*${says}[^]*by the ${rule} rule`);
      expect(findings).toContainEqual(expect.stringMatching(finding));
    });
  },
);
