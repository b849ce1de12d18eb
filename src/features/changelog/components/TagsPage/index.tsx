import {translate} from '@docusaurus/Translate';
import {PageMetadata} from '@docusaurus/theme-common';
import BlogTagsListPage, {type Props} from '@theme/BlogTagsListPage';
import type {ReactNode} from 'react';

/** The theme's list of tags with a description for search engines, which it lacks. */
export default function ChangelogTagsPage(props: Props): ReactNode {
  return (
    <>
      <BlogTagsListPage {...props} />
      <PageMetadata
        description={translate({
          id: 'changelog.tags.description',
          message: 'Browse the Tianji changelog by type of change: added, changed, fixed, security, and breaking.',
        })}
      />
    </>
  );
}
