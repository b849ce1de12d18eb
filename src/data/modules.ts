import {translate} from '@docusaurus/Translate';
import {to} from './links';

export type InstrumentId = 'analytics' | 'monitors' | 'servers' | 'pages' | 'feed' | 'telemetry' | 'surveys';

export interface Instrument {
  id: InstrumentId;
  name: string;
  text: string;
  to: string;
}

/** The modules that the home page shows. */
export function instruments(): Instrument[] {
  return [
    {
      id: 'analytics',
      name: translate({id: 'modules.analytics.name', message: 'Website analytics'}),
      text: translate({
        id: 'modules.analytics.text',
        message: 'Page views, visitors, referrers, countries and events of your own, from one script that sets no cookies.',
      }),
      to: to.trackScript,
    },
    {
      id: 'monitors',
      name: translate({id: 'modules.monitors.name', message: 'Uptime monitors'}),
      text: translate({
        id: 'modules.monitors.text',
        message: 'HTTP, ping, TCP, DNS, push and scripts of your own. A notification goes out after the retries you allow.',
      }),
      to: to.monitors,
    },
    {
      id: 'servers',
      name: translate({id: 'modules.servers.name', message: 'Server status'}),
      text: translate({
        id: 'modules.servers.text',
        message: 'A reporter sends CPU, load, memory, disk, network and Docker containers every five seconds.',
      }),
      to: to.reporter,
    },
    {
      id: 'pages',
      name: translate({id: 'modules.pages.name', message: 'Status pages'}),
      text: translate({
        id: 'modules.pages.text',
        message: 'Public pages of the monitors and servers you choose, with 30 days of each monitor.',
      }),
      to: to.statusPage,
    },
    {
      id: 'feed',
      name: translate({id: 'modules.feed.name', message: 'Event feed'}),
      text: translate({
        id: 'modules.feed.text',
        message: 'Deployments, alarms and payments in one stream, from GitHub, Stripe, Sentry or a POST of your own.',
      }),
      to: to.feed,
    },
    {
      id: 'telemetry',
      name: translate({id: 'modules.telemetry.name', message: 'Telemetry'}),
      text: translate({
        id: 'modules.telemetry.text',
        message: 'Counts where no script runs: an image in a README or an article, a call from installed software.',
      }),
      to: to.telemetry,
    },
    {
      id: 'surveys',
      name: translate({id: 'modules.surveys.name', message: 'Surveys'}),
      text: translate({
        id: 'modules.surveys.text',
        message:
          'Questions on a page that Tianji serves or in a form of yours. Answers can go to a feed, and a model you connect can sort them.',
      }),
      to: to.survey,
    },
  ];
}

/** What else there is, in a word each. */
export function alsoThere(): {name: string; to: string}[] {
  return [
    {name: translate({id: 'modules.also.applications', message: 'mobile apps'}), to: to.applications},
    {name: translate({id: 'modules.also.lighthouse', message: 'Lighthouse reports'}), to: to.lighthouse},
    {name: translate({id: 'modules.also.notifications', message: 'notifications by six providers'}), to: to.providers},
    {name: translate({id: 'modules.also.roles', message: 'members and roles'}), to: to.roles},
    {name: translate({id: 'modules.also.mcp', message: 'an MCP server'}), to: to.mcp},
    {name: translate({id: 'modules.also.helm', message: 'a Helm chart'}), to: to.helm},
  ];
}
