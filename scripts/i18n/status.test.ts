import {appendFileSync, cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, expect, it} from 'vitest';
import {runScript} from '../../src/node/test-folder.ts';
import {filePairs, hashOf, translations, withHash} from '../../src/features/translations/status/files.ts';

/*
 * The command itself, on a copy of the content in which every translation is recorded as current: what the real one has open must not
 * decide here.
 */
let copy: string;

function status(...args: string[]): {code: number | null; entries: string[]; output: string} {
  const {code, output} = runScript('scripts/i18n/report.ts', ['--files', '--all', ...args], copy);
  return {code, output, entries: [...output.matchAll(/^ +((?:missing|stale|orphaned): .*)$/gm)].map(([, entry]) => entry!)};
}

const translationsOf = (folder: string, name: string): string[] => translations.map((locale) => `i18n/${locale}/${folder}/${name}`);

beforeEach(async () => {
  copy = mkdtempSync(path.join(os.tmpdir(), 'status-'));
  for (const folder of ['docs', 'blog', 'changelog', 'src/pages', 'openapi/pages', 'i18n'])
    cpSync(folder, path.join(copy, folder), {recursive: true});
  for (const locale of translations) {
    for (const {source, target} of await filePairs(locale)) {
      const file = path.join(copy, target);
      const english = readFileSync(source, 'utf8');
      mkdirSync(path.dirname(file), {recursive: true});
      writeFileSync(file, withHash(existsSync(file) ? readFileSync(file, 'utf8') : english, hashOf(english), target));
    }
  }
});

afterEach(() => rmSync(copy, {recursive: true, force: true}));

it('passes when all is current', () => {
  expect(status()).toMatchObject({code: 0, entries: []});
});

it('fails on a language that it does not know', () => {
  expect(status('xx')).toMatchObject({code: 1, output: expect.stringContaining('"xx" is not a language') as string});
});

it.each([
  ['docs/workspace/roles.md', 'docusaurus-plugin-content-docs/current', 'workspace/roles.md'],
  ['src/pages/private-policy.mdx', 'docusaurus-plugin-content-pages', 'private-policy.mdx'],
])('names exactly the files to revisit when a sentence of %s changes', (source, folder, name) => {
  const file = path.join(copy, source);
  const text = readFileSync(file, 'utf8');
  const changed = text.replace(/\.$/m, ', as a rule.');
  expect(changed).not.toBe(text);
  writeFileSync(file, changed);
  const {code, entries, output} = status();
  expect(entries).toEqual(translationsOf(folder, name).map((target) => `stale: ${target}`));
  expect(output).toContain(`⚠ ${translations.length} translations are missing or stale`);
  expect(output).toContain('npm run i18n:stamp');
  expect(output).not.toContain('npm run i18n:texts');
  expect(code).toBe(0);
  expect(status('--strict')).toMatchObject({code: 1, entries});
});

it('warns with the list when a page is added without translations, and fails when strict', () => {
  writeFileSync(path.join(copy, 'docs/new-page.md'), '---\ntitle: New\n---\n\nNew.\n');
  const {code, entries} = status();
  expect(entries).toEqual(translationsOf('docusaurus-plugin-content-docs/current', 'new-page.md').map((target) => `missing: ${target}`));
  expect(code).toBe(0);
  expect(status('--strict').code).toBe(1);
});

it('fails with the list when an English page goes and its translations stay', () => {
  rmSync(path.join(copy, 'docs/special-thanks.md'));
  const {code, entries} = status();
  expect(entries).toEqual(
    translationsOf('docusaurus-plugin-content-docs/current', 'special-thanks.md').map((target) => `orphaned: ${target}`),
  );
  expect(code).toBe(1);
});

it('does not mind white space at the end of a line', () => {
  appendFileSync(path.join(copy, 'docs/workspace/roles.md'), '  \n\n');
  expect(status()).toMatchObject({code: 0, entries: []});
});
