import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import {translate} from '@docusaurus/Translate';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {Builder, Output} from '@site/src/features/builders/Builder';
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
import {composeGroups} from './groups';

/** Secrets of this visit: a reader who comes back to the page finds them again. They are made in the browser and never leave it. */
let visitSecrets = ExecutionEnvironment.canUseDOM ? makeSecrets() : secretCommands;

/** Builds the Compose file and its .env file (docs/install/docker-compose.md). */
export default function ComposeGenerator(): ReactNode {
  const [secrets, setSecrets] = useState(visitSecrets);
  const renew = (): void => setSecrets((visitSecrets = makeSecrets()));
  // The server writes the commands that make secrets: otherwise every reader would get the same ones.
  const shown = useIsBrowser() ? secrets : secretCommands;
  return (
    <Builder
      title={translate({id: 'composeGenerator.title', message: 'Build your Compose file'})}
      defaults={composeDefaults}
      problemsOf={composeProblems}
      groupsOf={composeGroups}>
      {(choices) => (
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
      )}
    </Builder>
  );
}
