import {translate} from '@docusaurus/Translate';
import {CheckField, ChoiceField, Group, TextField} from '@site/src/features/builders/Builder';
import type {ComposeChoices, ComposeProblem} from '@site/src/features/builders/model/compose';
import type {ReactNode} from 'react';
import {problemText} from './texts';

interface Props {
  choices: ComposeChoices;
  problems: ComposeProblem[];
  onChange: (change: Partial<ComposeChoices>) => void;
}

/** Fields of the generator, by what they are about. */
export default function Choices({choices, problems, onChange: set}: Props): ReactNode {
  const problem = (kind: ComposeProblem): string | undefined => (problems.includes(kind) ? problemText(kind) : undefined);
  return (
    <>
      <Group legend={translate({id: 'composeGenerator.group.server', message: 'Server'})}>
        <TextField
          label={translate({id: 'composeGenerator.version', message: 'Version'})}
          value={choices.version}
          onChange={(version) => set({version})}
          problem={problem('version')}
        />
        <TextField
          label={translate({id: 'composeGenerator.port', message: 'Port on the host'})}
          value={choices.port}
          onChange={(port) => set({port})}
          problem={problem('port')}
        />
        <TextField
          wide
          label={translate({id: 'composeGenerator.publicUrl', message: 'Public URL'})}
          value={choices.publicUrl}
          onChange={(publicUrl) => set({publicUrl})}
          placeholder="https://tianji.example.com"
          hint={translate({id: 'composeGenerator.publicUrl.hint', message: 'Used in email footers (since v1.29.0).'})}
          problem={problem('publicUrl')}
        />
        <CheckField
          label={translate({id: 'composeGenerator.localOnly', message: 'Reachable only from this server'})}
          checked={choices.localOnly}
          onChange={(localOnly) => set({localOnly})}
          hint={translate({
            id: 'composeGenerator.localOnly.hint',
            message: 'Binds the port to 127.0.0.1, so only this server, including a reverse proxy on it, can connect.',
          })}
        />
        <CheckField
          label={translate({id: 'composeGenerator.udp', message: 'Accept reports over UDP'})}
          checked={choices.udp}
          onChange={(udp) => set({udp})}
          hint={translate({
            id: 'composeGenerator.udp.hint',
            message: 'For server reporters in UDP mode. The UDP port is open on all network interfaces.',
          })}
        />
        <CheckField
          label={translate({id: 'composeGenerator.dockerSocket', message: "List this server's containers"})}
          checked={choices.dockerSocket}
          onChange={(dockerSocket) => set({dockerSocket})}
          hint={translate({
            id: 'composeGenerator.dockerSocket.hint',
            message: 'Mounts the Docker socket. Anyone who controls the socket controls the server.',
          })}
        />
      </Group>
      <Group legend={translate({id: 'composeGenerator.group.data', message: 'Data'})}>
        <ChoiceField
          label={translate({id: 'composeGenerator.database', message: 'PostgreSQL'})}
          value={choices.database}
          onChange={(database) => set({database})}
          options={{
            bundled: translate({id: 'composeGenerator.database.bundled', message: 'In this Compose file'}),
            external: translate({id: 'composeGenerator.database.external', message: 'A server I already have'}),
          }}
        />
        <ChoiceField
          label={translate({id: 'composeGenerator.cache', message: 'Cache'})}
          value={choices.cache}
          onChange={(cache) => set({cache})}
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
            value={choices.databaseUrl}
            onChange={(databaseUrl) => set({databaseUrl})}
            placeholder="postgresql://tianji:password@db.harbor.example:5432/tianji"
            hint={translate({
              id: 'composeGenerator.databaseUrl.hint',
              message: "The URL stays in this browser tab and isn't sent or stored.",
            })}
            problem={problem('databaseUrl')}
          />
        )}
      </Group>
      <Group legend={translate({id: 'composeGenerator.group.access', message: 'Accounts and access'})}>
        <CheckField
          label={translate({id: 'composeGenerator.register', message: 'Allow anyone to register'})}
          checked={choices.allowRegister}
          onChange={(allowRegister) => set({allowRegister})}
          hint={translate({id: 'composeGenerator.register.hint', message: 'Visitors can create an account with a username and password.'})}
        />
        <CheckField
          label={translate({id: 'composeGenerator.openapi', message: 'Enable the API'})}
          checked={choices.allowOpenapi}
          onChange={(allowOpenapi) => set({allowOpenapi})}
          hint={translate({
            id: 'composeGenerator.openapi.hint',
            message: 'The MCP server, the command-line tool, and parts of the SDK require it.',
          })}
        />
        <TextField
          label={translate({id: 'composeGenerator.emailServer', message: 'Email server'})}
          value={choices.emailServer}
          onChange={(emailServer) => set({emailServer})}
          placeholder="smtp://user:password@mail.harbor.example:587"
          hint={translate({
            id: 'composeGenerator.emailServer.hint',
            message: "Turns on sign-in by email link, which replaces the password form, so the admin account can't sign in there.",
          })}
          problem={problem('email')}
        />
        <TextField
          label={translate({id: 'composeGenerator.emailFrom', message: "Sender's email address"})}
          value={choices.emailFrom}
          onChange={(emailFrom) => set({emailFrom})}
          placeholder="tianji@harbor.example"
        />
      </Group>
      <Group legend={translate({id: 'composeGenerator.group.tracking', message: 'Tracking'})}>
        <TextField
          label={translate({id: 'composeGenerator.tracker', message: 'Additional name for the tracking script'})}
          value={choices.trackerName}
          onChange={(trackerName) => set({trackerName})}
          placeholder="s.js"
          problem={problem('trackerName')}
        />
        <TextField
          label={translate({id: 'composeGenerator.ipHeader', message: "Header with the visitor's IP address"})}
          value={choices.clientIpHeader}
          onChange={(clientIpHeader) => set({clientIpHeader})}
          placeholder="x-real-ip"
          problem={problem('clientIpHeader')}
        />
        <CheckField
          label={translate({id: 'composeGenerator.telemetry', message: 'Turn off the usage ping'})}
          checked={choices.disableTelemetry}
          onChange={(disableTelemetry) => set({disableTelemetry})}
          hint={translate({
            id: 'composeGenerator.telemetry.hint',
            message: 'Otherwise, each load of the dashboard sends its version and origin to the developers.',
          })}
        />
      </Group>
    </>
  );
}
