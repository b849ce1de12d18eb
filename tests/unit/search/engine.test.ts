import {beforeAll, describe, expect, it} from 'vitest';
import {indexFiles} from '../../../scripts/search/index-files.ts';
import type {SearchPage} from '../../../scripts/search/sections.ts';
import {stemmers} from '../../../scripts/search/stemmers.ts';
import {openSearch, type Search} from '../../../src/lib/search/engine.ts';

const page = (route: string, title: string, sections: [string, string, string][]): SearchPage => ({
  route,
  title,
  name: title,
  area: 'docs',
  method: '',
  label: '',
  context: route,
  sections: sections.map(([heading, anchor, text]) => ({heading, anchor, text})),
});

const openWith = (pages: SearchPage[], locale: 'en' | 'de' | 'fr' | 'ja' | 'zh-Hans'): Promise<Search> => {
  const files = indexFiles(pages, locale, stemmers[locale]);
  return openSearch(async <T>(name: string) => JSON.parse(files.get(name)!) as T, locale, stemmers[locale]);
};

const addressesOf = async (search: Search, query: string): Promise<string[]> => (await search(query)).results.map(({address}) => address);

describe('English', () => {
  let search: Search;
  beforeAll(async () => {
    search = await openWith(
      [
        page('/text', 'Other things', [['', '', 'A sentence that mentions backups once.']]),
        page('/heading', 'Care', [
          ['', '', 'Looking after it.'],
          ['Backups', 'backups', 'How to.'],
        ]),
        page('/title', 'Backups', [['', '', 'All about them.']]),
        page('/code', 'Script', [['', '', 'Set data-website-id on the tag; AUTH_CUSTOM_ISSUER names the issuer.']]),
      ],
      'en',
    );
  });

  it('puts title before heading before text', async () =>
    expect(await addressesOf(search, 'backups')).toEqual(['/title', '/heading#backups', '/text']));
  it.each(['backup', 'bakcups', 'backpus', 'back ups', 'BACKUPS'])('%s finds backups', async (query) =>
    expect((await addressesOf(search, query))[0]).toBe('/title'),
  );
  it.each(['data-website-id', 'dataWebsiteId', 'website-id', 'AUTH_CUSTOM_ISSUER', 'custom issuer'])('%s finds the code', async (query) =>
    expect((await addressesOf(search, query))[0]).toBe('/code'),
  );
  it('marks what was found', async () => {
    const {results} = await search('issuer');
    expect(results[0]!.excerpt.filter(({hit}) => hit).map(({text}) => text)).toContain('issuer');
  });
  it.each([
    '',
    '   ',
    '(',
    '[a-z',
    '.*+?^${}()|[]\\',
    '<script>alert(1)</script>',
    '__proto__',
    'constructor',
    '%00',
    '🙂',
    'x'.repeat(10_000),
    'backup '.repeat(2_000),
    '状'.repeat(5_000),
  ])('survives %j', async (query) => {
    const {results, total} = await search(query);
    expect(total).toBeGreaterThanOrEqual(results.length);
  });
});

it('answers queries asked at the same time as it answers each alone', async () => {
  const texts = ['backups', 'monitors', 'surveys', 'websites'];
  const pages = texts.map((text) => page(`/${text}`, text, [['', '', `All about ${text}.`]]));
  const alone = await Promise.all(texts.map(async (text) => addressesOf(await openWith(pages, 'en'), text)));
  const shared = await openWith(pages, 'en');
  expect(await Promise.all(texts.map((text) => addressesOf(shared, text)))).toEqual(alone);
  expect(alone).toEqual(texts.map((text) => [`/${text}`]));
});

it('finds German compounds and umlauts either way', async () => {
  const search = await openWith(
    [
      page('/a', 'Statusseiten', [['', '', 'Die Überwachung der Server und die Webseite mit ihrer Seite.']]),
      page('/b', 'Status', [['', '', 'Der Status.']]),
    ],
    'de',
  );
  for (const query of ['Statusseite', 'Status Seite', 'Ueberwachung', 'uberwachung', 'Überwachungen'])
    expect((await addressesOf(search, query))[0]).toBe('/a');
});

