import {translate} from '@docusaurus/Translate';
import type {ReaderField} from '@site/src/data/reader-values';

const idProblem = translate({
  id: 'instance.problem.id',
  message: 'Enter an ID of 20 to 40 lowercase letters and digits.',
});
const idField = (label: string) => ({label, problem: idProblem});

/** Labels of the values, and messages for those that can't be used. */
export const fieldTexts: Record<ReaderField, {label: string; problem: string}> = {
  origin: {
    label: translate({id: 'instance.origin', message: 'Origin'}),
    problem: translate({
      id: 'instance.problem.origin',
      message: 'Enter only the scheme and hostname, such as https://tianji.example.com.',
    }),
  },
  workspaceId: idField(translate({id: 'instance.workspaceId', message: 'Workspace ID'})),
  websiteId: idField(translate({id: 'instance.websiteId', message: 'Website ID'})),
  monitorId: idField(translate({id: 'instance.monitorId', message: 'Monitor ID'})),
  surveyId: idField(translate({id: 'instance.surveyId', message: 'Survey ID'})),
  telemetryId: idField(translate({id: 'instance.telemetryId', message: 'Telemetry ID'})),
  channelId: idField(translate({id: 'instance.channelId', message: 'Channel ID'})),
  apiKey: {
    label: translate({id: 'instance.apiKey', message: 'API key'}),
    problem: translate({
      id: 'instance.problem.key',
      message: 'Enter a key of 8 to 512 characters without spaces.',
    }),
  },
};
