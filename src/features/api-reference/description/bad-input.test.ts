import {cpSync, mkdtempSync, readFileSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {expect, it} from 'vitest';
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
    file: 'paths/monitor/get.yaml',
    from: '  operationId: monitor-get\n',
    to: '',
    says: /monitor\/get\.yaml:\d+:\d+ \[operation-operationId\]/,
  },
  {
    name: 'an operation whose id leads elsewhere',
    file: 'paths/monitor/get.yaml',
    from: 'operationId: monitor-get\n',
    to: 'operationId: monitor-fetch\n',
    says: /monitor\/get\.yaml:\d+:\d+ \[tianji\/route-from-operation-id\].*\/api\/monitor-fetch/,
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
    file: 'paths/monitor/get.yaml',
    from: 'x-roles: member',
    to: 'x-roles: public',
    says: /monitor\/get\.yaml:\d+:\d+ \[tianji\/roles-match-security\]/,
  },
  {
    name: 'markup in a text',
    file: 'components/schemas/Monitor.yaml',
    from: interval,
    to: interval.replace('checks', '<b>checks</b>'),
    says: /Monitor\.yaml:\d+:\d+ \[tianji\/plain-markdown\]/,
  },
  {name: 'a file that is not YAML', file: 'paths/monitor/get.yaml', from: 'get:\n', to: 'get: [\n', says: /monitor\/get\.yaml/},
];

it.concurrent.each(faults)('the build stops at $name with file, line and rule', {timeout: 180_000}, async ({file, from, to, says}) => {
  const folder = mkdtempSync(path.join(tmpdir(), 'openapi-bad-'));
  cpSync('openapi', folder, {recursive: true, filter: (name) => !name.includes('dist')});
  const broken = path.join(folder, file);
  const text = readFileSync(broken, 'utf8');
  const changed = text.replace(from, to);
  expect(changed, 'the fault must change the file').not.toBe(text);
  writeFileSync(broken, changed);
  await expect(lint(path.join(folder, 'openapi.yaml'))).rejects.toThrow(says);
});
