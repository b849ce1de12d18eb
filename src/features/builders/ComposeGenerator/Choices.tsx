import {translate} from '@docusaurus/Translate';
import {CheckField, ChoiceField, Group, TextField, type Bind} from '@site/src/features/builders/Builder';
import type {ComposeChoices} from '@site/src/features/builders/model/compose';
import type {ReactNode} from 'react';

interface Props {
  choices: ComposeChoices;
  bind: Bind<ComposeChoices>;
}

export default function Choices({choices, bind}: Props): ReactNode {
  return (
    <>
      <Group legend={translate({id: 'composeGenerator.group.server', message: 'Server'})}>
        <TextField label={translate({id: 'composeGenerator.version', message: 'Version'})} {...bind('version')} />
        <TextField label={translate({id: 'composeGenerator.port', message: 'Port on the host'})} {...bind('port')} />
        <TextField
          wide
          label={translate({id: 'composeGenerator.publicUrl', message: 'Public URL'})}
          {...bind('publicUrl')}
          placeholder="https://tianji.example.com"
          hint={translate({id: 'composeGenerator.publicUrl.hint', message: 'Used in email footers (since v1.29.0).'})}
        />
        <CheckField
          label={translate({id: 'composeGenerator.localOnly', message: 'Reachable only from this server'})}
          {...bind('localOnly')}
          hint={translate({
            id: 'composeGenerator.localOnly.hint',
            message: 'Binds the port to 127.0.0.1, so only this server, including a reverse proxy on it, can connect.',
          })}
        />
        <CheckField
          label={translate({id: 'composeGenerator.udp', message: 'Accept reports over UDP'})}
          {...bind('udp')}
          hint={translate({
            id: 'composeGenerator.udp.hint',
            message: 'For server reporters in UDP mode. The UDP port is open on all network interfaces.',
          })}
        />
        <CheckField
          label={translate({id: 'composeGenerator.dockerSocket', message: "List this server's containers"})}
          {...bind('dockerSocket')}
          hint={translate({
            id: 'composeGenerator.dockerSocket.hint',
            message: 'Mounts the Docker socket. Anyone who controls the socket controls the server.',
          })}
        />
      </Group>
      <Group legend={translate({id: 'composeGenerator.group.data', message: 'Data'})}>
        <ChoiceField
          label={translate({id: 'composeGenerator.database', message: 'PostgreSQL'})}
          {...bind('database')}
          options={{
            bundled: translate({id: 'composeGenerator.database.bundled', message: 'In this Compose file'}),
            external: translate({id: 'composeGenerator.database.external', message: 'A server I already have'}),
          }}
        />
        <ChoiceField
          label={translate({id: 'composeGenerator.cache', message: 'Cache'})}
          {...bind('cache')}
          options={{
            postgres: translate({id: 'composeGenerator.cache.postgres', message: 'In PostgreSQL'}),
            redis: translate({id: 'composeGenerator.cache.redis', message: 'Redis, in this Compose file'}),
            memory: translate({id: 'composeGenerator.cache.memory', message: 'In memory'}),
          }}
        />
        {choices.database === 'external' && (
          <TextField
            wide
            label={translate({id: 'composeGenerator.databaseUrl', message: 'Database URL'})}
            {...bind('databaseUrl')}
            placeholder="postgresql://tianji:password@db.harbor.example:5432/tianji"
            hint={translate({
              id: 'composeGenerator.databaseUrl.hint',
              message: "The URL stays in this browser tab and isn't sent or stored.",
            })}
          />
        )}
      </Group>
      <Group legend={translate({id: 'composeGenerator.group.access', message: 'Accounts and access'})}>
        <CheckField
          label={translate({id: 'composeGenerator.register', message: 'Allow anyone to register'})}
          {...bind('allowRegister')}
          hint={translate({id: 'composeGenerator.register.hint', message: 'Visitors can create an account with a username and password.'})}
        />
        <CheckField
          label={translate({id: 'composeGenerator.openapi', message: 'Enable the API'})}
          {...bind('allowOpenapi')}
          hint={translate({
            id: 'composeGenerator.openapi.hint',
            message: 'The MCP server, the command-line tool, and parts of the SDK require it.',
          })}
        />
        <TextField
          label={translate({id: 'composeGenerator.emailServer', message: 'Email server'})}
          {...bind('emailServer')}
          placeholder="smtp://user:password@mail.harbor.example:587"
          hint={translate({
            id: 'composeGenerator.emailServer.hint',
            message: "Turns on sign-in by email link, which replaces the password form, so the admin account can't sign in there.",
          })}
        />
        <TextField
          label={translate({id: 'composeGenerator.emailFrom', message: "Sender's email address"})}
          {...bind('emailFrom')}
          placeholder="tianji@harbor.example"
        />
      </Group>
      <Group legend={translate({id: 'composeGenerator.group.tracking', message: 'Tracking'})}>
        <TextField
          label={translate({id: 'composeGenerator.tracker', message: 'Additional name for the tracking script'})}
          {...bind('trackerName')}
          placeholder="s.js"
        />
        <TextField
          label={translate({id: 'composeGenerator.ipHeader', message: "Header with the visitor's IP address"})}
          {...bind('clientIpHeader')}
          placeholder="x-real-ip"
        />
        <CheckField
          label={translate({id: 'composeGenerator.telemetry', message: 'Turn off the usage ping'})}
          {...bind('disableTelemetry')}
          hint={translate({
            id: 'composeGenerator.telemetry.hint',
            message: 'Otherwise, each load of the dashboard sends its version and origin to the developers.',
          })}
        />
      </Group>
    </>
  );
}
