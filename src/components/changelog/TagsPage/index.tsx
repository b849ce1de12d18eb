import {translate} from '@docusaurus/Translate';
import {PageMetadata} from '@docusaurus/theme-common';
import BlogTagsListPage, {type Props} from '@theme/BlogTagsListPage';
import type {ReactNode} from 'react';

/** The theme's list of tags with a description for search engines, which it lacks. */
export default function ChangelogTagsPage(props: Props): ReactNode {
  return (
    <>
      <BlogTagsListPage {...props} />
      <PageMetadata description={translate({id: 'changelog.tags.description', message: 'The changelog of Tianji by kind of change: what was added, changed, fixed or secured, and what breaks.'})} />
    </>
  );
}
