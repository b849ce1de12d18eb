import {translate} from '@docusaurus/Translate';
import {translateTagsPageTitle} from '@docusaurus/theme-common';
import IndexPage, {tagRows, usePostCount} from '@site/src/features/blog/IndexPage';
import type {Props} from '@theme/BlogTagsListPage';
import type {ReactNode} from 'react';

/** All tags, with the number of posts of each. */
export default function BlogTagsPage({tags, sidebar}: Props): ReactNode {
  return (
    <IndexPage
      sidebar={sidebar}
      title={translateTagsPageTitle()}
      description={translate({
        id: 'blog.tags.description',
        message:
          'Browse the Tianji blog by topic. Each tag shows how many posts there are about it.',
      })}
      groups={[{rows: tagRows(tags, usePostCount())}]}
    />
  );
}
