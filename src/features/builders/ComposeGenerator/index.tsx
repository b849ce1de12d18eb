import {translate} from '@docusaurus/Translate';
import {Builder, Output} from '@site/src/features/builders/Builder';
import Button from '@site/src/components/Button';
import {useEffect, useState, type ReactNode} from 'react';
import {
  buildCompose,
  buildEnv,
  composeDefaults,
  composeProblems,
  makeSecrets,
  secretCommands,
} from '../model/compose';
import {composeGroups} from './groups';

/** Builds the Compose file and its .env file (docs/install/docker-compose.md). */
export default function ComposeGenerator(): ReactNode {
  // The HTML has the commands that make secrets. The secrets are made in the browser, and never leave it.
  const [secrets, setSecrets] = useState(secretCommands);
  const renew = (): void => setSecrets(makeSecrets());
  useEffect(renew, []);
  return (
    <Builder
      title={translate({message: 'Build your Compose file'})}
      defaults={composeDefaults}
      problemsOf={composeProblems}
      groupsOf={composeGroups}>
      {(choices) => (
        <>
          <Output
            name=".env"
            text={buildEnv(choices, secrets)}
            actions={
              <Button small className="scripts-only" onClick={renew} data-no-print>
                {translate({message: 'Generate new secrets'})}
              </Button>
            }
          />
          <Output name="docker-compose.yml" text={buildCompose(choices)} />
        </>
      )}
    </Builder>
  );
}
