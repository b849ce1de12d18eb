import {readFileSync, rmSync} from 'node:fs';
import path from 'node:path';
import {beforeEach, expect, it} from 'vitest';
import {
  fileAreas,
  hashOf,
  translations,
  withHash,
} from '../../src/features/translations/status/files.ts';
import {runScript, testFolder} from '../../src/node/test-folder.ts';

/* The command itself, on a site of two pages in every language, all of them current. */
const {root, write} = testFolder();
const english = {
  'docs/workspace/roles.md': '---\ntitle: Roles\n---\n\nA role.\n',
  'src/pages/private-policy.mdx': 'A policy.\n',
};

function status(...args: string[]): {code: number | null; entries: string[]; output: string} {
  const {code, output} = runScript('scripts/i18n/report.ts', ['--files', '--all', ...args], root);
  return {
    code,
    output,
    entries: [...output.matchAll(/^ +((?:missing|stale|orphaned): .*)$/gm)].map(
      ([, entry]) => entry!,
    ),
  };
}

/** The translations of a page, in the order of the output. */
const translationsOf = (source: string): string[] => {
  const {folder, translated} = fileAreas.find((area) => source.startsWith(`${area.folder}/`))!;
  return translations.map((locale) =>
    path.posix.join(translated(locale), path.posix.relative(folder, source)),
  );
};

beforeEach(() => {
  rmSync(root, {recursive: true});
  for (const [source, text] of Object.entries(english)) {
    write(source, text);
    for (const target of translationsOf(source))
      write(target, withHash(text.replace('A ', 'Un '), hashOf(text), target));
  }
});

it('passes when all is current', () => {
  expect(status()).toMatchObject({code: 0, entries: []});
});

it('fails on a language that it does not know', () => {
  expect(status('xx')).toMatchObject({
    code: 1,
    output: expect.stringContaining('"xx" is not a language') as string,
  });
});

it.each(Object.entries(english))(
  'names exactly the files to revisit when a sentence of %s changes',
  (source, text) => {
    write(source, text.replace('.', ', as a rule.'));
    const {code, entries, output} = status();
    expect(entries).toEqual(translationsOf(source).map((target) => `stale: ${target}`));
    expect(output).toContain(`⚠ ${translations.length} translations are missing or stale`);
    expect(output).toContain('npm run i18n -- stamp');
    expect(output).not.toContain('npm run i18n -- export');
    expect(code).toBe(0);
    expect(status('--strict')).toMatchObject({code: 1, entries});
  },
);

it('warns with the list when a page is added without translations, and fails when strict', () => {
  write('docs/new-page.md', '---\ntitle: New\n---\n\nNew.\n');
  const {code, entries} = status();
  expect(entries).toEqual(translationsOf('docs/new-page.md').map((target) => `missing: ${target}`));
  expect(code).toBe(0);
  expect(status('--strict').code).toBe(1);
});

it('fails with the list when an English page goes and its translations stay', () => {
  rmSync(path.join(root, 'docs/workspace/roles.md'));
  const {code, entries} = status();
  expect(entries).toEqual(
    translationsOf('docs/workspace/roles.md').map((target) => `orphaned: ${target}`),
  );
  expect(code).toBe(1);
});

it('does not mind white space at the end of a line', () => {
  const file = 'docs/workspace/roles.md';
  write(file, `${readFileSync(path.join(root, file), 'utf8')}  \n\n`);
  expect(status()).toMatchObject({code: 0, entries: []});
});
