import {readFileSync} from 'node:fs';
import path from 'node:path';
import postcss, {type AcceptedPlugin} from 'postcss';
import {describe, expect, it, vi} from 'vitest';
import {routeNumbers} from './data/names.mjs';
import {usedPatches} from './patches/index.ts';
import {purgeInfima} from './purge.ts';

type Loader = (source: string) => string;
const loader = async (name: string, options = {}): Promise<Loader> =>
  ((await import(`./data/${name}.mjs`)) as {default: Loader}).default.bind({
    getOptions: () => options,
  });

describe('patches of Docusaurus', () => {
  const names = ['startup-tasks', 'startup-transitions', 'code-point-order'];

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

  it('make every state of a module change in a transition', async () => {
    const {default: withTransitions, modules} = await import('./patches/startup-transitions.mjs');
    const file = path.resolve('node_modules/@docusaurus/core/lib/client/browserContext.js');
    expect(file).toMatch(modules);
    expect(withTransitions('const [a, setA] = useState(1);')).toContain('= useTransitionState(1)');
  });

  it('sort without the rules of a language', async () => {
    const {default: sorted, modules} = await import('./patches/code-point-order.mjs');
    expect(sorted('.sort((a, b) => b[1].path.localeCompare(a[1].path))')).toBe(
      '.sort((a, b) => (b[1].path < a[1].path ? -1 : 1))',
    );
    for (const file of [
      'plugin-content-docs/lib/client/docsClientUtils.js',
      'theme-common/lib/utils/reactUtils.js',
    ]) {
      const module = path.resolve('node_modules/@docusaurus', file);
      expect(module).toMatch(modules);
      expect(sorted(readFileSync(module, 'utf8'))).toContain(' ? -1 : 1)');
    }
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
    expect([...routeNumbers(['/-1a2', '/docs-3fa', '/docs-9bc', '/docs/a-b-0ce'])]).toEqual([
      ['/-1a2', '0'],
      ['/docs-3fa', '0'],
      ['/docs-9bc', '1'],
      ['/docs/a-b-0ce', '0'],
    ]);
  });

  it('has the labels of the theme alone', async () => {
    expect((await loader('labels'))('{"theme.a": "A", "own.b": "B"}')).toBe('{"theme.a":"A"}');
  });

  it('has no settings that only a build reads', async () => {
    const config = await loader('config');
    expect(config('/* note */\nexport default {"title": "x", "plugins": [1]};')).toBe(
      'export default {"title":"x"};',
    );
  });

  it('has no list of documents, unless something on the site reads it', async () => {
    const sidebars = '{"version":{"docs":{"a":{"id":"a"}}}}';
    expect((await loader('docs'))(sidebars)).toBe('{"version":{"docs":{}}}');
    expect((await loader('docs', {keepsDocs: true}))(sidebars)).toBe(sidebars);

    const version = (name: string): object => ({name, docs: [{id: 'a'}]});
    const data = (...names: string[]): string =>
      JSON.stringify({'docusaurus-plugin-content-docs': {api: {versions: names.map(version)}}});
    expect((await loader('global'))(data('current'))).toContain('"docs":[]');
    expect((await loader('global'))(data('current', '1.32'))).toBe(data('current', '1.32'));
    expect((await loader('global', {keepsDocs: true}))(data('current'))).toBe(data('current'));
  });
});