it('finds German participles by their verb and the other way round', async () => {
  const search = await openWith(
    [page('/a', 'Personen einladen', [['', '', 'Ereignisse aufzeichnen und Daten senden.']]), page('/b', 'Anderes', [['', '', 'Nichts.']])],
    'de',
  );
  for (const query of ['eingeladene Person', 'eingeladen', 'aufgezeichnete', 'aufgezeichnet', 'gesendete', 'gesendet'])
    expect((await addressesOf(search, query))[0], query).toBe('/a');
});

it('asks for the words of a German compound that nobody wrote, together or apart', async () => {
  const search = await openWith(
    [
      page('/a', 'Mitglieder', [['', '', 'Rollen.']]),
      page('/b', 'Anderes', [['', '', 'Eine Liste.']]),
      page('/c', 'Drittes', [['', '', 'Nichts.']]),
    ],
    'de',
  );
  expect(await addressesOf(search, 'Mitgliederliste')).toContain('/a');
});

it('puts a heading that is the query before a title that has a part of it', async () => {
  const others = Array.from({length: 8}, (_, index) => page(`/o${index}`, 'Autre', [['', '', 'Une adresse, un visiteur.']]));
  const search = await openWith(
    [
      page('/title', 'Confidentialité des visiteurs', [['', '', 'Les adresses des visiteurs, les visiteurs et leurs adresses.']]),
      page('/heading', 'Proxy', [
        ['', '', 'Devant le serveur.'],
        ['Adresses des visiteurs', 'adresses', 'Le bon en-tête.'],
      ]),
      ...others,
    ],
    'fr',
  );
  expect((await addressesOf(search, 'adresses des visiteurs'))[0]).toBe('/heading#adresses');
});

it('finds French words with and without accents and elisions', async () => {
  const search = await openWith(
    [page('/a', 'Espaces de travail', [['', '', "L’état de l'enquête est privé."]]), page('/b', 'Autre', [['', '', 'Rien.']])],
    'fr',
  );
  for (const query of ['etat', 'l’état', 'd’enquêtes', 'privee', 'espace']) expect((await addressesOf(search, query))[0]).toBe('/a');
});

it('finds Japanese words inside sentences, whole words first, in any width and kana', async () => {
  const search = await openWith(
    [
      page('/a', '概要', [['', '', 'このページではサーバーの監視対象を追加する方法を説明します。モニターを作成します。']]),
      page('/b', '監視', [['', '', '監視について。']]),
      page('/c', '他', [['', '', '別のこと。']]),
    ],
    'ja',
  );
  expect((await addressesOf(search, '監視'))[0]).toBe('/b');
  for (const query of ['監視対象', 'ﾓﾆﾀｰ', 'もにたー', 'モニタ', 'サーバ', '対象を追加', 'モニター 作成'])
    expect((await addressesOf(search, query))[0], query).toBe('/a');
});

it('finds a Japanese word with one wrong letter beside another word', async () => {
  const search = await openWith(
    [
      page('/a', 'プライバシーポリシー', [['', '', '個人情報の扱い。']]),
      page('/b', 'オンライン', [['', '', 'ラインとバジェット。']]),
      page('/c', 'ポリシー', [['', '', '方針。']]),
    ],
    'ja',
  );
  for (const query of ['プライバジーポリシー', 'プライハシーポリシー']) expect((await addressesOf(search, query))[0], query).toBe('/a');
});

it('finds a Chinese word of two signs with one of them wrong, and one that is half typed', async () => {
  const search = await openWith(
    [
      page('/a', '审计日志', [['', '', '谁改了什么。']]),
      page('/b', '日志', [['', '', '记下的内容；审查；记录。']]),
      page('/c', '环境变量', [['', '', '设置。']]),
      page('/d', '变了', [['', '', '环境也变了。']]),
    ],
    'zh-Hans',
  );
  expect((await addressesOf(search, '审记日志'))[0]).toBe('/a');
  expect((await addressesOf(search, '环境变'))[0]).toBe('/c');
});

it('finds Chinese words inside sentences', async () => {
  const search = await openWith(
    [page('/a', '状态页', [['', '', '在工作区中创建状态页并添加监控项。']]), page('/b', '其他', [['', '', '别的内容。']])],
    'zh-Hans',
  );
  for (const query of ['状态页', '监控项', '监控', '工作区', '创建状态页']) expect((await addressesOf(search, query))[0], query).toBe('/a');
});
