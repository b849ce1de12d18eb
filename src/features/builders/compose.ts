import {identity} from '../../config/identity.ts';
import {webUrl} from '../../components/web-url.ts';

/** Choices of a reader for a Compose file. Empty text means: leave the variable out. */
export const composeDefaults = {
  version: identity.productVersion as string,
  port: '12345',
  localOnly: true,
  udp: false,
  dockerSocket: false,
  database: 'bundled' as 'bundled' | 'external',
  databaseUrl: '',
  cache: 'postgres' as 'postgres' | 'redis' | 'memory',
  publicUrl: '',
  allowRegister: false,
  allowOpenapi: true,
  disableTelemetry: false,
};
export type ComposeChoices = typeof composeDefaults;

/** Makes a random password and a random secret. */
export function makeSecrets() {
  const hex = (length: number): string =>
    Array.from(crypto.getRandomValues(new Uint8Array(length)), (byte) =>
      byte.toString(16).padStart(2, '0'),
    ).join('');
  return {databasePassword: hex(24), jwtSecret: hex(32)};
}
export type ComposeSecrets = ReturnType<typeof makeSecrets>;

/** Shown where no script makes secrets: the commands that do. Neither file starts with them. */
export const secretCommands: ComposeSecrets = {
  databasePassword: '<openssl rand -hex 24>',
  jwtSecret: '<openssl rand -hex 32>',
};

/** A tag of an image, such as `1.32.25` or `latest`. */
const imageTag = /^\w[\w.-]{0,127}$/;

const isPort = (text: string): boolean =>
  /^\d+$/.test(text) && Number(text) >= 1 && Number(text) <= 65535;

/** Whether the installation would not start with a choice, or not do what was asked for. */
export const composeProblems = ({
  version,
  port,
  database,
  databaseUrl,
  publicUrl,
}: ComposeChoices) => ({
  version: !imageTag.test(version),
  port: !isPort(port),
  databaseUrl: database === 'external' && !webUrl(databaseUrl, ['postgresql:', 'postgres:']),
  publicUrl: publicUrl !== '' && !webUrl(publicUrl),
});

/** A YAML string that Compose doesn't interpolate. */
const literal = (value: string): string => JSON.stringify(value.replaceAll('$', '$$$$'));

/** A YAML string that Compose fills from the .env file, and refuses to start without. */
const fromEnv = (name: string): string => `"\${${name}:?missing in .env}"`;

/** Variables of the container, with their values in YAML. */
function environmentOf(choices: ComposeChoices): string[] {
  const variables = {
    DATABASE_URL:
      choices.database === 'bundled'
        ? '"postgresql://tianji:${POSTGRES_PASSWORD}@postgres:5432/tianji"'
        : fromEnv('DATABASE_URL'),
    JWT_SECRET: fromEnv('JWT_SECRET'),
    ALLOW_REGISTER: literal(String(choices.allowRegister)),
    ALLOW_OPENAPI: literal(String(choices.allowOpenapi)),
    PUBLIC_URL: choices.publicUrl && literal(choices.publicUrl.replace(/\/+$/, '')),
    DISABLE_ANONYMOUS_TELEMETRY: choices.disableTelemetry && '"true"',
    REDIS_URL: choices.cache === 'redis' && '"redis://redis:6379"',
    CACHE_MEMORY_ONLY: choices.cache === 'memory' && '"true"',
  };
  return Object.entries(variables).flatMap(([name, value]) => (value ? [`${name}: ${value}`] : []));
}

const postgres = `
  postgres:
    image: postgres:15.4-alpine
    restart: always
    environment:
      POSTGRES_DB: tianji
      POSTGRES_USER: tianji
      POSTGRES_PASSWORD: ${fromEnv('POSTGRES_PASSWORD')}
    volumes:
      - tianji-db-data:/var/lib/postgresql/data
    healthcheck:
      test: ["CMD-SHELL", "pg_isready -U tianji -d tianji"]
      interval: 5s
      timeout: 5s
      retries: 5`;

// The data of function workers is kept in Redis only.
const redis = `
  redis:
    image: redis:7-alpine
    restart: always
    volumes:
      - tianji-redis-data:/data`;

/** The Compose file for the choices. Secrets aren't in it: it takes them from the .env file. */
export function buildCompose(choices: ComposeChoices): string {
  const {version, port, localOnly, udp, dockerSocket} = choices;
  const hasPostgres = choices.database === 'bundled';
  const hasRedis = choices.cache === 'redis';
  const lines = [
    'services:',
    '  tianji:',
    `    image: moonrailgun/tianji:${version}`,
    '    restart: always',
    '    ports:',
    `      - "${localOnly ? '127.0.0.1:' : ''}${port}:12345"`,
    udp && `      - "${port}:12345/udp"`,
    '    environment:',
    ...environmentOf(choices).map((variable) => `      ${variable}`),
    dockerSocket && '    volumes:\n      - /var/run/docker.sock:/var/run/docker.sock',
    (hasPostgres || hasRedis) && '    depends_on:',
    hasPostgres && '      postgres:\n        condition: service_healthy',
    hasRedis && '      redis:\n        condition: service_started',
    hasPostgres && postgres,
    hasRedis && redis,
    (hasPostgres || hasRedis) && '\nvolumes:',
    hasPostgres && '  tianji-db-data:',
    hasRedis && '  tianji-redis-data:',
  ];
  return `${lines.filter((line) => line !== false).join('\n')}\n`;
}

/** A value for a .env file, as Compose reads it back unchanged: between single quotes only the quote itself is escaped. */
const envValue = (value: string): string =>
  /^[\w.:/@%+=,~-]*$/.test(value) ? value : `'${value.replaceAll("'", String.raw`\'`)}'`;

/** The .env file for the choices. All secrets are in it. */
export function buildEnv({database, databaseUrl}: ComposeChoices, secrets: ComposeSecrets): string {
  const data =
    database === 'bundled'
      ? `POSTGRES_PASSWORD=${secrets.databasePassword}`
      : `DATABASE_URL=${envValue(databaseUrl)}`;
  return `${data}\nJWT_SECRET=${secrets.jwtSecret}\n`;
}
