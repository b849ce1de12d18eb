import {readFileSync, rmSync} from 'node:fs';
import path from 'node:path';
import {beforeEach, expect, it} from 'vitest';
import {hashOf, translations} from '../src/features/translations/files.ts';
import {withHash} from '../src/features/translations/status/files.ts';
import {runScript, testFolder} from '../src/node/test-folder.ts';

/* A site of one page in every language, all of them current. */
const {root, write} = testFolder();
const roles = 'docs/workspace/roles.md';
const english = 'A role.\n';
const translationOf = (locale: string): string =>
  `i18n/${locale}/docusaurus-plugin-content-docs/current/workspace/roles.md`;

beforeEach(() => {
  write(roles, english);
  for (const locale of translations) {
    const target = translationOf(locale);
    write(target, withHash('Un role.\n', hashOf(english), target));
  }
});

const i18n = (...args: string[]) => runScript('scripts/i18n.ts', args, root);
const rewrite = (): void => write(roles, 'A role, as a rule.\n');
const remove = (): void => rmSync(path.join(root, roles));

it.each([
  {fact: 'passes if all is current', args: [], code: 0, message: '1 of 1 current'},
  {
    fact: 'warns of what is stale',
    arrange: rewrite,
    args: [],
    code: 0,
    message: '⚠ 4 translations are missing or stale',
  },
  {
    fact: 'fails on what is stale with --strict',
    arrange: rewrite,
    args: ['--strict'],
    code: 1,
    message: 'i18n -- stamp',
  },
  {
    fact: 'fails on orphans',
    arrange: remove,
    args: [],
    code: 1,
    message: '4 translations are orphaned',
  },
  {fact: 'fails on another language', args: ['xx'], code: 1, message: '"xx" is not a language'},
])('status $fact', ({arrange, args, code, message}) => {
  arrange?.();
  const result = i18n('status', '--files', ...args);
  expect(result.output).toContain(message);
  expect(result.code).toBe(code);
});

it('stamp makes a stale translation current, and keeps its text', () => {
  rewrite();
  expect(i18n('stamp', 'fr', roles).code).toBe(0);
  expect(readFileSync(path.join(root, translationOf('fr')), 'utf8')).toContain('Un role.');
  expect(i18n('status', '--files', '--strict', 'fr').code).toBe(0);
});

it('new copies a page that has no translation, and never overwrites one', () => {
  const target = translationOf('fr');
  expect(i18n('new', 'fr', roles).output).toContain(`${target} exists already`);
  rmSync(path.join(root, target));
  expect(i18n('new', 'fr', roles).code).toBe(0);
  expect(readFileSync(path.join(root, target), 'utf8')).toContain(english);
});
