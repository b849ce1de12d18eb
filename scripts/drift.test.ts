import {execFileSync} from 'node:child_process';
import {rmSync} from 'node:fs';
import path from 'node:path';
import {beforeAll, expect, it} from 'vitest';
import {runScript, testFolder} from '../src/node/test-folder.ts';

/* The command itself, on a site of three files and a product of three commits. */
const {root, write} = testFolder();

const git = (...args: string[]): Buffer =>
  execFileSync('git', ['-c', 'user.name=t', '-c', 'user.email=t@example.com', ...args], {
    cwd: path.join(root, 'product'),
  });

const drift = (...args: string[]) => runScript('scripts/drift.ts', args, path.join(root, 'site'));

const page = (sources: string, verified = 'v1.0.0'): string =>
  `---\ntitle: A\nsources: [${sources}]\nverified: ${verified}\n---\n\nText.\n`;

beforeAll(() => {
  write('product/src/a.ts', '1');
  git('init', '--quiet');
  write('product/src/model/b.ts', '1');
  git('add', '.');
  git('commit', '--quiet', '-m', 'Begin');
  git('tag', 'v1.0.0');
  write('product/src/model/b.ts', '2');
  git('commit', '--quiet', '-am', 'Store failures as -1');
  git('tag', 'v1.1.0');
  write('product/src/a.ts', '2');
  git('commit', '--quiet', '-am', 'Rename the setting');
  git('tag', 'v1.2.0');
});

function site(files: Record<string, string>): void {
  rmSync(path.join(root, 'site'), {recursive: true, force: true});
  for (const [file, text] of Object.entries(files)) write(`site/${file}`, text);
}

it('lists pages and operations whose sources changed, with files, commit subjects, and workflows', () => {
  site({
    'docs/a.md': page('src/a.ts'),
    'docs/model.md': page('src/model'),
    'docs/current.md': page('src/a.ts', 'v1.2.0'),
    'openapi/paths/x/y.yaml':
      'get:\n  operationId: x-y\n  x-sources: [src/model/b.ts]\n  x-verified: v1.0.0\n',
    'openapi/workflows/x.arazzo.yaml':
      'workflows: [{workflowId: a, steps: [{operationId: $sourceDescriptions.tianji.x-y}]}]\n',
  });
  const {code, output} = drift('../product');
  expect(output).toMatch(
    /docs\/a\.md \(checked against v1\.0\.0\)\n {2}src\/a\.ts\n {4}\w+ Rename the setting\n/,
  );
  expect(output).toMatch(
    /docs\/model\.md \(checked against v1\.0\.0\)\n {2}src\/model\/b\.ts\n {4}\w+ Store failures as -1\n/,
  );
  expect(output).toContain('openapi/paths/x/y.yaml');
  expect(output).toContain('proven by openapi/workflows/x.arazzo.yaml');
  expect(output).not.toContain('docs/current.md');
  expect(output).toContain('3 of 4 pages and operations');
  expect(code).toBe(0);
});

it('looks no further than the tag it is given', () => {
  site({'docs/a.md': page('src/a.ts'), 'docs/model.md': page('src/model')});
  const {output} = drift('../product', '--to', 'v1.1.0');
  expect(output).not.toContain('docs/a.md');
  expect(output).toContain('1 of 2 pages and operations');
});

it.each([
  {verified: 'v9.9.9', source: 'src/a.ts', message: 'Not a valid object name v9.9.9'},
  {verified: 'v1.0.0', source: 'src/gone.ts', message: "docs/a.md: src/gone.ts doesn't exist"},
])('fails with one message: $message', ({verified, source, message}) => {
  site({'docs/a.md': page(source, verified)});
  const {code, output} = drift('../product');
  expect(output).toContain(message);
  expect(code).toBe(1);
});
