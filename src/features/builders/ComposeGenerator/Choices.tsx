import Translate, {translate} from '@docusaurus/Translate';
import {
  CheckField,
  ChoiceField,
  Group,
  TextField,
  type Bind,
} from '@site/src/features/builders/Builder';
import type {ComposeChoices} from '@site/src/features/builders/model/compose';
import type {ReactNode} from 'react';

interface Props {
  choices: ComposeChoices;
  bind: Bind<ComposeChoices>;
}

/** The fields of the Compose generator, by group. */
export default function Choices({choices, bind}: Props): ReactNode {
  return (
    <>
      <Group legend={translate({id: 'composeGenerator.group.server', message: 'Server'})}>
        <TextField
          label={translate({id: 'composeGenerator.version', message: 'Version'})}
          {...bind('version')}
        />
        <TextField
          label={translate({id: 'composeGenerator.port', message: 'Port on the host'})}
          {...bind('port')}
        />
        <TextField
          wide
          label={translate({id: 'composeGenerator.publicUrl', message: 'Public URL'})}
          {...bind('publicUrl')}
          placeholder="https://tianji.example.com">
          <Translate id="composeGenerator.publicUrl.hint">
            Used in email footers (since v1.29.0).
          </Translate>
        </TextField>
        <CheckField
          label={translate({
            id: 'composeGenerator.localOnly',
            message: 'Reachable only from this server',
          })}
          {...bind('localOnly')}>
          <Translate id="composeGenerator.localOnly.hint">
            Binds the port to 127.0.0.1, so only this server, including a reverse proxy on it, can
            connect.
          </Translate>
        </CheckField>
        <CheckField
          label={translate({id: 'composeGenerator.udp', message: 'Accept reports over UDP'})}
          {...bind('udp')}>
          <Translate id="composeGenerator.udp.hint">
            For server reporters in UDP mode. The UDP port is open on all network interfaces.
          </Translate>
        </CheckField>
        <CheckField
          label={translate({
            id: 'composeGenerator.dockerSocket',
            message: "List this server's containers",
          })}
          {...bind('dockerSocket')}>
          <Translate id="composeGenerator.dockerSocket.hint">
            Mounts the Docker socket. Anyone who controls the socket controls the server.
          </Translate>
        </CheckField>
      </Group>
      <Group legend={translate({id: 'composeGenerator.group.data', message: 'Data'})}>
        <ChoiceField
          label={translate({id: 'composeGenerator.database', message: 'PostgreSQL'})}
          {...bind('database')}
          options={{
            bundled: translate({
              id: 'composeGenerator.database.bundled',
              message: 'In this Compose file',
            }),
            external: translate({
              id: 'composeGenerator.database.external',
              message: 'A server I already have',
            }),
          }}
        />
        <ChoiceField
          label={translate({id: 'composeGenerator.cache', message: 'Cache'})}
          {...bind('cache')}
          options={{
            postgres: translate({id: 'composeGenerator.cache.postgres', message: 'In PostgreSQL'}),
            redis: translate({
              id: 'composeGenerator.cache.redis',
              message: 'Redis, in this Compose file',
            }),
            memory: translate({id: 'composeGenerator.cache.memory', message: 'In memory'}),
          }}
        />
        {choices.database === 'external' && (
          <TextField
            wide
            label={translate({id: 'composeGenerator.databaseUrl', message: 'Database URL'})}
            {...bind('databaseUrl')}
            placeholder="postgresql://tianji:password@db.harbor.example:5432/tianji">
            <Translate id="composeGenerator.databaseUrl.hint">
              The URL stays in this browser tab and isn't sent or stored.
            </Translate>
          </TextField>
        )}
      </Group>
      <Group
        legend={translate({id: 'composeGenerator.group.access', message: 'Accounts and access'})}>
        <CheckField
          label={translate({id: 'composeGenerator.register', message: 'Allow anyone to register'})}
          {...bind('allowRegister')}>
          <Translate id="composeGenerator.register.hint">
            Visitors can create an account with a username and password.
          </Translate>
        </CheckField>
        <CheckField
          label={translate({id: 'composeGenerator.openapi', message: 'Enable the API'})}
          {...bind('allowOpenapi')}>
          <Translate id="composeGenerator.openapi.hint">
            The MCP server, the command-line tool, and parts of the SDK require it.
          </Translate>
        </CheckField>
        <TextField
          label={translate({id: 'composeGenerator.emailServer', message: 'Email server'})}
          {...bind('emailServer')}
          placeholder="smtp://user:password@mail.harbor.example:587">
          <Translate id="composeGenerator.emailServer.hint">
            Turns on sign-in by email link, which replaces the password form, so the admin account
            can't sign in there.
          </Translate>
        </TextField>
        <TextField
          label={translate({id: 'composeGenerator.emailFrom', message: "Sender's email address"})}
          {...bind('emailFrom')}
          placeholder="tianji@harbor.example"
        />
      </Group>
      <Group legend={translate({id: 'composeGenerator.group.tracking', message: 'Tracking'})}>
        <TextField
          label={translate({
            id: 'composeGenerator.tracker',
            message: 'Additional name for the tracking script',
          })}
          {...bind('trackerName')}
          placeholder="s.js"
        />
        <TextField
          label={translate({
            id: 'composeGenerator.ipHeader',
            message: "Header with the visitor's IP address",
          })}
          {...bind('clientIpHeader')}
          placeholder="x-real-ip"
        />
        <CheckField
          label={translate({id: 'composeGenerator.telemetry', message: 'Turn off the usage ping'})}
          {...bind('disableTelemetry')}>
          <Translate id="composeGenerator.telemetry.hint">
            Otherwise, each load of the dashboard sends its version and origin to the developers.
          </Translate>
        </CheckField>
      </Group>
    </>
  );
}
