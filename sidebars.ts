import type {SidebarsConfig} from '@docusaurus/plugin-content-docs';

/** Order of the documentation: from nothing to working, then one group for each module, then running it. */
const sidebars: SidebarsConfig = {
  tutorialSidebar: [
    'intro',
    'limitations',
    'symptoms',
    {
      type: 'category',
      label: 'Install',
      key: 'install',
      collapsed: false,
      items: [
        'install/docker-compose',
        'install/environment',
        'install/manual',
        'install/kubernetes/helm',
        'install/other/install-in-aapanel',
        'install/reverse-proxy',
        'install/upgrade-and-backup',
        'install/troubleshooting',
      ],
    },
    {
      type: 'category',
      label: 'Migrate',
      key: 'migrate',
      items: ['migrate/analytics', 'migrate/uptime-kuma'],
    },
    {
      type: 'category',
      label: 'Website analytics',
      key: 'website',
      items: [
        'website/track-script',
        'events/track',
        'website/framework/docusaurus',
        'website/privacy',
        'website/sharing',
        'application/tracking',
        'application/store-data',
      ],
    },
    {
      type: 'category',
      label: 'Monitors',
      key: 'monitor',
      items: ['monitor/types', 'monitor/push-monitor', 'monitor/custom-script'],
    },
    {
      type: 'category',
      label: 'Notifications',
      key: 'notification',
      items: ['notification/providers', 'notification/webhook'],
    },
    {
      type: 'category',
      label: 'Servers and status pages',
      key: 'server-status',
      items: [
        'server-status/server-status-reporter',
        'server-status/kubernetes',
        'server-status/server-status-page',
      ],
    },
    {
      type: 'category',
      label: 'Telemetry',
      key: 'telemetry',
      items: ['telemetry/intro', 'telemetry/params'],
    },
    'survey/intro',
    'short-link/intro',
    {
      type: 'category',
      label: 'Event feed',
      key: 'feed',
      items: ['feed/channels', 'feed/integrations', 'feed/sentry'],
    },
    {
      type: 'category',
      label: 'AI Gateway and Router',
      key: 'ai',
      items: ['ai-gateway/intro', 'ai-router/intro', 'ai-router/usage'],
    },
    {
      type: 'category',
      label: 'Function workers',
      key: 'worker',
      items: ['worker/getting-started', 'worker/runtime', 'worker/agent-reference'],
    },
    {
      type: 'category',
      label: 'Workspace',
      key: 'workspace',
      items: ['workspace/roles', 'workspace/sign-in', 'workspace/limits'],
    },
    {
      type: 'category',
      label: 'AI assistants and SDK',
      key: 'clients',
      items: ['mcp/index', 'skill/installation', 'dev/openapi-sdk'],
    },
    'environment',
    'install/telemetry',
    'dev/prepare',
    'special-thanks',
  ],
};

export default sidebars;
