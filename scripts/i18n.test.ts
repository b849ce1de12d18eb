import {chmodSync, readFileSync, rmSync} from 'node:fs';
import path from 'node:path';
import {beforeAll, beforeEach, describe, expect, it} from 'vitest';
import {hashOf, translations, withHash} from '../src/features/translations/files.ts';
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
    fact: 'names what is missing',
    arrange: () => rmSync(path.join(root, translationOf('fr'))),
    args: ['fr'],
    code: 0,
    message: `missing: ${translationOf('fr')}`,
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

describe('labels and API texts', () => {
  const json = (value: unknown): string => JSON.stringify(value);
  const read = (file: string): string => readFileSync(path.join(root, file), 'utf8');

  /** The labels of the site, which Docusaurus extracts. The program in its place is a script of the shell. */
  beforeAll(() => {
    const docusaurus = 'node_modules/.bin/docusaurus';
    const labels = json({Open: {message: 'Open'}, Close: {message: 'Close'}});
    write(docusaurus, `#!/bin/sh\nmkdir -p i18n/en && echo '${labels}' > i18n/en/code.json\n`);
    chmodSync(path.join(root, docusaurus), 0o755);
    write('openapi/dist/workflows.json', '{}');
    write('openapi/dist/openapi.json', json({info: {description: 'An API.'}}));
  });

  beforeEach(() => {
    for (const locale of translations)
      write(
        `i18n/${locale}/code.json`,
        json({Open: {message: 'Ouvrir'}, Gone: {message: 'Parti'}}),
      );
    write(
      'openapi/overlays/fr.yaml',
      'actions: [{target: $.gone, update: {description: Parti.}, x-source-hash: {description: a}}]\n',
    );
  });

  it.skipIf(process.platform === 'win32').each([
    {kind: 'labels', english: 'Close', file: 'i18n/fr/code.json'},
    {kind: 'api', english: 'An API.', file: 'openapi/overlays/fr.yaml'},
  ])('export and import: $kind', ({kind, english, file}) => {
    expect(i18n('export', kind, 'fr', 'texts.json').code).toBe(0);
    expect(JSON.parse(read('texts.json'))).toEqual({[english]: ''});
    write('texts.json', json({[english]: 'En français'}));
    expect(i18n('import', kind, 'fr', 'texts.json').output).toContain('1 texts taken over');
    expect(read(file)).toContain('En français');
    expect(i18n('export', kind, 'fr', 'texts.json').output).toContain('0 texts');
  });

  it.skipIf(process.platform === 'win32')(
    'prune deletes those without English, and no other',
    () => {
      expect(i18n('prune').code).toBe(0);
      expect(JSON.parse(read('i18n/fr/code.json'))).toEqual({Open: {message: 'Ouvrir'}});
      expect(read('openapi/overlays/fr.yaml')).not.toContain('Parti');
    },
  );

  it('import names a file that it cannot read', () => {
    write('texts.json', '{');
    const {code, output} = i18n('import', 'api', 'fr', 'texts.json');
    expect(output).toContain("texts.json can't be read");
    expect(code).toBe(1);
  });
});
