import {describe, expect, it} from 'vitest';
import {buildIndex, languages, type Aliases} from '../index/build-index.ts';
import type {SearchPage} from '../index/sections.ts';
import {byArea, openSearch, type Area, type NamesFile, type Search} from './search.ts';
import type {Hit} from './rank.ts';

const unnamed = {name: '', method: '', label: '', keywords: ''};
const page = (
  route: string,
  title: string,
  sections: [string, string, string][],
  other: Partial<SearchPage> = {},
): SearchPage => ({
  ...unnamed,
  route,
  title,
  area: route.split('/')[1] === 'api' ? 'api' : 'docs',
  context: route,
  sections: sections.map(([heading, anchor, text]) => ({heading, anchor, text})),
  ...other,
});

const openWith = (
  pages: SearchPage[],
  locale: keyof typeof languages,
  aliases: Aliases = {},
): Search => {
  const files = buildIndex(pages, languages[locale], aliases);
  const load = async <T>(name: string): Promise<T> => JSON.parse(files.get(name)!) as T;
  return openSearch(JSON.parse(files.get('names.json')!) as NamesFile, load, languages[locale]);
};

const addressesOf = async (search: Search, query: string): Promise<string[]> =>
  (await search(query)).results.map(({address}) => address);

const simple = (pages: Record<string, [title: string, text: string]>): SearchPage[] =>
  Object.entries(pages).map(([route, [title, text]]) => page(route, title, [['', '', text]]));

describe('English', () => {
  const sections: [string, string, string][] = [
    ['', '', 'Looking after it.'],
    ['Backups', 'backups', 'How to.'],
  ];
  const others = simple({
    '/text': ['Other things', 'A sentence that mentions backups once.'],
    '/title': ['Backups', 'All about them.'],
    '/code': [
      'Script',
      'Set data-website-id on the tag; AUTH_CUSTOM_ISSUER names the issuer. window.tianji in C++ and C#, .env, --mode udp, P3009, EAI_AGAIN, v1.32.25, https://example.com/api/send.',
    ],
  });
  const search = openWith([...others, page('/heading', 'Care', sections)], 'en');

  it('puts title before heading before text', async () =>
    expect(await addressesOf(search, 'backups')).toEqual(['/title', '/heading#backups', '/text']));
  it.each(['backup', 'bakcups', 'backpus', 'BACKUPS'])('%s finds backups', async (query) =>
    expect((await addressesOf(search, query))[0]).toBe('/title'),
  );
  const codes =
    'data-website-id dataWebsiteId website-id AUTH_CUSTOM_ISSUER ＡＵＴＨ＿ＣＵＳＴＯＭ＿ＩＳＳＵＥＲ window.tianji C++ c# .env --mode P3009 EAI_AGAIN 1.32.25 1.32 example.com /api/send'.split(
      ' ',
    );
  it.each([...codes, 'custom issuer'])('%s finds the code', async (query) =>
    expect((await addressesOf(search, query))[0]).toBe('/code'),
  );
  it('marks what was found', async () => {
    const {results} = await search('issuer');
    expect(results[0]!.excerpt!.filter(({hit}) => hit).map(({text}) => text)).toEqual([
      'AUTH_CUSTOM_ISSUER',
      'issuer',
    ]);
  });
  const signs =
    '( [a-z .*+?^${}()|[]\\ <script>alert(1)</script> __proto__ constructor %00 🙂 的 the'.split(
      ' ',
    );
  it.each(['', '   ', ...signs, 'x'.repeat(10_000), 'backup '.repeat(2_000), '状'.repeat(5_000)])(
    'survives %j',
    async (query) => {
      const {results, total} = await search(query);
      expect(total).toBeGreaterThanOrEqual(results.length);
    },
  );
});

const german = simple({
  '/a': [
    'Statusseiten',
    'Die Überwachung der Server, die Seite. Personen einladen, die Größe, Ereignisse aufzeichnen und Daten senden.',
  ],
  '/b': ['Status', 'Der Status.'],
  '/c': ['Mitglieder', 'Rollen.'],
  '/d': ['Anderes', 'Eine Liste.'],
});
const french = simple({
  '/a': ['Espaces de travail', "L’état de l'enquête est privé, au cœur."],
  '/b': ['Autre', 'Rien.'],
});
const japanese = simple({
  '/a': [
    '概要',
    'このページではサーバーの監視対象を追加する方法を説明します。モニターを作成します。APIキーを使う。',
  ],
  '/b': ['監視', '監視について。'],
  '/c': ['プライバシーポリシー', '個人情報の扱い。'],
  '/d': ['ポリシー', '方針。'],
});
const chinese = simple({
  '/a': ['状态页', '在工作区中创建状态页并添加监控项。'],
  '/b': ['环境变量', '设置。'],
  '/c': ['变了', '环境也变了。'],
});

