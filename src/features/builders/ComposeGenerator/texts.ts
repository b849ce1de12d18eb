import {translate} from '@docusaurus/Translate';
import type {ComposeProblem} from '@site/src/features/builders/model/compose';

/** What is wrong with a choice, and how it should look. */
export function problemText(problem: ComposeProblem): string {
  return {
    version: translate({id: 'composeGenerator.problem.version', message: 'Enter an image tag, such as 1.32.25.'}),
    port: translate({id: 'composeGenerator.problem.port', message: 'Enter a number from 1 to 65535.'}),
    databaseUrl: translate({id: 'composeGenerator.problem.databaseUrl', message: 'Enter a URL that starts with postgresql://.'}),
    publicUrl: translate({id: 'composeGenerator.problem.publicUrl', message: 'Enter a URL that starts with https:// or http://.'}),
    trackerName: translate({id: 'composeGenerator.problem.trackerName', message: 'Enter a path without a leading slash.'}),
    clientIpHeader: translate({id: 'composeGenerator.problem.clientIpHeader', message: 'Enter the header name in lowercase.'}),
    email: translate({id: 'composeGenerator.problem.email', message: 'Enter a URL that starts with smtp:// or smtps://, and a sender.'}),
  }[problem];
}
