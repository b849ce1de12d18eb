import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import Link from '@docusaurus/Link';
import ProductDrawing from '@site/src/features/product-drawings';
import type {Screen} from '@site/src/features/product-drawings/Figure';
import ArrowLink from '@site/src/components/ArrowLink';
import Section from '@site/src/components/Section';
import Tabs from '@site/src/components/Tabs';
import {TabItem} from '@site/src/components/Tabs/TabItem';
import styles from './styles.module.css';

const modules = (): {screen: Screen; name: string; text: string; to: string}[] => [
  {
    screen: 'website',
    name: translate({message: 'Website analytics'}),
    text: translate({
      message:
        "See your page views, visitors, referrers, countries, and custom events. The script doesn't set cookies.",
    }),
    to: '/docs/website/track-script',
  },
  {
    screen: 'monitor',
    name: translate({message: 'Uptime monitors'}),
    text: translate({
      message:
        'Check websites, ports, DNS records, and cron jobs, or write your own check in JavaScript. You get an alert if a check keeps failing after your retries.',
    }),
    to: '/docs/monitor/types',
  },
  {
    screen: 'servers',
    name: translate({message: 'Server status'}),
    text: translate({
      message:
        'A small reporter on each server sends its CPU, memory, disk, network, and Docker metrics every five seconds.',
    }),
    to: '/docs/server-status/server-status-reporter',
  },
  {
    screen: 'statusPage',
    name: translate({message: 'Status pages'}),
    text: translate({
      message:
        'Publish the status of the monitors and servers you choose, with 30 days of history for each monitor.',
    }),
    to: '/docs/server-status/server-status-page',
  },
  {
    screen: 'feed',
    name: translate({message: 'Event feed'}),
    text: translate({
      message:
        'Collect deployments, alerts, and payments in one list, from GitHub, Stripe, Sentry, or your own code.',
    }),
    to: '/docs/feed/channels',
  },
  {
    screen: 'telemetry',
    name: translate({message: 'Telemetry'}),
    text: translate({
      message:
        "Count README views, article readers, and CLI runs with an image or a request, wherever you can't run a script.",
    }),
    to: '/docs/telemetry/intro',
  },
  {
    screen: 'survey',
    name: translate({message: 'Surveys'}),
    text: translate({
      message:
        'Ask questions on a page that Tianji hosts or in your own form. You can send the responses to a feed, and connect an AI model to sort them.',
    }),
    to: '/docs/survey/intro',
  },
];

/** The modules: each in a sentence, with a way into the documentation and its screen of the dashboard. */
export default function ModuleTabs(): ReactNode {
  return (
    <Section
      wide
      id="modules"
      title={translate({message: 'Seven modules in one dashboard'})}
      lead={translate({
        message:
          'Use one or all of them. They share one workspace, one team, and one set of notifications.',
      })}>
      <Tabs className={styles.tabs}>
        {modules().map(({screen, name, text, to}) => (
          <TabItem key={screen} value={screen} label={name}>
            <div className={styles.module}>
              <h3>
                <ArrowLink to={to}>{name}</ArrowLink>
              </h3>
              <p>{text}</p>
            </div>
            <ProductDrawing screen={screen} />
          </TabItem>
        ))}
      </Tabs>
      <h3>{translate({message: 'Also included'})}</h3>
      <p className="cluster">
        <Link to="/docs/application/tracking">{translate({message: 'app analytics'})}</Link>
        <Link to="/api/website-generate-lighthouse-report">
          {translate({message: 'Lighthouse reports'})}
        </Link>
        <Link to="/docs/notification/providers">
          {translate({message: 'six notification providers'})}
        </Link>
        <Link to="/docs/workspace/roles">{translate({message: 'members and roles'})}</Link>
        <Link to="/docs/mcp">{translate({message: 'MCP server'})}</Link>
        <Link to="/docs/install/kubernetes/helm">{translate({message: 'Helm chart'})}</Link>
      </p>
    </Section>
  );
}
