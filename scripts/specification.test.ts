import {existsSync, readFileSync} from 'node:fs';
import ts from 'typescript';
import {describe, expect, it} from 'vitest';
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

/** Titles of the tests in a file that run, as they are written there: of `it(…)`, `test(…)`, and forms such as `it.each(…)(…)`. */
function titlesIn(file: string): string[] {
  const titles: string[] = [];
  const visit = (node: ts.Node): void => {
    if (
      ts.isCallExpression(node) &&
      /^(?:it|test)\b(?!\.(?:skip|todo|describe)\b)/.test(node.expression.getText())
    ) {
      const [title] = node.arguments;
      if (title && (ts.isStringLiteralLike(title) || ts.isTemplateExpression(title)))
        titles.push(title.getText().slice(1, -1));
    }
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true));
  return titles;
}

describe('the table of the specification', () => {
  it.each(rows)('$row', ({routes = [], test}) => {
    const [file, title] = test.split(' > ');
    expect(existsSync(file!), `${file} doesn't exist`).toBe(true);
    const titles = titlesIn(file!);
    expect(
      titles.some((written) => written.includes(title!)),
      `${file} has no test "${title}". It has:\n${titles.join('\n')}`,
    ).toBe(true);
    expect(routes.filter((route) => !known.includes(route))).toEqual([]);
  });

  it('names the 89 operations of the specification', () => {
    const operations = rows
      .flatMap(({routes = []}) => routes)
      .filter((route) => /^\/api\//.test(route));
    expect(operations.filter((route) => route !== '/api/introduction')).toHaveLength(89);
    expect(new Set(operations).size).toBe(operations.length);
  });
});
