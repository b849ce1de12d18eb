import {translate} from '@docusaurus/Translate';
import {identity} from '@site/src/config/identity';
import type {Group} from '@site/src/features/builders/Builder';
import type {ComposeChoices} from '@site/src/features/builders/model/compose';

type ComposeGroup = Group<ComposeChoices>;

const server = (): ComposeGroup => ({
  legend: translate({id: 'composeGenerator.group.server', message: 'Server'}),
  fields: {
    version: {
      label: translate({id: 'composeGenerator.version', message: 'Version'}),
      problem: translate(
        {id: 'composeGenerator.problem.version', message: 'Enter an image tag, such as {version}.'},
        {version: identity.productVersion},
      ),
    },
    port: {
      label: translate({id: 'composeGenerator.port', message: 'Port on the host'}),
      problem: translate({
        id: 'composeGenerator.problem.port',
        message: 'Enter a number from 1 to 65535.',
      }),
    },
    publicUrl: {
      wide: true,
      label: translate({id: 'composeGenerator.publicUrl', message: 'Public URL'}),
      hint: translate({
        id: 'composeGenerator.publicUrl.hint',
        message: 'Used in email footers (since v1.29.0).',
      }),
      problem: translate({
        id: 'composeGenerator.problem.publicUrl',
        message: 'Enter a URL that starts with https:// or http://.',
      }),
      placeholder: 'https://tianji.example.com',
    },
    localOnly: {
      label: translate({
        id: 'composeGenerator.localOnly',
        message: 'Reachable only from this server',
      }),
      hint: translate({
        id: 'composeGenerator.localOnly.hint',
        message:
          'Binds the port to 127.0.0.1, so only this server, including a reverse proxy on it, can connect.',
      }),
    },
    udp: {
      label: translate({id: 'composeGenerator.udp', message: 'Accept reports over UDP'}),
      hint: translate({
        id: 'composeGenerator.udp.hint',
        message:
          'For server reporters in UDP mode. The UDP port is open on all network interfaces.',
      }),
    },
    dockerSocket: {
      label: translate({
        id: 'composeGenerator.dockerSocket',
        message: "List this server's containers",
      }),
      hint: translate({
        id: 'composeGenerator.dockerSocket.hint',
        message: 'Mounts the Docker socket. Anyone who controls the socket controls the server.',
      }),
    },
  },
});

const data = ({database}: ComposeChoices): ComposeGroup => ({
  legend: translate({id: 'composeGenerator.group.data', message: 'Data'}),
  fields: {
    database: {
      label: translate({id: 'composeGenerator.database', message: 'PostgreSQL'}),
      options: {
        bundled: translate({
          id: 'composeGenerator.database.bundled',
          message: 'In this Compose file',
        }),
        external: translate({
          id: 'composeGenerator.database.external',
          message: 'A server I already have',
        }),
      },
    },
    cache: {
      label: translate({id: 'composeGenerator.cache', message: 'Cache'}),
      options: {
        postgres: translate({id: 'composeGenerator.cache.postgres', message: 'In PostgreSQL'}),
        redis: translate({
          id: 'composeGenerator.cache.redis',
          message: 'Redis, in this Compose file',
        }),
        memory: translate({id: 'composeGenerator.cache.memory', message: 'In memory'}),
      },
    },
    ...(database === 'external' && {
      databaseUrl: {
        wide: true,
        label: translate({id: 'composeGenerator.databaseUrl', message: 'Database URL'}),
        hint: translate({
          id: 'composeGenerator.databaseUrl.hint',
          message: "The URL stays in this browser tab and isn't sent or stored.",
        }),
        problem: translate({
          id: 'composeGenerator.problem.databaseUrl',
          message: 'Enter a URL that starts with postgresql://.',
        }),
        placeholder: 'postgresql://tianji:password@db.harbor.example:5432/tianji',
      },
    }),
  },
});

const access = (): ComposeGroup => ({
  legend: translate({id: 'composeGenerator.group.access', message: 'Accounts and access'}),
  fields: {
    allowRegister: {
      label: translate({id: 'composeGenerator.register', message: 'Allow anyone to register'}),
      hint: translate({
        id: 'composeGenerator.register.hint',
        message: 'Visitors can create an account with a username and password.',
      }),
    },
    allowOpenapi: {
      label: translate({id: 'composeGenerator.openapi', message: 'Enable the API'}),
      hint: translate({
        id: 'composeGenerator.openapi.hint',
        message: 'The MCP server, the command-line tool, and parts of the SDK require it.',
      }),
    },
    emailServer: {
      label: translate({id: 'composeGenerator.emailServer', message: 'Email server'}),
      hint: translate({
        id: 'composeGenerator.emailServer.hint',
        message:
          "Turns on sign-in by email link, which replaces the password form, so the admin account can't sign in there.",
      }),
      problem: translate({
        id: 'composeGenerator.problem.emailServer',
        message: 'Enter a URL that starts with smtp:// or smtps://.',
      }),
      placeholder: 'smtp://user:password@mail.harbor.example:587',
    },
    emailFrom: {
      label: translate({id: 'composeGenerator.emailFrom', message: "Sender's email address"}),
      problem: translate({
        id: 'composeGenerator.problem.emailFrom',
        message: 'Enter the address that emails are sent from.',
      }),
      placeholder: 'tianji@harbor.example',
    },
  },
});

const tracking = (): ComposeGroup => ({
  legend: translate({id: 'composeGenerator.group.tracking', message: 'Tracking'}),
  fields: {
    trackerName: {
      label: translate({
        id: 'composeGenerator.tracker',
        message: 'Additional name for the tracking script',
      }),
      problem: translate({
        id: 'composeGenerator.problem.trackerName',
        message: 'Enter a path without a leading slash.',
      }),
      placeholder: 's.js',
    },
    clientIpHeader: {
      label: translate({
        id: 'composeGenerator.ipHeader',
        message: "Header with the visitor's IP address",
      }),
      problem: translate({
        id: 'composeGenerator.problem.clientIpHeader',
        message: 'Enter the header name in lowercase.',
      }),
      placeholder: 'x-real-ip',
    },
    disableTelemetry: {
      label: translate({id: 'composeGenerator.telemetry', message: 'Turn off the usage ping'}),
      hint: translate({
        id: 'composeGenerator.telemetry.hint',
        message:
          'Otherwise, each load of the dashboard sends its version and origin to the developers.',
      }),
    },
  },
});

/** The form of the Compose generator. Defaults and rules of the fields are in model/compose.ts. */
export const composeGroups = (choices: ComposeChoices): ComposeGroup[] => [
  server(),
  data(choices),
  access(),
  tracking(),
];
