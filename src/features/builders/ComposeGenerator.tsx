import {translate} from '@docusaurus/Translate';
import {identity} from '@site/src/config/identity';
import {useEffect, useState, type ReactNode} from 'react';
import {Builder, Output, type Group} from './Builder';
import {
  buildCompose,
  buildEnv,
  composeDefaults,
  composeProblems,
  makeSecrets,
  secretCommands,
  type ComposeChoices,
} from './compose';

type ComposeGroup = Group<ComposeChoices>;

const server = (): ComposeGroup => ({
  legend: translate({message: 'Server'}),
  fields: {
    version: {
      label: translate({message: 'Version'}),
      problem: translate(
        {message: 'Enter an image tag, such as {version}.'},
        {version: identity.productVersion},
      ),
    },
    port: {
      label: translate({message: 'Port on the host'}),
      problem: translate({message: 'Enter a number from 1 to 65535.'}),
    },
    publicUrl: {
      wide: true,
      label: translate({message: 'Public URL'}),
      hint: translate({message: 'Used in email footers (since v1.29.0).'}),
      problem: translate({message: 'Enter a URL that starts with https:// or http://.'}),
      placeholder: 'https://tianji.example.com',
    },
    localOnly: {
      label: translate({message: 'Reachable only from this server'}),
      hint: translate({
        message:
          'Binds the port to 127.0.0.1, so only this server, including a reverse proxy on it, can connect.',
      }),
    },
    udp: {
      label: translate({message: 'Accept reports over UDP'}),
      hint: translate({
        message:
          'For server reporters in UDP mode. The UDP port is open on all network interfaces.',
      }),
    },
    dockerSocket: {
      label: translate({message: "List this server's containers"}),
      hint: translate({
        message: 'Mounts the Docker socket. Anyone who controls the socket controls the server.',
      }),
    },
  },
});

const data = ({database}: ComposeChoices): ComposeGroup => ({
  legend: translate({message: 'Data'}),
  fields: {
    database: {
      label: translate({message: 'PostgreSQL'}),
      options: [
        {value: 'bundled', text: translate({message: 'In this Compose file'})},
        {value: 'external', text: translate({message: 'A server I already have'})},
      ],
    },
    cache: {
      label: translate({message: 'Cache'}),
      options: [
        {value: 'postgres', text: translate({message: 'In PostgreSQL'})},
        {value: 'redis', text: translate({message: 'Redis, in this Compose file'})},
        {value: 'memory', text: translate({message: 'In memory'})},
      ],
    },
    ...(database === 'external' && {
      databaseUrl: {
        wide: true,
        label: translate({message: 'Database URL'}),
        hint: translate({message: "The URL stays in this browser tab and isn't sent or stored."}),
        problem: translate({message: 'Enter a URL that starts with postgresql://.'}),
        placeholder: 'postgresql://tianji:password@db.harbor.example:5432/tianji',
      },
    }),
  },
});

const access = (): ComposeGroup => ({
  legend: translate({message: 'Accounts and access'}),
  fields: {
    allowRegister: {
      label: translate({message: 'Allow anyone to register'}),
      hint: translate({message: 'Visitors can create an account with a username and password.'}),
    },
    allowOpenapi: {
      label: translate({message: 'Enable the API'}),
      hint: translate({
        message: 'The MCP server, the command-line tool, and parts of the SDK require it.',
      }),
    },
    disableTelemetry: {
      label: translate({message: 'Turn off the usage ping'}),
      hint: translate({
        message:
          'Otherwise, each load of the dashboard sends its version and origin to the developers.',
      }),
    },
  },
});

/** Builds the Compose file and its .env file (docs/install/docker-compose.md). */
export default function ComposeGenerator(): ReactNode {
  // The HTML has the commands that make secrets. The secrets are made in the browser, and never leave it.
  const [secrets, setSecrets] = useState(secretCommands);
  useEffect(() => setSecrets(makeSecrets()), []);
  return (
    <Builder
      title={translate({message: 'Build your Compose file'})}
      defaults={composeDefaults}
      problemsOf={composeProblems}
      groupsOf={(choices) => [server(), data(choices), access()]}>
      {(choices) => (
        <>
          <Output name=".env" text={buildEnv(choices, secrets)} />
          <Output name="docker-compose.yml" text={buildCompose(choices)} />
        </>
      )}
    </Builder>
  );
}
