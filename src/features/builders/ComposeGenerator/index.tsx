import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import {translate} from '@docusaurus/Translate';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {Builder, Output, useChoices} from '@site/src/features/builders/Builder';
import Button from '@site/src/components/Button';
import {useState, type ReactNode} from 'react';
import {
  buildCompose,
  buildEnv,
  composeDefaults,
  composeProblems,
  makeSecrets,
  secretCommands,
} from '../model/compose';
import Choices from './Choices';

/** Secrets of this visit: a reader who comes back to the page finds them again. They are made in the browser and never leave it. */
let visitSecrets = ExecutionEnvironment.canUseDOM ? makeSecrets() : secretCommands;

/** Builds the Compose file and its .env file (docs/install/docker-compose.md). */
export default function ComposeGenerator(): ReactNode {
  const [choices, bind] = useChoices(composeDefaults, composeProblems, {
    version: translate({
      id: 'composeGenerator.problem.version',
      message: 'Enter an image tag, such as 1.32.25.',
    }),
    port: translate({
      id: 'composeGenerator.problem.port',
      message: 'Enter a number from 1 to 65535.',
    }),
    databaseUrl: translate({
      id: 'composeGenerator.problem.databaseUrl',
      message: 'Enter a URL that starts with postgresql://.',
    }),
    publicUrl: translate({
      id: 'composeGenerator.problem.publicUrl',
      message: 'Enter a URL that starts with https:// or http://.',
    }),
    trackerName: translate({
      id: 'composeGenerator.problem.trackerName',
      message: 'Enter a path without a leading slash.',
    }),
    clientIpHeader: translate({
      id: 'composeGenerator.problem.clientIpHeader',
      message: 'Enter the header name in lowercase.',
    }),
    emailServer: translate({
      id: 'composeGenerator.problem.email',
      message: 'Enter a URL that starts with smtp:// or smtps://, and a sender.',
    }),
  });
  const [secrets, setSecrets] = useState(visitSecrets);
  const renew = (): void => setSecrets((visitSecrets = makeSecrets()));
  // The server writes the commands that make secrets: otherwise every reader would get the same ones.
  const shown = useIsBrowser() ? secrets : secretCommands;
  return (
    <Builder
      title={translate({id: 'composeGenerator.title', message: 'Build your Compose file'})}
      outputs={
        <>
          <Output
            name=".env"
            text={buildEnv(choices, shown)}
            actions={
              <Button small className="scripts-only" onClick={renew} data-no-print>
                {translate({id: 'composeGenerator.renew', message: 'Generate new secrets'})}
              </Button>
            }
          />
          <Output name="docker-compose.yml" text={buildCompose(choices)} />
        </>
      }>
      <Choices choices={choices} bind={bind} />
    </Builder>
  );
}
