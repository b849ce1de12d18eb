import {readFileSync, rmSync} from 'node:fs';
import path from 'node:path';
import {afterAll, beforeAll, beforeEach, expect, it} from 'vitest';
import {
  fileAreas,
  hashOf,
  translations,
  withHash,
} from '../src/features/translations/status/files.ts';
import {fileStatus} from '../src/features/translations/status/status.ts';
import {runScript, testFolder} from '../src/node/test-folder.ts';

/* A site of two pages in every language, all of them current. */
const {root, write} = testFolder();
const roles = 'docs/workspace/roles.md';
const english: Record<string, string> = {
  [roles]: '---\ntitle: Roles\n---\n\nA role.\n',
  'src/pages/private-policy.mdx': 'A policy.\n',
};

const home = process.cwd();
beforeAll(() => process.chdir(root));
afterAll(() => process.chdir(home));

/** The translations of a page, in the order of the status. */
const translationsOf = (source: string): string[] => {
  const {folder, translated} = fileAreas.find((area) => source.startsWith(`${area.folder}/`))!;
  return translations.map((locale) =>
    path.posix.join(translated(locale), path.posix.relative(folder, source)),
  );
};

beforeEach(() => {
  for (const folder of ['docs', 'i18n', 'src'])
    rmSync(path.join(root, folder), {recursive: true, force: true});
  for (const [source, text] of Object.entries(english)) {
    write(source, text);
    for (const target of translationsOf(source))
      write(target, withHash(text.replace('A ', 'Un '), hashOf(text), target));
  }
});

const rewrite = (source: string): void =>
  write(source, english[source]!.replace('.', ', as a rule.'));
const remove = (): void => rmSync(path.join(root, roles));

/** Files to work on in all languages, each with its state. */
async function toDo(): Promise<string[]> {
  const areas = (await Promise.all(translations.map(fileStatus))).flat();
  return areas.flatMap(({missing, stale, orphaned}) =>
    Object.entries({missing, stale, orphaned}).flatMap(([state, files]) =>
      files.map((file) => `${state}: ${file}`),
    ),
  );
}

it.each([
  ...Object.keys(english).map(
    (source) => ['stale', source, `a sentence of ${source} changes`, rewrite] as const,
  ),
  ['missing', 'docs/new-page.md', 'a page is added', (source: string) => write(source, 'New.\n')],
  ['orphaned', roles, 'an English page goes', remove],
] as const)('names the %s translations of %s when %s', async (state, source, _, change) => {
  expect(await toDo()).toEqual([]);
  change(source);
  expect(await toDo()).toEqual(translationsOf(source).map((target) => `${state}: ${target}`));
});

it('does not mind white space at the end of a line', async () => {
  write(roles, `${readFileSync(path.join(root, roles), 'utf8')}  \n\n`);
  expect(await toDo()).toEqual([]);
});

// The command itself.
it.each([
  ['passes if all is current', () => undefined, [], 0, '1 of 1 current'],
  ['warns of what is stale', () => rewrite(roles), [], 0, '⚠ 4 translations are missing or stale'],
  ['fails on what is stale with --strict', () => rewrite(roles), ['--strict'], 1, 'i18n -- stamp'],
  ['fails on orphans', remove, [], 1, '4 translations are orphaned'],
  ['fails on another language', () => undefined, ['xx'], 1, '"xx" is not a language'],
])('%s', (_, arrange, args, code, message) => {
  arrange();
  const result = runScript('scripts/i18n.ts', ['status', '--files', ...args], root);
  expect(result.output).toContain(message);
  expect(result.code).toBe(code);
});
