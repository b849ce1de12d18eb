import {defaultLocale, locales} from '../../config/locales.ts';

/** Paths that were published once and have no page now, each with the page that replaces it, in every language. */
export const redirects: Record<string, string> = {
  '/docs': '/docs/intro',
  '/docs/api/authentication': '/api/introduction#keys-and-tokens',
  '/docs/api/getting-started': '/api/introduction',
  '/docs/dev': '/docs/dev/prepare',
  '/docs/feed/intro': '/docs/feed/channels',
  '/docs/feed/state': '/docs/feed/channels#states',
  '/docs/install/docker-monitoring': '/docs/server-status/server-status-reporter#container',
  '/docs/mcp/mcp': '/docs/mcp',
  '/docs/server-status/kubernetes/reporter-daemonset': '/docs/server-status/kubernetes',
  '/docs/skill/skill': '/docs/skill/installation',
  '/docs/website/framework/install-in-traefik-with-plugin': '/docs/website/track-script',
  '/translations': '/docs/dev/prepare#translations',
  '/blog/all-in-one-observability-with-tianji': '/blog',
  '/blog/avoiding-cascading-failures-third-party-dependency-monitoring-en': '/blog',
  '/blog/building-intelligent-alert-systems-from-noise-to-signal': '/blog',
  '/blog/cost-aware-observability-keeping-slos-while-cutting-cloud-spend': '/blog',
  '/blog/how-to-ensure-9999-uptime-for-your-website-with-proactive-monitoring':
    '/blog/ensure-99-99-uptime-with-proactive-monitoring',
  '/blog/lightweight-telemetry-pixel-and-simple-requests': '/blog',
  '/blog/privacy-first-website-analytics-tianji': '/blog',
  '/blog/real-time-performance-monitoring-and-observability': '/blog',
  '/blog/reducing-alert-fatigue-turning-noise-into-actionable-signals': '/blog',
  '/blog/release-aware-monitoring-smart-deploys-en': '/blog',
  '/blog/runbook-automation-closed-loop-with-unified-timeline': '/blog',
  '/blog/story-driven-observability-with-tianji': '/blog',
  '/blog/top-metrics-to-track-for-effective-website-analytics-in-2025':
    '/blog/top-website-analytics-metrics-2025',
};

/** Redirects of all languages. The base URL has slashes at both ends. */
export function localizedRedirects(baseUrl: string) {
  return locales.flatMap((locale) => {
    const home = locale === defaultLocale ? baseUrl.slice(0, -1) : baseUrl + locale;
    return Object.entries(redirects).map(([from, to]) => [home + from, home + to] as const);
  });
}

/** Target of a redirect with the query of the request, or a host's variable for it, which belongs in front of the target's fragment. */
export function withQuery(target: string, query: string): string {
  const [path, fragment] = target.split('#');
  return path + query + (fragment ? `#${fragment}` : '');
}
