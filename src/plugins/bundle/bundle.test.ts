import path from 'node:path';
import {stripVTControlCharacters} from 'node:util';
import {createMatcher, Globby as glob} from '@docusaurus/utils';
import postcss, {type AcceptedPlugin} from 'postcss';
import {describe, expect, it, vi} from 'vitest';
import {shortKeys} from './data/route-parts.mjs';
import {openedParts, sharedScripts, sheets} from './groups.ts';
import {usedPatches} from './patches/index.ts';
import {purgeInfima} from './purge.ts';

type Loader = (source: string) => string;
const loader = async (name: string, options = {}): Promise<Loader> =>
  ((await import(`./data/${name}.mjs`)) as {default: Loader}).default.bind({
    getOptions: () => options,
  });

describe('patches of Docusaurus', () => {
  const names = ['startup-tasks', 'startup-transitions'];

  it('are used as the setting says', () => {
    expect([...usedPatches(undefined)]).toEqual(names);
    expect([...usedPatches('startup-tasks')]).toEqual(['startup-tasks']);
    expect([...usedPatches('off')]).toEqual([]);
    expect(() => usedPatches('startup')).toThrow(/startup: write off, or some of startup-tasks/);
  });

  it('are off, with one warning, in a version that they were not checked with', () => {
    const warn = vi.fn();
    expect([...usedPatches(undefined, '3.11.0', warn)]).toEqual([]);
    expect(warn).toHaveBeenCalledOnce();
    expect(warn.mock.lastCall).toEqual([expect.stringContaining('Docusaurus 3.11.0')]);
    expect([...usedPatches('off', '3.11.0', warn)]).toEqual([]);
    expect(warn).toHaveBeenCalledOnce();
  });

  it('are off with a message that "npm run build" takes for a warning', () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue();
    usedPatches(undefined, '3.11.0');
    const [message] = warn.mock.lastCall as [string];
    warn.mockRestore();
    expect(stripVTControlCharacters(message)).toMatch(/^\[WARNING\] Docusaurus 3\.11\.0/);
  });

  it('make every state of a module change in a transition', async () => {
    const {default: withTransitions, modules} = await import('./patches/startup-transitions.mjs');
    const file = path.resolve('node_modules/@docusaurus/core/lib/client/browserContext.js');
    expect(file).toMatch(modules);
    expect(withTransitions('const [a, setA] = useState(1);')).toContain('= useTransitionState(1)');
  });
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

describe('Infima', () => {
  const css =
    ':root{--ifm-x:1}.navbar{top:var(--ifm-x)}.nobody-names-this{left:0}.markdown>h5,blockquote{top:0}';
  const purged = async (file: string): Promise<string> =>
    (await postcss([wrapInLayer, purgeInfima('.')]).process(css, {from: path.resolve(file)})).css;

  it('loses the rules whose classes nothing names, also in a layer', async () => {
    expect(await purged('node_modules/infima/a.css')).toBe(
      '@layer x{:root{--ifm-x:1}.navbar{top:var(--ifm-x)}.markdown>h5,blockquote{top:0}}',
    );
  });

  it('is the only style sheet that loses any', async () => {
    expect(await purged('src/css/a.css')).toBe(`@layer x{${css}}`);
  });
});

/** Patterns without braces: `a/{b,c}/**` becomes `a/b/**` and `a/c/**`. */
const alternatives = (pattern: string): string[] => {
  const [, start, names, end] = /^(.*?)\{([^}]*)\}(.*)$/.exec(pattern) ?? [];
  return names === undefined
    ? [pattern]
    : names.split(',').flatMap((name) => alternatives(start! + name + end!));
};

const scripts = sharedScripts.flatMap(({files}) => files);

it.each([...openedParts, ...Object.values(sheets).flat(), ...scripts])(
  'the pattern %s of a group matches files',
  (pattern) => {
    // Files in .docusaurus exist only when the site was built.
    const patterns = alternatives(pattern).filter((file) => !file.startsWith('.docusaurus'));
    expect(patterns.filter((file) => glob.sync(file).length === 0)).toEqual([]);
  },
);

it.each(['.docusaurus', '.docusaurus/fr'])(
  'files that are generated in %s are shared',
  (folder) => {
    const isShared = createMatcher(scripts);
    expect(isShared(`${folder}/site-storage.json`)).toBe(true);
    expect(isShared(`${folder}/blog/default/__plugin.json`)).toBe(true);
  },
);

describe('generated data for the browser', () => {
  const part = (name: string, file: string): string =>
    `  "${name}": [() => import(/* webpackChunkName: "${name}" */ "@site/${file}"), "@site/${file}", require.resolveWeak("@site/${file}")],\n`;

  it('has a registry of page parts with short names', async () => {
    const source = `export default {\n${part('12345678', 'a.md')}${part('abcde111', 'b.json')}};`;
    expect((await loader('registry'))(source)).toBe(
      'export default {\n  "p0": [() => import(/* webpackChunkName: "p0" */ "@site/a.md")],\n' +
        '  "p1": [() => import(/* webpackChunkName: "p1" */ "@site/b.json")],\n};',
    );
    expect((await loader('registry', {inTasks: true}))(source)).toContain(
      '"p0": [() => runInTask(() => import(/* webpackChunkName: "p0" */ "@site/a.md"))]',
    );
    expect((await loader('registry', {isServer: true}))(source)).toContain(
      '"12345678": [() => import(/* webpackChunkName: "12345678" */ "@site/a.md"), "p0", require.resolveWeak("@site/a.md")]',
    );
    const registry = await loader('registry');
    expect(() => registry('export default {};')).toThrow(/another form/);
  });

  it('has short keys of routes', () => {
    expect([...shortKeys(['/-1a2', '/docs-3fa', '/docs-9bc', '/docs/a-b-0ce']).values()]).toEqual([
      ...['/-0', '/docs-0', '/docs-1', '/docs/a-b-0'],
    ]);
  });

  const version = (...docs: object[]): object => ({name: 'current', docs});
  const documentation = (...versions: object[]): object => ({
    'docusaurus-plugin-content-docs': {api: {versions}},
  });

  it.each([
    ['labels of the theme alone', 'labels', {'theme.a': 'A', 'own.b': 'B'}, {'theme.a': 'A'}],
    ['no settings that only a build reads', 'config', {title: 'x', plugins: [1]}, {title: 'x'}],
    [
      'no list of documents in a version',
      'version',
      {version: {docs: {a: {id: 'a'}}}},
      {version: {docs: {}}},
    ],
    [
      'no list of documents of a plugin with one version',
      'globalData',
      documentation(version({id: 'a'})),
      documentation(version()),
    ],
    [
      'the documents of a plugin with several versions',
      'globalData',
      documentation(version({id: 'a'}), version({id: 'a'})),
      documentation(version({id: 'a'}), version({id: 'a'})),
    ],
  ])('has %s', async (_fact, data, before, after) => {
    const shorten = await loader('json', {data});
    expect(shorten(JSON.stringify(before))).toBe(JSON.stringify(after));
    expect(shorten(`/* note */\nexport default ${JSON.stringify(before)};`)).toBe(
      `export default ${JSON.stringify(after)}`,
    );
  });
});
