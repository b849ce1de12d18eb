import {translate} from '@docusaurus/Translate';
import {paths} from './links';

export interface Module {
  /** Screen of the dashboard that shows it. */
  screen: 'website' | 'monitor' | 'servers' | 'statusPage' | 'feed' | 'telemetry' | 'survey';
  name: string;
  text: string;
  to: string;
}

/** The modules that the home page shows. */
export function modules(): Module[] {
  return [
    {
      screen: 'website',
      name: translate({id: 'modules.analytics.name', message: 'Website analytics'}),
      text: translate({
        id: 'modules.analytics.text',
        message:
          "See your page views, visitors, referrers, countries, and custom events. The script doesn't set cookies.",
      }),
      to: paths.trackScript,
    },
    {
      screen: 'monitor',
      name: translate({id: 'modules.monitors.name', message: 'Uptime monitors'}),
      text: translate({
        id: 'modules.monitors.text',
        message:
          'Check websites, ports, DNS records, and cron jobs, or write your own check in JavaScript. You get an alert if a check keeps failing after your retries.',
      }),
      to: paths.monitors,
    },
    {
      screen: 'servers',
      name: translate({id: 'modules.servers.name', message: 'Server status'}),
      text: translate({
        id: 'modules.servers.text',
        message:
          'A small reporter on each server sends its CPU, memory, disk, network, and Docker metrics every five seconds.',
      }),
      to: paths.reporter,
    },
    {
      screen: 'statusPage',
      name: translate({id: 'modules.pages.name', message: 'Status pages'}),
      text: translate({
        id: 'modules.pages.text',
        message:
          'Publish the status of the monitors and servers you choose, with 30 days of history for each monitor.',
      }),
      to: paths.statusPage,
    },
    {
      screen: 'feed',
      name: translate({id: 'modules.feed.name', message: 'Event feed'}),
      text: translate({
        id: 'modules.feed.text',
        message:
          'Collect deployments, alerts, and payments in one list, from GitHub, Stripe, Sentry, or your own code.',
      }),
      to: paths.feed,
    },
    {
      screen: 'telemetry',
      name: translate({id: 'modules.telemetry.name', message: 'Telemetry'}),
      text: translate({
        id: 'modules.telemetry.text',
        message:
          "Count README views, article readers, and CLI runs with an image or a request, wherever you can't run a script.",
      }),
      to: paths.telemetry,
    },
    {
      screen: 'survey',
      name: translate({id: 'modules.surveys.name', message: 'Surveys'}),
      text: translate({
        id: 'modules.surveys.text',
        message:
          'Ask questions on a page that Tianji hosts or in your own form. You can send the responses to a feed, and connect an AI model to sort them.',
      }),
      to: paths.survey,
    },
  ];
}

/** What else there is, in a word each. */
export function alsoIncluded(): {name: string; to: string}[] {
  return [
    {
      name: translate({id: 'modules.also.applications', message: 'app analytics'}),
      to: paths.applications,
    },
    {
      name: translate({id: 'modules.also.lighthouse', message: 'Lighthouse reports'}),
      to: paths.lighthouse,
    },
    {
      name: translate({id: 'modules.also.notifications', message: 'six notification providers'}),
      to: paths.providers,
    },
    {name: translate({id: 'modules.also.roles', message: 'members and roles'}), to: paths.roles},
    {name: translate({id: 'modules.also.mcp', message: 'MCP server'}), to: paths.mcp},
    {name: translate({id: 'modules.also.helm', message: 'Helm chart'}), to: paths.helm},
  ];
}
