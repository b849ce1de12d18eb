import {translate} from '@docusaurus/Translate';
import type {LimitId, PlanId, Support} from './plans';

export interface PlanText {
  name: string;
  /** Name where there is little room. */
  short: string;
  text: string;
  action: string;
}

/** What a plan is called and what it is for. */
export function planTexts(): Record<PlanId, PlanText> {
  return {
    self: {
      name: translate({id: 'pricing.self.name', message: 'Self-hosted'}),
      short: translate({id: 'pricing.self.short', message: 'Self-hosted'}),
      text: translate({
        id: 'pricing.self.text',
        message:
          'All modules, any number of websites, monitors and members. The data stays in your PostgreSQL. Help comes from the community on Discord and GitHub.',
      }),
      action: translate({id: 'pricing.self.action', message: 'Install with Docker Compose'}),
    },
    free: {
      name: translate({id: 'pricing.free.name', message: 'Cloud Free'}),
      short: translate({id: 'pricing.free.short', message: 'Free'}),
      text: translate({id: 'pricing.free.text', message: 'Three websites, and room to see whether it suits you.'}),
      action: translate({id: 'pricing.free.action', message: 'Start free'}),
    },
    pro: {
      name: translate({id: 'pricing.pro.name', message: 'Cloud Pro'}),
      short: translate({id: 'pricing.pro.short', message: 'Pro'}),
      text: translate({id: 'pricing.pro.text', message: 'Ten websites and ten times the volume.'}),
      action: translate({id: 'pricing.pro.action', message: 'Choose Pro'}),
    },
    team: {
      name: translate({id: 'pricing.team.name', message: 'Cloud Team'}),
      short: translate({id: 'pricing.team.short', message: 'Team'}),
      text: translate({
        id: 'pricing.team.text',
        message: 'No limit on websites, surveys and feed channels. Support by e-mail, with priority.',
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
    websiteEvents: translate({id: 'pricing.limit.websiteEvents', message: 'Website events'}),
    monitorExecutions: translate({id: 'pricing.limit.monitorExecutions', message: 'Monitor executions'}),
    feedEvents: translate({id: 'pricing.limit.feedEvents', message: 'Feed events'}),
  };
}

/** Where help comes from. */
export function supportTexts(): Record<Support, string> {
  return {
    community: translate({id: 'pricing.support.community', message: 'community'}),
    discord: translate({id: 'pricing.support.discord', message: 'Discord'}),
    email: translate({id: 'pricing.support.email', message: 'priority e-mail'}),
  };
}

/** What no plan limits. */
export function neverLimited(): string[] {
  return [
    translate({id: 'pricing.open.views', message: 'Page views'}),
    translate({id: 'pricing.open.members', message: 'Members'}),
    translate({id: 'pricing.open.monitors', message: 'Number of monitors'}),
    translate({id: 'pricing.open.pages', message: 'Status pages'}),
    translate({id: 'pricing.open.servers', message: 'Servers'}),
    translate({id: 'pricing.open.telemetry', message: 'Telemetry'}),
  ];
}
