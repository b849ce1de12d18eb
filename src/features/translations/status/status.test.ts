import {readFileSync, rmSync} from 'node:fs';
import path from 'node:path';
import {afterAll, beforeAll, beforeEach, expect, it} from 'vitest';
import {testFolder} from '../../../node/test-folder.ts';
import {fileAreas, hashOf, translations} from '../files.ts';
import {withHash} from './files.ts';
import {fileStatus} from './status.ts';

/* A site of two pages in every language, all of them current. */
const {root, write} = testFolder();
const roles = 'docs/workspace/roles.md';
const policy = 'src/pages/private-policy.mdx';
const english: Record<string, string> = {
  [roles]: '---\ntitle: Roles\n---\n\nA role.\n',
  [policy]: 'A policy.\n',
};

// The status looks for the site in the current folder.
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

/** Files to work on in all languages, each with its state. */
async function unfinishedFiles(): Promise<string[]> {
  const areas = (await Promise.all(translations.map(fileStatus))).flat();
  return areas.flatMap(({missing, stale, orphaned}) =>
    Object.entries({missing, stale, orphaned}).flatMap(([state, files]) =>
      files.map((file) => `${state}: ${file}`),
    ),
  );
}

it.each([
  {event: 'a sentence with front matter changes', source: roles, state: 'stale', change: rewrite},
  {event: 'a sentence without it changes', source: policy, state: 'stale', change: rewrite},
  {
    event: 'a page is added',
    source: 'docs/new-page.md',
    state: 'missing',
    change: (source: string) => write(source, 'New.\n'),
  },
  {
    event: 'an English page goes',
    source: roles,
    state: 'orphaned',
    change: (source: string) => rmSync(path.join(root, source)),
  },
])('names the $state translations of $source when $event', async ({source, state, change}) => {
  expect(await unfinishedFiles()).toEqual([]);
  change(source);
  expect(await unfinishedFiles()).toEqual(
    translationsOf(source).map((target) => `${state}: ${target}`),
  );
});

it('does not mind white space at the end of a line', async () => {
  write(roles, `${readFileSync(path.join(root, roles), 'utf8')}  \n\n`);
  expect(await unfinishedFiles()).toEqual([]);
});
