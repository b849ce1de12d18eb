import {readFileSync} from 'node:fs';
import path from 'node:path';
import postcss, {type AcceptedPlugin} from 'postcss';
import {describe, expect, it} from 'vitest';
import {classesOf, linkStyles, shownIn} from './styles.ts';
import {routeNumbers} from './loaders/names.mjs';
import {canMatch, isNeverShown, setOnRoot, withoutUnused} from './unused.ts';

/** Does to a sheet what @docusaurus/plugin-css-cascade-layers does, with the same calls. */
const wrapInLayer: AcceptedPlugin = {
  postcssPlugin: 'wrap',
  Once(root) {
    const {nodes} = root.clone();
    root.removeAll();
    root.append({type: 'atrule', name: 'layer', params: 'x', nodes} as never);
  },
};

type Loader = (source: string) => string;
const loader = async (name: string, options = {}): Promise<Loader> =>
  ((await import(`./loaders/${name}.mjs`)) as {default: Loader}).default.bind({
    getOptions: () => options,
  });

it('links a second style sheet right after the first', () => {
  expect(
    linkStyles(
      '<head><link rel=stylesheet href=/fr/assets/css/styles.ab12.css /></head>',
      'marketing.cd34.css',
    ),
  ).toBe(
    '<head><link rel=stylesheet href=/fr/assets/css/styles.ab12.css /><link rel=stylesheet href=/fr/assets/css/marketing.cd34.css /></head>',
  );
  expect(linkStyles('<head></head>', 'x.css')).toBe('<head></head>');
});

describe('canMatch', () => {
  const words = new Set(['navbar', 'alert--info', 'col--', 'menu__list']);
  it.each([
    ['.navbar', true],
    ['.navbar .menu__list > a:hover', true],
    ['.alert--info', true],
    ['.alert--warning', false],
    ['.col--3', true],
    ['.pills__item', false],
    ['a:not(.pills)', true],
    ['html', true],
  ])('%s: %s', (selector, can) => expect(canMatch(selector, words)).toBe(can));
});

it('knows the classes of a style sheet and of a page', () => {
  expect([
    ...classesOf('.day_x1{color:red}@media (width<=640px){.day_x1 .hour_y2:hover{gap:.5em}}'),
  ]).toEqual(['day_x1', 'hour_y2']);
  expect([...shownIn('<p class=hour_y2>.5em<b class="a day_x1">')]).toEqual([
    'hour_y2',
    'a',
    'day_x1',
  ]);
});

it.each([
  ['badge', true],
  ['pills__item', true],
  ['collapseSidebarButton_PEFL', true],
  ['docMainContainerEnhanced_lQrH', true],
  // Classes of our own modules, the second with a hash that begins with a dash.
  ['badge_ct5V', false],
  ['badge__VP5', false],
  ['pagination-nav', false],
  ['docMainContainer_x1y2', false],
])('knows whether the site shows parts with the class %s: %s', (name, never) =>
  expect(isNeverShown(name)).toBe(never),
);

it('takes rules and custom properties that nothing uses out of Infima, and leaves other style sheets alone', () => {
  const css = ':root{--a:1;--b:var(--c);--c:2;--d:3}.used{top:var(--a)}.unused{left:var(--d)}';
  const run = (from: string): string =>
    postcss([withoutUnused(new Set(['used']))]).process(css, {from}).css;
  expect(run('/x/infima/a.css')).toBe(':root{--a:1}.used{top:var(--a)}');
  expect(run('/x/own/a.css')).toBe(css);
  expect(run('/x/theme-classic/a.css')).toBe(css);
  expect(
    postcss([withoutUnused(new Set())]).process('.sidebarHidden{a:b}.navbar{a:c}', {
      from: '/x/theme-classic/a.css',
    }).css,
  ).toBe('.navbar{a:c}');
  const inLayer = postcss([wrapInLayer, withoutUnused(new Set(['used']))]).process(
    `${css}.gone{a:b}.gone{a:c}`,
    {from: '/x/infima/a.css'},
  ).css;
  expect(inLayer).toBe('@layer x{:root{--a:1}.used{top:var(--a)}}');
  const replaced = postcss([withoutUnused(new Set(['used']), new Set(['--a']))]).process(css, {
    from: '/x/infima/a.css',
  }).css;
  expect(replaced).toBe('.used{top:var(--a)}');
});

