import {translate} from '@docusaurus/Translate';
import type {Formats} from '@site/src/components/format';
import {plan, type LimitId, type PlanId, type Support} from './plans';

export interface PlanText {
  name: string;
  /** Name where there is little room. */
  short: string;
  text: string;
  action: string;
}

/** What a plan is called and what it is for. */
export function planTexts(): Record<PlanId, PlanText> {
  const free = plan('free').limits;
  const pro = plan('pro').limits;
  return {
    self: {
      name: translate({message: 'Self-hosted'}),
      short: translate({message: 'Self-hosted'}),
      text: translate({
        message:
          'Unlimited websites, monitors, and members on your own server. The data stays in your PostgreSQL database, and the community helps on Discord and GitHub.',
      }),
      action: translate({message: 'Install with Docker Compose'}),
    },
    free: {
      name: translate({message: 'Cloud Free'}),
      short: translate({message: 'Free'}),
      text: translate(
        {
          message:
            'Track up to {websites} websites without paying, and upgrade when you outgrow the plan.',
        },
        {websites: String(free.websites)},
      ),
      action: translate({message: 'Start free'}),
    },
    pro: {
      name: translate({message: 'Cloud Pro'}),
      short: translate({message: 'Pro'}),
      text: translate(
        {
          message:
            'Up to {websites} websites, with {times} times the monthly events and checks of the Free plan.',
        },
        {websites: String(pro.websites), times: String(pro.websiteEvents! / free.websiteEvents!)},
      ),
      action: translate({message: 'Choose Pro'}),
    },
    team: {
      name: translate({message: 'Cloud Team'}),
      short: translate({message: 'Team'}),
      text: translate({
        message: 'Unlimited websites, surveys, and feed channels, with priority support by email.',
      }),
      action: translate({message: 'Choose Team'}),
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

/** Where help comes from. */
export function supportTexts(): Record<Support, string> {
  return {
    community: translate({message: 'Community'}),
    discord: translate({message: 'Discord community'}),
    email: translate({message: 'Priority email'}),
  };
}

/** What no plan limits. */
export function neverLimited(): string[] {
  return [
    translate({message: 'Page views'}),
    translate({message: 'Members'}),
    translate({message: 'Monitors'}),
    translate({message: 'Status pages'}),
    translate({message: 'Servers'}),
    translate({message: 'Telemetry'}),
  ];
}
