import {cpSync, mkdtempSync, readFileSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {beforeAll, describe, expect, it} from 'vitest';
import {lint} from './redocly.ts';

/** A way to break the description, and what the build must say about it. */
interface Fault {
  name: string;
  file: string;
  from: string | RegExp;
  to: string;
  says: RegExp;
}

/** A text in components/schemas/Monitor.yaml. */
const interval = 'Interval between checks, in seconds, counted from the end of one check to the start of the next.';

const faults: Fault[] = [
  {
    name: 'a missing summary',
    file: 'paths/monitor/data.yaml',
    from: /summary: .*/,
    to: "summary: ''",
    says: /monitor\/data\.yaml:\d+:\d+ \[operation-summary\]/,
  },
  {
    name: 'a missing description',
    file: 'paths/monitor/data.yaml',
    from: /description: [\s\S]*?\n {2}x-roles/,
    to: "description: ''\n  x-roles",
    says: /monitor\/data\.yaml:\d+:\d+ \[operation-description\]/,
  },
  {
    name: 'a property without a text',
    file: 'components/schemas/Monitor.yaml',
    from: `    description: ${interval}\n`,
    to: '',
    says: /Monitor\.yaml:\d+:\d+ \[tianji\/property-description\].*"interval"/,
  },
  {
    name: 'a text that repeats the name',
    file: 'components/schemas/Monitor.yaml',
    from: interval,
    to: 'The interval.',
    says: /Monitor\.yaml:\d+:\d+ \[tianji\/text-adds-something\]/,
  },
  {
    name: 'an example that does not fit',
    file: 'components/examples/Monitor.yaml',
    from: /interval: \d+/,
    to: 'interval: often',
    says: /Monitor\.yaml:\d+:\d+ \[no-invalid-media-type-examples\]/,
  },
  {
    name: 'an example with a field that does not exist',
    file: 'components/examples/Monitor.yaml',
    from: /interval: (\d+)/,
    to: 'interval: $1\n  color: red',
    says: /Monitor\.yaml:\d+:\d+ \[no-invalid-media-type-examples\].*color/,
  },
  {
    name: 'an answer without an example',
    file: 'paths/billing/current-tier.yaml',
    from: /          examples:\n(?: {12}.*\n)+/,
    to: '',
    says: /current-tier\.yaml:\d+:\d+ \[tianji\/examples-present\]/,
  },
  {
    name: 'a dangling reference',
    file: 'paths/monitor/get.yaml',
    from: 'schemas/MonitorDetails.yaml',
    to: 'schemas/Gone.yaml',
    says: /monitor\/get\.yaml:\d+:\d+ \[no-unresolved-refs\]/,
  },
  {
    name: 'an operation without an id',
    file: 'paths/monitor/all.yaml',
    from: /  operationId: .*\n/,
    to: '',
    says: /monitor\/all\.yaml:\d+:\d+ \[operation-operationId\]/,
  },
  {
    name: 'an operation whose id leads elsewhere',
    file: 'paths/monitor/delete.yaml',
    from: 'operationId: monitor-delete\n',
    to: 'operationId: monitor-drop\n',
    says: /monitor\/delete\.yaml:\d+:\d+ \[tianji\/route-from-operation-id\].*\/api\/monitor-drop/,
  },
  {
    name: 'a copied description',
    file: 'paths/billing/limit.yaml',
    from: /summary: .*/,
    to: 'summary: Get the current plan',
    says: /\[tianji\/unique-operation-texts\].*billing-/,
  },
  {
    name: 'a role that contradicts the security',
    file: 'paths/monitor/events.yaml',
    from: 'x-roles: member',
    to: 'x-roles: public',
    says: /monitor\/events\.yaml:\d+:\d+ \[tianji\/roles-match-security\]/,
  },
  {
    name: 'the sample text of a new operation',
    file: 'paths/monitor/change-active.yaml',
    from: /description: [\s\S]*?\n {2}x-roles/,
    to: 'description: Says what the call does and what it returns.\n  x-roles',
    says: /\[tianji\/no-sample-text\]/,
  },
  {
    name: 'an error that every operation with a token has',
    file: 'paths/monitor/clear-events.yaml',
    from: /    '401':\n.*\n/,
    to: '',
    says: /clear-events\.yaml:\d+:\d+ \[tianji\/roles-match-security\].*401 .*Unauthorized\.yaml/,
  },
  {
    name: 'a 403 of another role',
    file: 'paths/monitor/clear-events.yaml',
    from: 'ForbiddenAdmin.yaml',
    to: 'ForbiddenMember.yaml',
    says: /clear-events\.yaml:\d+:\d+ \[tianji\/roles-match-security\].*ForbiddenAdmin\.yaml/,
  },
  {
    name: 'markup in a text',
    file: 'components/schemas/Monitor.yaml',
    from: interval,
    to: interval.replace('checks', '<b>checks</b>'),
    says: /Monitor\.yaml:\d+:\d+ \[tianji\/plain-markdown\]/,
  },
];
const notYaml: Fault = {
  name: 'a file that is not YAML',
  file: 'paths/monitor/get.yaml',
  from: 'get:\n',
  to: 'get: [\n',
  says: /monitor\/get\.yaml/,
};

/** Faults side by side in one description, because each run takes seconds; no two in the same file. */
function inBatches(all: Fault[]): Fault[][] {
  const batches: Fault[][] = [];
  for (const fault of all) {
    const free = batches.find((batch) => !batch.some(({file}) => file === fault.file));
    if (free) free.push(fault);
    else batches.push([fault]);
  }
  return batches;
}

/** What the build says about a description with these faults. */
async function messageOf(batch: Fault[]): Promise<string> {
  const folder = mkdtempSync(path.join(tmpdir(), 'openapi-bad-'));
  cpSync('openapi', folder, {recursive: true, filter: (name) => !name.includes('dist')});
  for (const {name, file, from, to} of batch) {
    const text = readFileSync(path.join(folder, file), 'utf8');
    const changed = text.replace(from, to);
    expect(changed, `${name} must change the file`).not.toBe(text);
    writeFileSync(path.join(folder, file), changed);
  }
  return lint(path.join(folder, 'openapi.yaml')).then(
    () => '',
    (error: Error) => error.message,
  );
}

describe.each([...inBatches(faults), [notYaml]].map((batch) => ({batch})))('the build stops with file, line and rule at', ({batch}) => {
  let message = '';
  beforeAll(async () => {
    message = await messageOf(batch);
  }, 180_000);

  it.each(batch)('$name', ({says}) => expect(message).toMatch(says));
});
