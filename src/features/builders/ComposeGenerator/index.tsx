import {translate} from '@docusaurus/Translate';
import {Builder, Output, useChoices} from '@site/src/features/builders/Builder';
import Button from '@site/src/ui/Button';
import {identity} from '@site/src/config/identity';
import {buildCompose, buildEnv, composeDefaults, composeProblems} from '@site/src/features/builders/model/compose';
import type {ReactNode} from 'react';
import Choices from './Choices';
import {useSecrets} from './useSecrets';

/** Builds the Compose file of an installation. Secrets are made in the browser and never leave it. */
export default function ComposeGenerator(): ReactNode {
  const [choices, bind] = useChoices(composeDefaults(identity.productVersion));
  const [secrets, renew] = useSecrets();
  return (
    <Builder
      title={translate({id: 'composeGenerator.title', message: 'Build your Compose file'})}
      outputs={
        <>
          <Output
            name=".env"
            text={buildEnv(choices, secrets)}
            actions={
              <Button small onClick={renew} data-no-print>
                {translate({id: 'composeGenerator.renew', message: 'Generate new secrets'})}
              </Button>
            }
          />
          <Output name="docker-compose.yml" text={buildCompose(choices)} />
        </>
      }>
      <Choices choices={choices} problems={composeProblems(choices)} bind={bind} />
    </Builder>
  );
}
