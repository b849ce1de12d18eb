import {readFileSync} from 'node:fs';
import {expect, it} from 'vitest';
import {parse} from 'yaml';

interface Row {
  /** What the specification says. */
  row: string;
  /** URLs that the row names. */
  routes?: string[];
  /** File and a part of the title of the test that checks it. */
  test: string;
}

const rows = parse(readFileSync('tests/data/specification.yaml', 'utf8')) as Row[];
const known = Object.values(
  JSON.parse(readFileSync('tests/data/routes.json', 'utf8')) as Record<string, string[]>,
).flat();

it.each(rows)('$row', ({routes = [], test}) => {
  const [file, title] = test.split(' > ');
  const tests = readFileSync(file!, 'utf8');
  expect(tests, `${file} has no test "${title}"`).toContain(title);
  expect(tests, `${file} skips a test`).not.toMatch(
    /\b(?:it|test|describe)\.(?:skip|todo)\(\s*['`]/,
  );
  expect(routes.filter((route) => !known.includes(route))).toEqual([]);
});

it('has the 89 operations of the specification', () => {
  const operations = rows
    .flatMap(({routes = []}) => routes)
    .filter((route) => /^\/api\/(?!introduction$)/.test(route));
  expect(new Set(operations).size).toBe(89);
});