it('finds the custom properties that are set whatever the palette', () => {
  expect([
    ...setOnRoot(
      ":root,[data-theme='dark']{--a:1}[data-theme='dark']{--b:1}@media print{:root{--c:1}}",
    ),
  ]).toEqual(['--a']);
});

it('sorts keys and paths without the rules of a language', async () => {
  const plain = await loader('plain-order');
  expect(plain('.sort((a, b) => b[1].path.localeCompare(a[1].path))')).toBe(
    '.sort((a, b) => (b[1].path < a[1].path ? -1 : 1))',
  );
  for (const file of [
    'plugin-content-docs/lib/client/docsClientUtils.js',
    'theme-common/lib/utils/reactUtils.js',
  ])
    expect(plain(readFileSync(path.join('node_modules/@docusaurus', file), 'utf8'))).toContain(
      ' ? -1 : 1)',
    );
});

describe('what only a build reads', () => {
  it('leaves the register of page parts', async () => {
    const part = (name: string, file: string): string =>
      `  "${name}": [() => import(/* webpackChunkName: "${name}" */ "@site/${file}"), "@site/${file}", require.resolveWeak("@site/${file}")],\n`;
    expect(
      (await loader('registry'))(
        `export default {\n${part('12345678', 'a.md')}${part('abcde111', 'b.json')}};`,
      ),
    ).toBe(
      "import {soon} from '@site/src/plugins/bundle/soon';\nimport {withReleases, withTexts} from '@site/src/plugins/bundle/texts/fill';\n" +
        'export default {\n  "p0": [() => soon(() => import(/* webpackChunkName: "p0" */ "@site/a.md")).then(withTexts)],\n' +
        '  "p1": [() => soon(() => import(/* webpackChunkName: "p1" */ "@site/b.json"))],\n};',
    );
    expect(
      (await loader('registry', {isServer: true}))(
        `export default {\n${part('12345678', 'a.md')}};`,
      ),
    ).toBe(
      'export default {\n  "12345678": [() => import(/* webpackChunkName: "12345678" */ "@site/a.md"), "p0", require.resolveWeak("@site/a.md")],\n};',
    );
    const register = await loader('registry');
    expect(() => register('export default {};')).toThrow(/another form/);
  });

  it('leaves the configuration', async () => {
    expect(
      (await loader('config'))('/* note */\nexport default {"title": "x", "plugins": [1]};'),
    ).toBe('export default {"title":"x"};');
    expect(
      (await loader('config'))(
        'export default {"themeConfig":{"prism":{"theme":1},"docs":{}},"future":{"experimental_router":"browser","faster":{}}};',
      ),
    ).toBe(
      'export default {"themeConfig":{"docs":{}},"future":{"experimental_router":"browser"}};',
    );
  });

  it('numbers the routes of a path', () => {
    expect([...routeNumbers(['/-1a2', '/docs-3fa', '/docs-9bc', '/docs/a-b-0ce'])]).toEqual([
      ['/-1a2', '0'],
      ['/docs-3fa', '0'],
      ['/docs-9bc', '1'],
      ['/docs/a-b-0ce', '0'],
    ]);
  });

  it('leaves the data of a sidebar', async () => {
    expect(
      (await loader('docs'))(
        '{"version":{"docs":{"a":{"id":"a","title":"A","description":"long"}}}}',
      ),
    ).toBe('{"version":{"docs":{}}}');
  });

  it('leaves what plugins give to all pages', async () => {
    const plugins = {
      'docusaurus-plugin-content-docs': {
        api: {path: '/api', versions: [{name: 'current', docs: [{id: 'a'}]}]},
      },
    };
    expect((await loader('global'))(JSON.stringify(plugins))).toBe(
      '{"docusaurus-plugin-content-docs":{"api":{"path":"/api","versions":[{"name":"current","docs":[]}]}}}',
    );
  });
});
