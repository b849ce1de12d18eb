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
      name: translate({message: 'Website analytics'}),
      text: translate({
        message:
          "See your page views, visitors, referrers, countries, and custom events. The script doesn't set cookies.",
      }),
      to: paths.trackScript,
    },
    {
      screen: 'monitor',
      name: translate({message: 'Uptime monitors'}),
      text: translate({
        message:
          'Check websites, ports, DNS records, and cron jobs, or write your own check in JavaScript. You get an alert if a check keeps failing after your retries.',
      }),
      to: paths.monitors,
    },
    {
      screen: 'servers',
      name: translate({message: 'Server status'}),
      text: translate({
        message:
          'A small reporter on each server sends its CPU, memory, disk, network, and Docker metrics every five seconds.',
      }),
      to: paths.reporter,
    },
    {
      screen: 'statusPage',
      name: translate({message: 'Status pages'}),
      text: translate({
        message:
          'Publish the status of the monitors and servers you choose, with 30 days of history for each monitor.',
      }),
      to: paths.statusPage,
    },
    {
      screen: 'feed',
      name: translate({message: 'Event feed'}),
      text: translate({
        message:
          'Collect deployments, alerts, and payments in one list, from GitHub, Stripe, Sentry, or your own code.',
      }),
      to: paths.feed,
    },
    {
      screen: 'telemetry',
      name: translate({message: 'Telemetry'}),
      text: translate({
        message:
          "Count README views, article readers, and CLI runs with an image or a request, wherever you can't run a script.",
      }),
      to: paths.telemetry,
    },
    {
      screen: 'survey',
      name: translate({message: 'Surveys'}),
      text: translate({
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
    {name: translate({message: 'app analytics'}), to: paths.applications},
    {name: translate({message: 'Lighthouse reports'}), to: paths.lighthouse},
    {name: translate({message: 'six notification providers'}), to: paths.providers},
    {name: translate({message: 'members and roles'}), to: paths.roles},
    {name: translate({message: 'MCP server'}), to: paths.mcp},
    {name: translate({message: 'Helm chart'}), to: paths.helm},
  ];
}
