import {translate} from '@docusaurus/Translate';
import {translateTagsPageTitle} from '@docusaurus/theme-common';
import BlogPage from '@site/src/features/blog/BlogPage';
import {TagList} from '@site/src/features/blog/LinkList';
import type {Props} from '@theme/BlogTagsListPage';
import type {ReactNode} from 'react';
import {useEntryCount} from '../texts';

/** The kinds of change as tags, with the number of releases of each. */
export default function ChangelogTagsPage({tags}: Props): ReactNode {
  return (
    <BlogPage
      title={translateTagsPageTitle()}
      description={translate({
        message:
          'Browse the Tianji changelog by type of change: added, changed, fixed, security, and breaking.',
      })}>
      <TagList tags={tags} countText={useEntryCount()} />
    </BlogPage>
  );
}
