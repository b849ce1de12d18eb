import {translate} from '@docusaurus/Translate';
import {CheckField, ChoiceField, Group, TextField} from '@site/src/components/docs/Builder';
import type {ComposeChoices, ComposeProblem} from '@site/src/lib/builders/compose';
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
        <TextField label={translate({id: 'composeGenerator.version', message: 'Version'})} value={choices.version} onChange={(version) => set({version})} problem={problem('version')} />
        <TextField label={translate({id: 'composeGenerator.port', message: 'Port on the host'})} value={choices.port} onChange={(port) => set({port})} problem={problem('port')} />
        <TextField
          wide
          label={translate({id: 'composeGenerator.publicUrl', message: 'Public address'})}
          value={choices.publicUrl}
          onChange={(publicUrl) => set({publicUrl})}
          placeholder="https://tianji.example.com"
          hint={translate({id: 'composeGenerator.publicUrl.hint', message: 'Used in the footers of e-mails (since v1.29.0).'})}
          problem={problem('publicUrl')}
        />
        <CheckField
          label={translate({id: 'composeGenerator.localOnly', message: 'Reachable from this server only'})}
          checked={choices.localOnly}
          onChange={(localOnly) => set({localOnly})}
          hint={translate({id: 'composeGenerator.localOnly.hint', message: 'Binds the port to 127.0.0.1. A reverse proxy on the same server still reaches it.'})}
        />
        <CheckField
          label={translate({id: 'composeGenerator.udp', message: 'Take reports by UDP'})}
          checked={choices.udp}
          onChange={(udp) => set({udp})}
          hint={translate({id: 'composeGenerator.udp.hint', message: 'For server reporters that send by UDP. The UDP port is open on all addresses.'})}
        />
        <CheckField
          label={translate({id: 'composeGenerator.dockerSocket', message: 'List the containers of this server'})}
          checked={choices.dockerSocket}
          onChange={(dockerSocket) => set({dockerSocket})}
          hint={translate({id: 'composeGenerator.dockerSocket.hint', message: 'Mounts the Docker socket. Whoever controls the socket controls the server.'})}
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
            label={translate({id: 'composeGenerator.databaseUrl', message: 'Address of the database'})}
            value={choices.databaseUrl}
            onChange={(databaseUrl) => set({databaseUrl})}
            placeholder="postgresql://tianji:password@db.harbor.example:5432/tianji"
            hint={translate({id: 'composeGenerator.databaseUrl.hint', message: 'Stays on this page. It is not sent and not kept.'})}
            problem={problem('databaseUrl')}
          />
        )}
      </Group>
      <Group legend={translate({id: 'composeGenerator.group.access', message: 'Accounts and access'})}>
        <CheckField
          label={translate({id: 'composeGenerator.register', message: 'Anyone may register'})}
          checked={choices.allowRegister}
          onChange={(allowRegister) => set({allowRegister})}
          hint={translate({id: 'composeGenerator.register.hint', message: 'With username and password.'})}
        />
        <CheckField
          label={translate({id: 'composeGenerator.openapi', message: 'Offer the API'})}
          checked={choices.allowOpenapi}
          onChange={(allowOpenapi) => set({allowOpenapi})}
          hint={translate({id: 'composeGenerator.openapi.hint', message: 'MCP, the command line tool and parts of the SDK need it.'})}
        />
        <TextField
          label={translate({id: 'composeGenerator.emailServer', message: 'Mail server'})}
          value={choices.emailServer}
          onChange={(emailServer) => set({emailServer})}
          placeholder="smtp://user:password@mail.harbor.example:587"
          hint={translate({id: 'composeGenerator.emailServer.hint', message: 'Turns on sign-in by e-mail link, which replaces the password form: the account admin cannot sign in there.'})}
          problem={problem('email')}
        />
        <TextField
          label={translate({id: 'composeGenerator.emailFrom', message: 'Sender of mails'})}
          value={choices.emailFrom}
          onChange={(emailFrom) => set({emailFrom})}
          placeholder="tianji@harbor.example"
        />
      </Group>
      <Group legend={translate({id: 'composeGenerator.group.tracking', message: 'Tracking'})}>
        <TextField
          label={translate({id: 'composeGenerator.tracker', message: 'Extra name of the tracking script'})}
          value={choices.trackerName}
          onChange={(trackerName) => set({trackerName})}
          placeholder="s.js"
          problem={problem('trackerName')}
        />
        <TextField
          label={translate({id: 'composeGenerator.ipHeader', message: "Header with the visitor's address"})}
          value={choices.clientIpHeader}
          onChange={(clientIpHeader) => set({clientIpHeader})}
          placeholder="x-real-ip"
          problem={problem('clientIpHeader')}
        />
        <CheckField
          label={translate({id: 'composeGenerator.telemetry', message: "Switch off the product's own telemetry"})}
          checked={choices.disableTelemetry}
          onChange={(disableTelemetry) => set({disableTelemetry})}
          hint={translate({id: 'composeGenerator.telemetry.hint', message: 'Otherwise each load of the console reports its version and its origin.'})}
        />
      </Group>
    </>
  );
}
