import {readFileSync} from 'node:fs';
import {describe, expect, it, vi} from 'vitest';
import {parse} from 'yaml';
import {
  buildCompose,
  buildEnv,
  composeDefaults as defaults,
  composeProblems,
  makeSecrets,
  secretCommands,
} from './compose.ts';

const compose = (choices: Partial<typeof defaults> = {}) =>
  parse(buildCompose({...defaults, ...choices}));
const secrets = {databasePassword: 'aa', jwtSecret: 'bb'};

/** The Compose file that the page tells a reader to write. */
function fileOfThePage(): string {
  const page = readFileSync(
    new URL('../../../../docs/install/docker-compose.md', import.meta.url),
    'utf8',
  );
  const [, indent = '', text = ''] =
    /^( *)```yaml title="docker-compose\.yml"\n([\s\S]*?)\n *```$/m.exec(page) ?? [];
  return `${text.replace(new RegExp(`^${indent}`, 'gm'), '')}\n`;
}

describe('Compose file', () => {
  it('is by default the file that the installation page shows', () => {
    expect(buildCompose(defaults)).toBe(fileOfThePage());
  });

  it('keeps every value a string, as Compose wants it', () => {
    const all = compose({
      publicUrl: 'https://tianji.example.com/',
      disableTelemetry: true,
      cache: 'memory',
      trackerName: 's.js',
      clientIpHeader: 'x-real-ip',
    });
    expect(
      Object.values(all.services.tianji.environment).every((value) => typeof value === 'string'),
    ).toBe(true);
    expect(all.services.tianji.environment).toMatchObject({
      PUBLIC_URL: 'https://tianji.example.com',
      CACHE_MEMORY_ONLY: 'true',
    });
  });

  it('never holds a secret', () => {
    const text = buildCompose({
      ...defaults,
      emailServer: 'smtp://me:secret@mail.example:587',
      emailFrom: 'a@b.example',
      database: 'external',
      databaseUrl: 'postgresql://u:secret@db/t',
    });
    expect(text).not.toContain('secret@');
    for (const name of ['JWT_SECRET', 'DATABASE_URL', 'EMAIL_SERVER'])
      expect(text).toContain(`\${${name}:?`);
  });

  it('leaves PostgreSQL and its volume out where a server exists', () => {
    const file = compose({database: 'external', databaseUrl: 'postgresql://u:p@db:5432/tianji'});
    expect(Object.keys(file.services)).toEqual(['tianji']);
    expect(file).not.toHaveProperty('volumes');
    expect(file.services.tianji).not.toHaveProperty('depends_on');
  });

  it('adds Redis, UDP and the Docker socket on demand', () => {
    const file = compose({
      cache: 'redis',
      udp: true,
      dockerSocket: true,
      port: '8080',
      localOnly: false,
    });
    expect(file.services.redis.image).toMatch(/^redis:/);
    expect(file.services.redis.volumes).toEqual(['tianji-redis-data:/data']);
    expect(file.volumes).toHaveProperty('tianji-redis-data');
    expect(file.services.tianji.environment.REDIS_URL).toBe('redis://redis:6379');
    expect(file.services.tianji.ports).toEqual(['8080:12345', '8080:12345/udp']);
    expect(file.services.tianji.volumes).toEqual(['/var/run/docker.sock:/var/run/docker.sock']);
  });

  it('doubles dollar signs, which Compose would read as variables', () => {
    expect(
      compose({emailServer: 'smtp://m', emailFrom: 'a$b'}).services.tianji.environment.EMAIL_FROM,
    ).toBe('a$$b');
  });
});

describe('.env file', () => {
  it('holds password and secret', () => {
    expect(buildEnv(defaults, secrets)).toBe('POSTGRES_PASSWORD=aa\nJWT_SECRET=bb\n');
  });

  it('quotes what Compose would otherwise read differently', () => {
    const text = buildEnv(
      {...defaults, database: 'external', databaseUrl: "postgresql://u:p$1'#@db/t"},
      secrets,
    );
    expect(text).toContain(String.raw`DATABASE_URL='postgresql://u:p$1\'#@db/t'`);
  });

  it('leaves a backslash as it is, which Compose does not unescape between single quotes', () => {
    const text = buildEnv(
      {...defaults, emailServer: String.raw`smtp://u:a\b c@m`, emailFrom: 'a@b'},
      secrets,
    );
    expect(text).toContain(String.raw`EMAIL_SERVER='smtp://u:a\b c@m'`);
  });

  it('shows the commands where no script has made secrets', () => {
    expect(buildEnv(defaults, secretCommands)).toContain('JWT_SECRET=<openssl rand -hex 32>');
  });
});

it('makes secrets of 24 and 32 random bytes', () => {
  const random = vi.spyOn(crypto, 'getRandomValues').mockImplementation((bytes) => {
    (bytes as Uint8Array).fill(0x0a);
    return bytes;
  });
  expect(makeSecrets()).toEqual({databasePassword: '0a'.repeat(24), jwtSecret: '0a'.repeat(32)});
  random.mockRestore();
  expect(makeSecrets().databasePassword).not.toBe(makeSecrets().databasePassword);
});

it.each([
  [{}, []],
  [{port: '0'}, ['port']],
  [{port: '70000'}, ['port']],
  [{version: 'a b'}, ['version']],
  [{database: 'external' as const}, ['databaseUrl']],
  [{database: 'external' as const, databaseUrl: 'mysql://x'}, ['databaseUrl']],
  [{publicUrl: 'tianji.example.com'}, ['publicUrl']],
  [{clientIpHeader: 'X-Real-IP'}, ['clientIpHeader']],
  [{trackerName: '/s.js'}, ['trackerName']],
  [{emailServer: 'smtp://m'}, ['emailServer']],
  [{emailServer: 'mail', emailFrom: 'a@b'}, ['emailServer']],
  [{emailServer: 'smtp://m', emailFrom: 'a@b'}, []],
])('%o has the problems %o', (choices, problems) => {
  expect(composeProblems({...defaults, ...choices})).toEqual(problems);
});
