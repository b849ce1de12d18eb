import {translate} from '@docusaurus/Translate';
import type {ReaderField} from '@site/src/lib/reader-values';

/** Name of a field in the reader's language. */
export function fieldLabel(field: ReaderField): string {
  return {
    origin: translate({id: 'instance.origin', message: 'Origin'}),
    workspaceId: translate({id: 'instance.workspaceId', message: 'Workspace id'}),
    websiteId: translate({id: 'instance.websiteId', message: 'Website id'}),
    monitorId: translate({id: 'instance.monitorId', message: 'Monitor id'}),
    surveyId: translate({id: 'instance.surveyId', message: 'Survey id'}),
    telemetryId: translate({id: 'instance.telemetryId', message: 'Telemetry id'}),
    channelId: translate({id: 'instance.channelId', message: 'Channel id'}),
    apiKey: translate({id: 'instance.apiKey', message: 'API key'}),
  }[field];
}

/** What is wrong with a value, and how it should look. */
export function problemText(problem: 'origin' | 'id' | 'key'): string {
  return {
    origin: translate({id: 'instance.problem.origin', message: 'Enter scheme and host only, such as https://tianji.example.com.'}),
    id: translate({id: 'instance.problem.id', message: 'An id has 20 to 40 lower-case letters and digits.'}),
    key: translate({id: 'instance.problem.key', message: 'A key has 8 to 512 characters and no spaces.'}),
  }[problem];
}
