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
      name: translate({id: 'pricing.self.name', message: 'Self-hosted'}),
      short: translate({id: 'pricing.self.short', message: 'Self-hosted'}),
      text: translate({
        id: 'pricing.self.text',
        message:
          'Unlimited websites, monitors, and members on your own server. The data stays in your PostgreSQL database, and the community helps on Discord and GitHub.',
      }),
      action: translate({id: 'pricing.self.action', message: 'Install with Docker Compose'}),
    },
    free: {
      name: translate({id: 'pricing.free.name', message: 'Cloud Free'}),
      short: translate({id: 'pricing.free.short', message: 'Free'}),
      text: translate(
        {
          id: 'pricing.free.text',
          message:
            'Track up to {websites} websites without paying, and upgrade when you outgrow the plan.',
        },
        {websites: String(free.websites)},
      ),
      action: translate({id: 'pricing.free.action', message: 'Start free'}),
    },
    pro: {
      name: translate({id: 'pricing.pro.name', message: 'Cloud Pro'}),
      short: translate({id: 'pricing.pro.short', message: 'Pro'}),
      text: translate(
        {
          id: 'pricing.pro.text',
          message:
            'Up to {websites} websites, with {times} times the monthly events and checks of the Free plan.',
        },
        {websites: String(pro.websites), times: String(pro.websiteEvents! / free.websiteEvents!)},
      ),
      action: translate({id: 'pricing.pro.action', message: 'Choose Pro'}),
    },
    team: {
      name: translate({id: 'pricing.team.name', message: 'Cloud Team'}),
      short: translate({id: 'pricing.team.short', message: 'Team'}),
      text: translate({
        id: 'pricing.team.text',
        message: 'Unlimited websites, surveys, and feed channels, with priority support by email.',
      }),
      action: translate({id: 'pricing.team.action', message: 'Choose Team'}),
    },
  };
}

/** What is limited. */
export function limitTexts(): Record<LimitId, string> {
  return {
    websites: translate({id: 'pricing.limit.websites', message: 'Websites'}),
    surveys: translate({id: 'pricing.limit.surveys', message: 'Surveys'}),
    feedChannels: translate({id: 'pricing.limit.feedChannels', message: 'Feed channels'}),
    websiteEvents: translate({id: 'pricing.limit.websiteEvents', message: 'Custom website events'}),
    monitorExecutions: translate({
      id: 'pricing.limit.monitorExecutions',
      message: 'Monitor checks',
    }),
    feedEvents: translate({id: 'pricing.limit.feedEvents', message: 'Feed events'}),
  };
}

/** A limit as pages write it. */
export const limitValue = (limit: number | null, {number}: Formats): string =>
  limit === null ? translate({id: 'pricing.noLimit', message: 'unlimited'}) : number(limit);

/** Where help comes from. */
export function supportTexts(): Record<Support, string> {
  return {
    community: translate({id: 'pricing.support.community', message: 'Community'}),
    discord: translate({id: 'pricing.support.discord', message: 'Discord community'}),
    email: translate({id: 'pricing.support.email', message: 'Priority email'}),
  };
}

/** What no plan limits. */
export function neverLimited(): string[] {
  return [
    translate({id: 'pricing.open.views', message: 'Page views'}),
    translate({id: 'pricing.open.members', message: 'Members'}),
    translate({id: 'pricing.open.monitors', message: 'Monitors'}),
    translate({id: 'pricing.open.pages', message: 'Status pages'}),
    translate({id: 'pricing.open.servers', message: 'Servers'}),
    translate({id: 'pricing.open.telemetry', message: 'Telemetry'}),
  ];
}
