import {translate} from '@docusaurus/Translate';
import type {Formats} from '@site/src/components/format';
import {limits, type LimitId, type PlanId} from './plans';

interface PlanText {
  name: string;
  /** Name where there is little room. */
  short: string;
  text: string;
  action: string;
  /** Where help comes from. */
  support: string;
}

/** What a plan is called and what it is for. */
export function planTexts(): Record<PlanId, PlanText> {
  const {websites, websiteEvents} = limits;
  return {
    self: {
      name: translate({message: 'Self-hosted'}),
      short: translate({message: 'Self-hosted'}),
      text: translate({
        message:
          'Unlimited websites, monitors, and members on your own server. The data stays in your PostgreSQL database, and the community helps on Discord and GitHub.',
      }),
      action: translate({message: 'Install with Docker Compose'}),
      support: translate({message: 'Community'}),
    },
    free: {
      name: translate({message: 'Cloud Free'}),
      short: translate({message: 'Free'}),
      text: translate(
        {
          message:
            'Track up to {websites} websites without paying, and upgrade when you outgrow the plan.',
        },
        {websites: websites.free},
      ),
      action: translate({message: 'Start free'}),
      support: translate({message: 'Discord community'}),
    },
    pro: {
      name: translate({message: 'Cloud Pro'}),
      short: translate({message: 'Pro'}),
      text: translate(
        {
          message:
            'Up to {websites} websites, with {times} times the monthly events and checks of the Free plan.',
        },
        {websites: websites.pro, times: websiteEvents.pro / websiteEvents.free},
      ),
      action: translate({message: 'Choose Pro'}),
      support: translate({message: 'Discord community'}),
    },
    team: {
      name: translate({message: 'Cloud Team'}),
      short: translate({message: 'Team'}),
      text: translate({
        message: 'Unlimited websites, surveys, and feed channels, with priority support by email.',
      }),
      action: translate({message: 'Choose Team'}),
      support: translate({message: 'Priority email'}),
    },
  };
}

/** What is limited. */
export function limitTexts(): Record<LimitId, string> {
  return {
    websites: translate({message: 'Websites'}),
    surveys: translate({message: 'Surveys'}),
    feedChannels: translate({message: 'Feed channels'}),
    websiteEvents: translate({message: 'Custom website events'}),
    monitorExecutions: translate({message: 'Monitor checks'}),
    feedEvents: translate({message: 'Feed events'}),
  };
}

/** A limit as pages write it. */
export const limitValue = (limit: number | null, {number}: Formats): string =>
  limit === null ? translate({message: 'unlimited'}) : number(limit);
