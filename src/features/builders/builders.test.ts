import {readFileSync} from 'node:fs';
import {load} from 'cheerio';
import {expect, it} from 'vitest';
import {parse} from 'yaml';
import {readerSamples} from '../../data/reader-values.ts';
import {readTestData} from '../../node/test-data.ts';
import {badgeDefaults, badgeForms, badgeProblems} from './badge.ts';
import {buildCompose, buildEnv, composeDefaults, composeProblems} from './compose.ts';
import {makeSecrets, secretCommands} from './compose.ts';
import {buildSnippet, snippetDefaults, snippetProblems} from './snippet.ts';

const {origin, websiteId, workspaceId, telemetryId} = readerSamples;
const cases = readTestData<{
  refused: Record<'badge' | 'compose' | 'snippet', {choices: object; refused: string[]}[]>;
  compose: ({title: string; choices: object} & Record<string, unknown>)[];
}>(import.meta.dirname, 'builders.test.yaml');

/** The choices of each form that it refuses. */
const problemsOf: Record<string, (choices: object) => Record<string, boolean>> = {
  badge: (choices) => badgeProblems({...badgeDefaults, ...choices}),
  compose: (choices) => composeProblems({...composeDefaults, ...choices}),
  snippet: (choices) => snippetProblems({...snippetDefaults, ...choices}),
};
for (const [form, formCases] of Object.entries(cases.refused))
  it.each(formCases)(`of a ${form} with $choices, $refused are refused`, ({choices, refused}) => {
    const problems = problemsOf[form]!(choices);
    expect(Object.keys(problems).filter((name) => problems[name])).toEqual(refused);
  });

const image = `${origin}/telemetry/${workspaceId}/${telemetryId}`;
const page = 'url=https%3A%2F%2Fcode.harbor.example%2Fshop&force=true';
const parameters = {name: 'v1 (beta)', title: 'readers', start: '1000', fullNumber: true};
it.each([
  [{}, `${image}/badge.svg?${page}`],
  [{url: ''}, `${image}/badge.svg`],
  [{url: '', kind: 'pixel'}, `${image}.gif`],
  [
    parameters,
    `${image}/badge.svg?${page}&name=v1+%28beta%29&title=readers&start=1000&fullNum=true`,
  ],
  [{...parameters, kind: 'pixel'}, `${image}.gif?${page}&name=v1+%28beta%29`],
] as const)('makes of %j the image %s', (choices, url) => {
  expect(badgeForms({...badgeDefaults, ...choices}).url).toBe(url);
});

it('escapes an image for Markdown and HTML', () => {
  const choices = {...badgeDefaults, name: 'a)b"<', title: 'x [y] "z"'};
  const {markdown, html, url} = badgeForms(choices);
  expect(markdown).toBe(`![x \\[y\\] "z"](${url})`);
  expect(url).not.toMatch(/[()"<]/);
  expect(load(html)('img').attr()).toEqual({alt: 'x [y] "z"', src: url});
  const pixel = load(badgeForms({...choices, kind: 'pixel'}).html)('img').attr();
  expect(pixel).toMatchObject({alt: '', width: '1', height: '1'});
});

const plain = {async: '', defer: '', src: `${origin}/tracker.js`, 'data-website-id': websiteId};
const folder = {src: `${origin}/assets/s.js`, 'data-host-url': origin};
const hostUrl = 'https://stats.harbor.example';
it.each([
  [{}, {}],
  [
    {manual: true, obeyDoNotTrack: true, domains: ' a.example , b.example,'},
    {
      'data-auto-track': 'false',
      'data-do-not-track': 'true',
      'data-domains': 'a.example,b.example',
    },
  ],
  [{scriptName: 'assets/s.js'}, folder],
  [
    {scriptName: 'assets/s.js', hostUrl: `${hostUrl}/`},
    {...folder, 'data-host-url': hostUrl},
  ],
  [{scriptName: '/s.js'}, {src: `${origin}/s.js`}],
  [{scriptName: '  '}, {}],
  [{domains: '"><script>'}, {'data-domains': '"><script>'}],
])('makes of %j a tag with %j', (choices, attributes) => {
  const snippet = buildSnippet({...snippetDefaults, ...choices});
  expect(load(snippet)('script').attr()).toEqual({...plain, ...attributes});
});

it('makes by default the Compose file that the installation page shows', () => {
  const text = readFileSync('docs/install/docker-compose.md', 'utf8');
  const [, indent = '', file = ''] =
    /^( *)```yaml title="docker-compose\.yml"\n([\s\S]*?)\n *```$/m.exec(text) ?? [];
  const shown = file.replace(new RegExp(`^${indent}`, 'gm'), '');
  expect(buildCompose(composeDefaults)).toBe(`${shown}\n`);
});

it.each(cases.compose)('$title', ({title: _title, choices, ...parts}) => {
  expect(parse(buildCompose({...composeDefaults, ...choices}))).toMatchObject(parts);
});

it('omits PostgreSQL and its volume if a server exists', () => {
  const file = parse(buildCompose({...composeDefaults, database: 'external'}));
  expect(Object.keys(file)).toEqual(['services']);
  expect(Object.keys(file.services)).toEqual(['tianji']);
  expect(file.services.tianji).not.toHaveProperty('depends_on');
});

it.each([
  [{}, 'POSTGRES_PASSWORD=<openssl rand -hex 24>'],
  [
    {database: 'external', databaseUrl: "postgresql://u:p$1'#@db/t"},
    String.raw`DATABASE_URL='postgresql://u:p$1\'#@db/t'`,
  ],
  // Compose doesn't unescape a backslash between single quotes.
  [
    {database: 'external', databaseUrl: String.raw`postgresql://u:a\b c@db/t`},
    String.raw`DATABASE_URL='postgresql://u:a\b c@db/t'`,
  ],
] as const)('puts the secrets of %j into .env', (choices, line) => {
  const lines = buildEnv({...composeDefaults, ...choices}, secretCommands);
  expect(lines).toBe(`${line}\nJWT_SECRET=<openssl rand -hex 32>\n`);
});

it('makes secrets of 24 and 32 random bytes', () => {
  const {databasePassword, jwtSecret} = makeSecrets();
  expect(databasePassword).toMatch(/^[\da-f]{48}$/);
  expect(jwtSecret).toMatch(/^[\da-f]{64}$/);
  expect(makeSecrets().jwtSecret).not.toBe(jwtSecret);
});
