import blogPlugin, {
  type BlogContent,
  type BlogPost,
  type Options,
  type PluginOptions,
} from '@docusaurus/plugin-content-blog';
import type {LoadContext, Plugin, PluginContentLoadedActions, RouteConfig} from '@docusaurus/types';
import {aliasedSitePathToRelativePath} from '@docusaurus/utils';
import type {Locale} from '../../config/locales.ts';
import {formats} from '../../components/format.ts';
import {kinds, type ChangelogFacts, type Release} from './releases.ts';
import {entryHtml} from './entry-html.ts';

export {validateOptions} from '@docusaurus/plugin-content-blog';
export type {Options};

/** The blog plugin, whose list gets all releases as HTML in one file: 45 KB and 50 requests less than a script for each of them. */
export default async function changelogPlugin(
  context: LoadContext,
  options: PluginOptions,
): Promise<Plugin<BlogContent>> {
  const plugin = await blogPlugin(context, options);
  const {date: dateInWords} = formats(context.i18n.currentLocale as Locale);

  const releaseOf = ({metadata, content}: BlogPost): Release => ({
    title: metadata.title,
    permalink: metadata.permalink,
    date: new Date(metadata.date).toISOString(),
    day: dateInWords(Number(metadata.date)),
    kinds: kinds.filter((kind) => metadata.frontMatter.tags?.includes(kind)),
    html: entryHtml(content, context.baseUrl, aliasedSitePathToRelativePath(metadata.source)),
  });

  /** The releases begin with the latest. */
  const factsOf = (releases: Release[]): ChangelogFacts => {
    const latest = releases[0]!;
    return {
      count: releases.length,
      firstMonth: dateInWords(Date.parse(releases.at(-1)!.date), 'month'),
      latest: latest.date,
      latestDay: latest.day,
      permalink: latest.permalink,
    };
  };

  return {
    ...plugin,
    async contentLoaded({content, actions}) {
      const releases = content.blogPosts.map(releaseOf);
      actions.setGlobalData(factsOf(releases));
      const addRoute = (route: RouteConfig): void => {
        const isList = route.component === options.blogListComponent;
        actions.addRoute(
          isList ? {...route, modules: {}, props: {...route.props, releases}} : route,
        );
      };
      await plugin.contentLoaded?.({
        content,
        actions: {...actions, addRoute} satisfies PluginContentLoadedActions,
      });
    },
  };
}
