import {translate} from '@docusaurus/Translate';
import {translateTagsPageTitle} from '@docusaurus/theme-common';
import useRouteContext from '@docusaurus/useRouteContext';
import type {Props} from '@theme/BlogTagsListPage';
import type {ReactNode} from 'react';
import BlogPage from './BlogPage';
import {useCount} from './counts';
import LinkList from './LinkList';

/** All tags, with the number of posts of each, or the kinds of change, with the number of releases. */
export default function BlogTagsPage({tags, sidebar}: Props): ReactNode {
  const isChangelog = useRouteContext().plugin.id === 'changelog';
  const countText = useCount(isChangelog ? 'entries' : 'posts');
  const description = isChangelog
    ? translate({
        message:
          'Browse the Tianji changelog by type of change: added, changed, fixed, security, and breaking.',
      })
    : translate({
        message:
          'Browse the Tianji blog by topic. Each tag shows how many posts there are about it.',
      });
  return (
    <BlogPage sidebar={sidebar} title={translateTagsPageTitle()} description={description}>
      <LinkList
        rows={tags.map((tag) => ({
          to: tag.permalink,
          name: tag.label,
          fact: countText(tag.count),
          note: tag.description,
        }))}
      />
    </BlogPage>
  );
}
