import {translate} from '@docusaurus/Translate';
import type {ReaderField} from '@site/src/data/reader-values';

const idProblem = translate({message: 'Enter an ID of 20 to 40 lowercase letters and digits.'});
const idField = (label: string) => ({label, problem: idProblem});

/** Labels of the values, and messages for those that can't be used. */
export const fieldTexts: Record<ReaderField, {label: string; problem: string}> = {
  origin: {
    label: translate({message: 'Origin'}),
    problem: translate({
      message: 'Enter only the scheme and hostname, such as https://tianji.example.com.',
    }),
  },
  workspaceId: idField(translate({message: 'Workspace ID'})),
  websiteId: idField(translate({message: 'Website ID'})),
  monitorId: idField(translate({message: 'Monitor ID'})),
  surveyId: idField(translate({message: 'Survey ID'})),
  telemetryId: idField(translate({message: 'Telemetry ID'})),
  channelId: idField(translate({message: 'Channel ID'})),
  apiKey: {
    label: translate({message: 'API key'}),
    problem: translate({message: 'Enter a key of 8 to 512 characters without spaces.'}),
  },
};
