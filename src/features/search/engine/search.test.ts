import {expect, it} from 'vitest';
import {buildIndex, languages, type Aliases} from '../index/build-index.ts';
import type {SearchPage} from '../index/sections.ts';
import {languageOf} from './language.ts';
import {openSearch, type NamesFile, type Search} from './search.ts';

type Sections = [heading: string, anchor: string, text: string][];

const page = (route: string, title: string, text: string, sections: Sections = []): SearchPage => ({
  route,
  title,
  name: '',
  area: route.startsWith('/api/') ? 'api' : 'docs',
  method: '',
  label: '',
  keywords: '',
  context: route,
  sections: [['', '', text] as const, ...sections].map(([heading, anchor, body]) => ({
    heading,
    anchor,
    text: body,
  })),
});

function openWith(
  locale: keyof typeof languages,
  pages: SearchPage[],
  aliases: Aliases = {},
): Search {
  const files = buildIndex(pages, languages[locale], aliases);
  const load = async <T>(name: string): Promise<T> => JSON.parse(files.get(name)!) as T;
  return openSearch(JSON.parse(files.get('names.json')!) as NamesFile, load, languages[locale]);
}

const addressesOf = async (search: Search, query: string): Promise<string[]> =>
  (await search(query)).results.map(({address}) => address);

const english = openWith('en', [
  page('/text', 'Other things', 'A sentence that mentions backups once.'),
  page('/title', 'Backups', 'All about them.'),
  page('/heading', 'Care', 'Looking after it.', [['Backups', 'backups', 'How to.']]),
  page(
    '/code',
    'Script',
    'Set data-website-id on the tag; AUTH_CUSTOM_ISSUER names the issuer. window.tianji in C++ and C#, .env, --mode udp, P3009, EAI_AGAIN, v1.32.25, https://example.com/api/send.',
  ),
]);

it('puts title before heading before text', async () =>
  expect(await addressesOf(english, 'backups')).toEqual(['/title', '/heading#backups', '/text']));

it('marks what was found', async () => {
  const {results} = await english('issuer');
  expect(results[0]!.excerpt!.filter(({hit}) => hit).map(({text}) => text)).toEqual([
    'AUTH_CUSTOM_ISSUER',
    'issuer',
  ]);
});

const oddQueries = ['', '   ', '.*+?^${}()|[]\\', '__proto__', 'the', 'x'.repeat(10_000)];
it.each([...oddQueries, 'a b '.repeat(2_000)])('survives %j', async (query) => {
  const {results, total} = await english(query);
  expect(total).toBeGreaterThanOrEqual(results.length);
});

const german = openWith('de', [
  page('/a', 'Statusseiten', 'Die Überwachung der Server, die Seite, die Größe.'),
  page('/b', 'Status', 'Der Status.'),
  page('/c', 'Mitglieder', 'Rollen.'),
  page('/d', 'Anderes', 'Eine Liste.'),
]);
const french = openWith('fr', [
  page('/a', 'Espaces de travail', "L’état de l'enquête est privé, au cœur."),
  page('/b', 'Autre', 'Rien.'),
]);
const japanese = openWith('ja', [
  page(
    '/a',
    '概要',
    'このページではサーバーの監視対象を追加する。モニターを作成します。APIキーを使う。',
  ),
  page('/b', '監視', '監視について。'),
  page('/c', 'プライバシーポリシー', '個人情報の扱い。'),
  page('/d', 'ポリシー', '方針。'),
]);
const chinese = openWith('zh-Hans', [
  page('/a', '状态页', '在工作区中创建状态页并添加监控项。'),
  page('/b', '环境变量', '设置。'),
  page('/c', '变了', '环境也变了。'),
]);
const intents = openWith(
  'en',
  [
    {
      ...page('/docs/sign-in', 'Sign-in providers', 'Connect a provider.'),
      keywords: 'identity provider,login',
    },
    page('/docs/monitors', 'Monitors', 'What a monitor does.', [
      ['Delete a monitor', 'delete', 'Open it and choose Delete.'],
    ]),
    page('/docs/environment', 'Environment variables', 'All settings.', [
      ['JWT_SECRET', 'JWT_SECRET', 'The secret.'],
    ]),
    page('/docs/secrets', 'Secrets', 'JWT_SECRET, JWT_SECRET and again JWT_SECRET.', [
      ['Not found: JWT_SECRET', 'not-found', 'Set JWT_SECRET.'],
    ]),
    page('/docs/proxy', 'Put it behind a reverse proxy', 'How to configure Caddy for HTTPS.', [
      ['Configure nginx', 'nginx', 'HTTPS with a certificate.'],
      ['Configure Caddy', 'caddy', 'HTTPS by itself.'],
    ]),
    ...['GET', 'DELETE'].map((method) => ({
      ...page(`/api/monitor-${method.toLowerCase()}`, `${method} a monitor`, 'Of a workspace.'),
      method,
      context: `${method} /monitor/{id}`,
    })),
  ],
  {'/docs/sign-in': ['SSO', 'Keycloak'], '/docs/monitors#delete': ['stop checking']},
);

