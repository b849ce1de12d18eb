import {translate} from '@docusaurus/Translate';
import type {ReaderField} from '@site/src/data/reader-values';

/** Name of one of the values of the reader. */
export function fieldLabel(field: ReaderField): string {
  return {
    origin: translate({id: 'instance.origin', message: 'Origin'}),
    workspaceId: translate({id: 'instance.workspaceId', message: 'Workspace ID'}),
    websiteId: translate({id: 'instance.websiteId', message: 'Website ID'}),
    monitorId: translate({id: 'instance.monitorId', message: 'Monitor ID'}),
    surveyId: translate({id: 'instance.surveyId', message: 'Survey ID'}),
    telemetryId: translate({id: 'instance.telemetryId', message: 'Telemetry ID'}),
    channelId: translate({id: 'instance.channelId', message: 'Channel ID'}),
    apiKey: translate({id: 'instance.apiKey', message: 'API key'}),
  }[field];
}

/** What is wrong with a value, and how it should look. */
export function problemText(problem: 'origin' | 'id' | 'key'): string {
  return {
    origin: translate({
      id: 'instance.problem.origin',
      message: 'Enter only the scheme and hostname, such as https://tianji.example.com.',
    }),
    id: translate({
      id: 'instance.problem.id',
      message: 'Enter an ID of 20 to 40 lowercase letters and digits.',
    }),
    key: translate({
      id: 'instance.problem.key',
      message: 'Enter a key of 8 to 512 characters without spaces.',
    }),
  }[problem];
}