describe.each([
  ['de', german, '/a', 'Statusseite,Ueberwachung,uberwachung,Überwachungen,grosse'],
  ['de', german, '/c', 'Mitgliederliste'],
  ['fr', french, '/a', 'etat,l’état,d’enquêtes,privee,espace,coeur'],
  ['ja', japanese, '/b', '監視'],
  ['ja', japanese, '/a', '監視対象,ﾓﾆﾀｰ,もにたー,モニタ,ｻｰﾊﾞｰ,対象を追加,モニター 作成,APIキー'],
  ['ja', japanese, '/c', 'プライバジーポリシー,プライハシーポリシー'],
  ['zh-Hans', chinese, '/a', '状态页,监控项,监控,工作区,创建状态页'],
  ['zh-Hans', chinese, '/b', '环境变'],
] as const)('%s', (locale, pages, first, queries) => {
  const search = openWith(pages, locale);
  it.each(queries.split(','))('%s', async (query) =>
    expect((await addressesOf(search, query))[0]).toBe(first),
  );
});

describe('other names and intent', () => {
  const search = openWith(
    [
      page('/docs/sign-in', 'Sign-in providers', [['', '', 'Connect a provider.']], {
        keywords: 'identity provider,login',
      }),
      page('/docs/monitors', 'Monitors', [
        ['', '', 'What a monitor does.'],
        ['Delete a monitor', 'delete', 'Open it and choose Delete.'],
      ]),
      page('/docs/environment', 'Environment variables', [
        ['', '', 'All settings.'],
        ['JWT_SECRET', 'JWT_SECRET', 'The secret.'],
      ]),
      page('/docs/secrets', 'Secrets', [['', '', 'JWT_SECRET, JWT_SECRET and again JWT_SECRET.']]),
      page('/api/monitor-delete', 'Delete a monitor', [['', '', 'Deletes a monitor.']], {
        method: 'DELETE',
        context: 'DELETE /monitor/{id}',
      }),
      page('/api/monitor-get', 'Get a monitor', [['', '', 'Returns a monitor.']], {
        method: 'GET',
        context: 'GET /monitor/{id}',
      }),
    ],
    'en',
    {'/docs/sign-in': ['SSO', 'Keycloak'], '/docs/monitors#delete': ['stop checking']},
  );
  it.each([
    ['sso', '/docs/sign-in'],
    ['keycloack', '/docs/sign-in'],
    ['identity provider', '/docs/sign-in'],
    ['stop checking', '/docs/monitors#delete'],
    ['JWT_SECRET', '/docs/environment#JWT_SECRET'],
    ['monitor-delete', '/api/monitor-delete'],
    ['monitorGet', '/api/monitor-get'],
    ['GET /monitor', '/api/monitor-get'],
    ['DELETE monitor', '/api/monitor-delete'],
    ['delete monitor', '/docs/monitors#delete'],
  ])('%s leads to %s', async (query, address) =>
    expect((await addressesOf(search, query))[0]).toBe(address),
  );
  it('counts the results of each area', async () => {
    const {total, totals} = await search('monitor');
    expect(totals).toEqual({docs: expect.any(Number) as number, api: 2});
    expect(Object.values(totals).reduce((sum, count) => sum + count)).toBe(total);
  });
  it('names what is close if it finds nothing', async () => {
    const {total, closest} = await search('enviorormnet');
    expect(total).toBe(0);
    expect(closest[0]).toBe('Environment variables');
    expect((await search('zzqqxxyy')).closest).toEqual([]);
  });
});

it('has names before texts, and texts that are here with them', async () => {
  const search = openWith(
    simple({'/a': ['Backups', 'All about them.'], '/b': ['Other', 'Keep backups.']}),
    'en',
  );
  const early: (number | null)[] = [];
  const ask = () =>
    search('backups', 12, async ({results}) => {
      early.push(...results.map(({excerpt}) => excerpt?.length ?? null));
    });
  expect((await ask()).results.map(({excerpt}) => excerpt?.length)).toEqual([1, 3]);
  // The name alone, then both without their excerpts.
  expect(early).toEqual([null, null, null]);
  await ask();
  expect(early).toHaveLength(3);
});

it('lands on the section that the query is about, and on the page if it is about all of it', async () => {
  const search = openWith(
    [
      page('/proxy', 'Put it behind a reverse proxy', [
        ['', '', 'How to configure nginx or Caddy for HTTPS.'],
        ['Configure nginx', 'nginx', 'HTTPS with a certificate.'],
        ['Configure Caddy', 'caddy', 'HTTPS by itself.'],
      ]),
    ],
    'en',
  );
  expect((await addressesOf(search, 'https with caddy'))[0]).toBe('/proxy#caddy');
  expect((await addressesOf(search, 'reverse proxy'))[0]).toBe('/proxy');
});

it('puts areas in the order of their best result, none with more than a third', () => {
  const hit = (area: Area, score: number): Hit => ({
    document: 0,
    section: 0,
    score,
    page: {route: `/${area}/${score}`, title: '', area, sections: [['', '']]},
  });
  const hits = [hit('docs', 100), hit('api', 90), hit('docs', 10), hit('api', 5)];
  const routes = (limit: number): string[] => byArea(hits, limit).map(({page: {route}}) => route);
  expect(routes(24)).toEqual(['/docs/100', '/docs/10', '/api/90', '/api/5']);
  expect(routes(3)).toEqual(['/docs/100', '/api/90']);
});
