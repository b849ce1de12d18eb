import {readFileSync} from 'node:fs';
import {describe, expect, it} from 'vitest';
import {parse} from 'yaml';
import {
  buildCompose,
  buildEnv,
  composeDefaults as defaults,
  makeSecrets,
  secretCommands,
} from './compose.ts';

const compose = (choices: Partial<typeof defaults> = {}) =>
  parse(buildCompose({...defaults, ...choices}));
const secrets = {databasePassword: 'aa', jwtSecret: 'bb'};

/** The Compose file that the page tells a reader to write. */
function fileOfThePage(): string {
  const page = readFileSync('docs/install/docker-compose.md', 'utf8');
  const [, indent = '', text = ''] =
    /^( *)```yaml title="docker-compose\.yml"\n([\s\S]*?)\n *```$/m.exec(page) ?? [];
  return `${text.replace(new RegExp(`^${indent}`, 'gm'), '')}\n`;
}

describe('Compose file', () => {
  it('is by default the file that the installation page shows', () => {
    expect(buildCompose(defaults)).toBe(fileOfThePage());
  });

  it('has every variable as a string, which Compose requires', () => {
    const {environment} = compose({
      publicUrl: 'https://tianji.example.com/',
      disableTelemetry: true,
      cache: 'memory',
      trackerName: 's.js',
      clientIpHeader: 'x-real-ip',
      emailServer: 'smtp://m',
      emailFrom: 'a$b',
    }).services.tianji;
    for (const value of Object.values(environment)) expect(value).toBeTypeOf('string');
    expect(environment).toMatchObject({
      PUBLIC_URL: 'https://tianji.example.com',
      CACHE_MEMORY_ONLY: 'true',
      // Doubled, because Compose would read a single sign as the start of a variable.
      EMAIL_FROM: 'a$$b',
    });
  });

  it('takes secrets from the .env file', () => {
    const {JWT_SECRET, DATABASE_URL, EMAIL_SERVER} = compose({
      emailServer: 'smtp://me:secret@mail.example:587',
      emailFrom: 'a@b.example',
      database: 'external',
      databaseUrl: 'postgresql://u:secret@db/t',
    }).services.tianji.environment;
    expect(JWT_SECRET).toMatch(/^\$\{JWT_SECRET:\?/);
    expect(DATABASE_URL).toMatch(/^\$\{DATABASE_URL:\?/);
    expect(EMAIL_SERVER).toMatch(/^\$\{EMAIL_SERVER:\?/);
  });

  it('omits PostgreSQL and its volume if a server exists', () => {
    const file = compose({database: 'external', databaseUrl: 'postgresql://u:p@db:5432/tianji'});
    expect(Object.keys(file.services)).toEqual(['tianji']);
    expect(file).not.toHaveProperty('volumes');
    expect(file.services.tianji).not.toHaveProperty('depends_on');
  });

  it('adds Redis, UDP, and the Docker socket', () => {
    const {services, volumes} = compose({
      cache: 'redis',
      udp: true,
      dockerSocket: true,
      port: '8080',
      localOnly: false,
    });
    expect(services.redis).toMatchObject({volumes: ['tianji-redis-data:/data']});
    expect(volumes).toHaveProperty('tianji-redis-data');
    expect(services.tianji).toMatchObject({
      environment: {REDIS_URL: 'redis://redis:6379'},
      ports: ['8080:12345', '8080:12345/udp'],
      volumes: ['/var/run/docker.sock:/var/run/docker.sock'],
      depends_on: {redis: {condition: 'service_started'}},
    });
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
