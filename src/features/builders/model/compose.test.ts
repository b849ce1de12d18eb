import {readFileSync} from 'node:fs';
import {describe, expect, it} from 'vitest';
import {parse} from 'yaml';
import {readTestData} from '../../../node/test-data.ts';
import {
  buildCompose,
  buildEnv,
  composeDefaults as defaults,
  makeSecrets,
  secretCommands,
  type ComposeChoices,
} from './compose.ts';

const composeFile = (choices: Partial<ComposeChoices>) =>
  parse(buildCompose({...defaults, ...choices})) as {services: object};
const secrets = {databasePassword: 'aa', jwtSecret: 'bb'};

/** The Compose file that the page tells a reader to write. */
function fileOfThePage(): string {
  const page = readFileSync('docs/install/docker-compose.md', 'utf8');
  const [, indent = '', text = ''] =
    /^( *)```yaml title="docker-compose\.yml"\n([\s\S]*?)\n *```$/m.exec(page) ?? [];
  return `${text.replace(new RegExp(`^${indent}`, 'gm'), '')}\n`;
}

/** A case of compose.test.yaml: choices, and parts of their Compose file. */
type ComposeCase = {title: string; choices: Partial<ComposeChoices>} & Record<string, unknown>;

const cases = readTestData<ComposeCase[]>(import.meta.dirname, 'compose.test.yaml');

describe('Compose file', () => {
  it('is by default the file that the installation page shows', () => {
    expect(buildCompose(defaults)).toBe(fileOfThePage());
  });

  it.each(cases)('$title', ({title: _title, choices, ...parts}) => {
    expect(composeFile(choices)).toMatchObject(parts);
  });

  it('omits PostgreSQL and its volume if a server exists', () => {
    const file = composeFile({database: 'external', databaseUrl: 'postgresql://u:p@db/tianji'});
    expect(Object.keys(file)).toEqual(['services']);
    expect(Object.keys(file.services)).toEqual(['tianji']);
    expect(file.services).not.toHaveProperty('tianji.depends_on');
  });
});

describe('.env file', () => {
  it('has the password and the secret', () => {
    expect(buildEnv(defaults, secrets)).toBe('POSTGRES_PASSWORD=aa\nJWT_SECRET=bb\n');
  });

  it.each([
    ["postgresql://u:p$1'#@db/t", String.raw`'postgresql://u:p$1\'#@db/t'`],
    // Compose doesn't unescape a backslash between single quotes.
    [String.raw`postgresql://u:a\b c@db/t`, String.raw`'postgresql://u:a\b c@db/t'`],
  ])('quotes %s for Compose', (databaseUrl, quoted) => {
    expect(buildEnv({...defaults, database: 'external', databaseUrl}, secrets)).toContain(
      `DATABASE_URL=${quoted}\n`,
    );
  });

  it('shows the commands that make secrets if no script has made them', () => {
    expect(buildEnv(defaults, secretCommands)).toContain('JWT_SECRET=<openssl rand -hex 32>');
  });
});

it('makes secrets of 24 and 32 random bytes', () => {
  const {databasePassword, jwtSecret} = makeSecrets();
  expect(databasePassword).toMatch(/^[\da-f]{48}$/);
  expect(jwtSecret).toMatch(/^[\da-f]{64}$/);
  expect(makeSecrets().jwtSecret).not.toBe(jwtSecret);
});
