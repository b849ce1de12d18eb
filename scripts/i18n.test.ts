import {chmodSync, readFileSync, rmSync} from 'node:fs';
import path from 'node:path';
import {beforeEach, expect, it} from 'vitest';
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

it.each<[string, string[], number, string, (() => void)?]>([
  ['passes if all is current', [], 0, '1 of 1 current'],
  ['names what is stale', [], 0, `stale: ${translationOf('fr')}`, rewrite],
  ['fails on what is stale with --strict', ['--strict'], 1, 'i18n -- stamp', rewrite],
  ['fails on orphans', [], 1, '4 translations are orphaned', remove],
  ['fails on another language', ['xx'], 1, '"xx" is not a language'],
])('status %s', (_, args, code, message, arrange) => {
  arrange?.();
  const result = i18n('status', '--files', ...args);
  expect(result.output).toContain(message);
  expect(result.code).toBe(code);
});

it('stamp makes a stale translation current, and starts one that is missing', () => {
  const textOf = (locale: string) => readFileSync(path.join(root, translationOf(locale)), 'utf8');
  rewrite();
  rmSync(path.join(root, translationOf('de')));
  expect(i18n('stamp', 'fr', roles).code).toBe(0);
  expect(i18n('stamp', 'de', roles).output).toContain('started');
  expect(textOf('fr')).toContain('Un role.');
  expect(textOf('de')).toContain('A role, as a rule.');
  expect(i18n('status', '--files', '--strict', 'fr', 'de').code).toBe(0);
});

/** The labels of the site, which Docusaurus extracts. The program in its place is a script of the shell. */
it.skipIf(process.platform === 'win32').each([
  {kind: 'labels', english: 'Close', file: 'i18n/fr/code.json'},
  {kind: 'api', english: 'An API.', file: 'openapi/overlays/fr.yaml'},
])('export and import: $kind', ({kind, english, file}) => {
  const read = (name: string): string => readFileSync(path.join(root, name), 'utf8');
  const docusaurus = 'node_modules/.bin/docusaurus';
  const labels =
    '{"Open": {"message": "Open"}, "Close": {"message": "Close"}, "close.title": {"message": "Close"}}';
  write(docusaurus, `#!/bin/sh\nmkdir -p i18n/en && echo '${labels}' > i18n/en/code.json\n`);
  chmodSync(path.join(root, docusaurus), 0o755);
  write('openapi/dist/workflows.json', '{}');
  write('openapi/dist/openapi.json', '{"info": {"description": "An API."}}');
  write(
    'i18n/fr/code.json',
    '{"Open": {"message": "Ouvrir"}, "Gone": {"message": "Parti"}, "close.title": {"message": "Fermeture"}}',
  );
  write(
    'openapi/overlays/fr.yaml',
    'actions: [{target: $.gone, update: {description: Parti.}, x-source-hash: {description: a}}]\n',
  );
  expect(i18n('export', kind, 'fr', 'texts.json').code).toBe(0);
  expect(JSON.parse(read('texts.json'))).toEqual({[english]: ''});
  write('texts.json', JSON.stringify({[english]: 'En français'}));
  expect(i18n('import', kind, 'fr', 'texts.json').output).toContain('1 texts taken over');
  expect(read(file)).toContain('En français');
  // What lost its English is gone, and nothing else.
  expect(read(file)).not.toContain('Parti');
  expect(read('i18n/fr/code.json')).toContain('Ouvrir');
  expect(read('i18n/fr/code.json')).toContain('Fermeture');
  expect(i18n('export', kind, 'fr', 'texts.json').output).toContain('0 texts');
  write('texts.json', '{');
  expect(i18n('import', kind, 'fr', 'texts.json').output).toContain("texts.json can't be read");
});
