import {expect, it} from 'vitest';
import {sitePath} from './paths.ts';

it.each([
  ['docs\\monitor\\types.md', 'docs/monitor/types.md'],
  ['.\\docs\\monitor\\', 'docs/monitor'],
  ['docs/monitor/', 'docs/monitor'],
  ['C:\\my sites\\é\\docs', 'C:/my sites/é/docs'],
])('%s is %s', (file, expected) => {
  expect(sitePath(file)).toBe(expected);
});