it.each([
  [english, '/title', ['backup', 'bakcups', 'backpus', 'BACKUPS']],
  [english, '/code', ['data-website-id', 'dataWebsiteId', 'website-id', 'custom issuer']],
  [english, '/code', ['AUTH_CUSTOM_ISSUER', 'ＡＵＴＨ＿ＣＵＳＴＯＭ＿ＩＳＳＵＥＲ']],
  [english, '/code', ['C++', 'c#', '.env', '--mode', 'P3009', 'EAI_AGAIN', '1.32.25', '1.32']],
  [english, '/code', ['example.com', '/api/send', 'window.tianji']],
  [german, '/a', ['Statusseite', 'Ueberwachung', 'uberwachung', 'Überwachungen', 'grosse']],
  [german, '/c', ['Mitgliederliste']],
  [french, '/a', ['etat', 'l’état', 'd’enquêtes', 'privee', 'espace', 'coeur']],
  [japanese, '/b', ['監視']],
  [japanese, '/a', ['監視対象', '対象を追加', 'モニター 作成', 'APIキー']],
  [japanese, '/a', ['ﾓﾆﾀｰ', 'もにたー', 'モニタ', 'ｻｰﾊﾞｰ']],
  [japanese, '/c', ['プライバジーポリシー', 'プライハシーポリシー']],
  [chinese, '/a', ['状态页', '监控项', '监控', '工作区', '创建状态页']],
  [chinese, '/b', ['环境变']],
  [intents, '/docs/sign-in', ['sso', 'keycloack', 'identity provider']],
  [intents, '/docs/monitors#delete', ['stop checking', 'delete monitor']],
  [intents, '/docs/environment#JWT_SECRET', ['JWT_SECRET']],
  [intents, '/docs/proxy', ['reverse proxy']],
  [intents, '/docs/proxy#caddy', ['https with caddy']],
  [intents, '/api/monitor-get', ['monitorGet', 'GET /monitor']],
  [intents, '/api/monitor-delete', ['monitor-delete', 'DELETE monitor']],
] as const)('ranking %#', async (search, first, queries) => {
  for (const query of queries)
    expect([query, (await addressesOf(search, query))[0]]).toEqual([query, first]);
});

it('takes synonyms for words, not for patterns', () => {
  const words = {locale: 'ja', stops: '', synonyms: ['停止 (停 停+']};
  expect(languageOf(words, (word) => word).rewrite('停+(停')).toBe('停止停止');
});

it('counts the results of each area, and shows at most a third of one', async () => {
  const {results, total, totals} = await intents('monitor', 3);
  expect(results.map(({area}) => area)).toEqual(['docs', 'api']);
  expect(totals).toEqual({docs: 1, api: 2});
  expect(total).toBe(3);
});

it('names what is close if it finds nothing', async () => {
  const {total, closest} = await intents('enviorormnet');
  expect(total).toBe(0);
  expect(closest[0]).toBe('Environment variables');
  expect((await intents('zzqqxxyy')).closest).toEqual([]);
});

it('reports the results of names early, and not again once the texts are loaded', async () => {
  const search = openWith('en', [
    page('/a', 'Backups', 'All about them.'),
    page('/b', 'Other', 'Nothing.', [['More', 'more', 'Keep backups.']]),
  ]);
  const earlyExcerpts: (number | null)[] = [];
  const ask = () =>
    search('backups', 12, async ({results}) => {
      earlyExcerpts.push(...results.map(({excerpt}) => excerpt?.length ?? null));
    });
  expect((await ask()).results.map(({excerpt}) => excerpt?.length)).toEqual([1, 3]);
  // The name alone, then both without their excerpts.
  expect(earlyExcerpts).toEqual([null, null, null]);
  await ask();
  expect(earlyExcerpts).toHaveLength(3);
});
