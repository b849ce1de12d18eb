import path from 'node:path';
import {stripVTControlCharacters} from 'node:util';
import {Globby as glob} from '@docusaurus/utils';
import postcss, {type AcceptedPlugin} from 'postcss';
import {expect, it, vi} from 'vitest';
import shortenJson from './data/json.mjs';
import shortenPages, {shortKeys} from './data/pages.mjs';
import {openedParts, sharedScripts, sheets} from './groups.ts';
import {usesPatches} from './patches/index.ts';
import {purgeInfima} from './purge.ts';

it('has no patch in a version that it was not checked with, and says so as "npm run build" finds it', () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  expect([usesPatches(undefined), usesPatches('off'), usesPatches('off', '3.11.0')]).toEqual([
    ...[true, false, false],
  ]);
  expect(warn).not.toHaveBeenCalled();
  expect(usesPatches(undefined, '3.11.0')).toBe(false);
  const [[message]] = warn.mock.calls as [[string]];
  warn.mockRestore();
  expect(stripVTControlCharacters(message)).toMatch(/^\[WARNING\] Docusaurus 3\.11\.0/);
});

/** Does to a sheet what @docusaurus/plugin-css-cascade-layers does, with the same calls. */
const wrapInLayer: AcceptedPlugin = {
  postcssPlugin: 'wrap',
  Once(root) {
    const {nodes} = root.clone();
    root.removeAll();
    root.append({type: 'atrule', name: 'layer', params: 'x', nodes} as never);
  },
};

it('takes out of Infima, and of no other style sheet, the rules whose classes nothing names', async () => {
  const kept = ':root{--ifm-x:1}.navbar{top:var(--ifm-x)}.markdown>h5,blockquote{top:0}';
  const css = `${kept}.nobody-names-this{left:0}`;
  const purged = async (file: string): Promise<string> =>
    (await postcss([wrapInLayer, purgeInfima('.')]).process(css, {from: path.resolve(file)})).css;
  expect(await purged('node_modules/infima/a.css')).toBe(`@layer x{${kept}}`);
  expect(await purged('src/css/a.css')).toBe(`@layer x{${css}}`);
});

const patterns = [
  ...openedParts,
  ...Object.values(sheets).flat(),
  ...sharedScripts.flatMap(({files}) => files),
];
// Files in .docusaurus exist only when the site was built.
it.each(patterns.filter((pattern) => !pattern.startsWith('.docusaurus')))(
  'the pattern %s of a group matches files',
  (pattern) => {
    expect(glob.sync(pattern)).not.toEqual([]);
  },
);

it('gives page parts short names, and routes short keys', () => {
  const part = (name: string, file: string): string =>
    `  "${name}": [() => import(/* webpackChunkName: "${name}" */ "@site/${file}"), "@site/${file}", require.resolveWeak("@site/${file}")],\n`;
  const shorten = (source: string, options: object): string =>
    shortenPages.call({resourcePath: 'registry.js', getOptions: () => options}, source);
  const source = `export default {\n${part('12345678', 'a.md')}${part('abcde111', 'b.json')}};`;
  expect(shorten(source, {})).toBe(
    'export default {\n  "p0": [() => import(/* webpackChunkName: "p0" */ "@site/a.md")],\n' +
      '  "p1": [() => import(/* webpackChunkName: "p1" */ "@site/b.json")],\n};',
  );
  expect(shorten(source, {inTasks: true})).toContain(
    '"p0": [() => runInTask(() => import(/* webpackChunkName: "p0" */ "@site/a.md"))]',
  );
  expect(shorten(source, {isServer: true})).toContain(
    '"12345678": [() => import(/* webpackChunkName: "12345678" */ "@site/a.md"), "p0", require.resolveWeak("@site/a.md")]',
  );
  expect(() => shorten('export default {};', {})).toThrow(/another form/);
  expect([...shortKeys(['/-1a2', '/docs-3fa', '/docs-9bc', '/docs/a-b-0ce']).values()]).toEqual([
    ...['/-0', '/docs-0', '/docs-1', '/docs/a-b-0'],
  ]);
});

const documentation = (...docs: object[][]): object => ({
  'docusaurus-plugin-content-docs': {api: {versions: docs.map((list) => ({docs: list}))}},
});
it.each([
  ['labels', {'theme.a': 'A', 'own.b': 'B'}, {'theme.a': 'A'}],
  ['version', {version: {docs: {a: {id: 'a'}}}}, {version: {docs: {}}}],
  ['globalData', documentation([{id: 'a'}]), documentation([])],
  ['globalData', documentation([{id: 'a'}], [{id: 'a'}]), documentation([{id: 'a'}], [{id: 'a'}])],
])('takes out of the %s %j what browsers do not read', (data, before, after) => {
  const shorten = (source: string): string =>
    shortenJson.call({getOptions: () => ({data})}, source);
  expect(shorten(JSON.stringify(before))).toBe(JSON.stringify(after));
  expect(shorten(`/* note */\nexport default ${JSON.stringify(before)};`)).toBe(
    `export default ${JSON.stringify(after)}`,
  );
});
