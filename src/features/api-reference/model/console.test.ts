import {expect, it} from 'vitest';
import {consoleData} from './console.ts';
import {operation, withChange} from './operation.test-data.ts';

it.each([
  ['x-delete', 'delete', true],
  ['telemetry-delete', 'post', true],
  ['feed-clearAllArchivedEvents', 'patch', true],
  ['monitor-upsert', 'post', false],
  ['monitor-all', 'get', false],
])('tells the console whether %s takes something away', (operationId, method, destructive) => {
  expect(consoleData(withChange({operationId, method}))).toMatchObject({destructive});
});

it('tells the console what to send', () => {
  expect(consoleData(operation)).toMatchObject({
    method: 'PATCH',
    path: '/open/workspace/{workspace-id}/thing',
    secured: true,
    body: {required: true, type: 'application/json'},
  });
});
