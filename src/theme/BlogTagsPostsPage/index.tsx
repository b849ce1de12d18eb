// Change: adds an image with the page's title. Wraps the original; breaks only if the title is made elsewhere.
import {useBlogTagsPostsPageTitle} from '@docusaurus/theme-common/internal';
import SocialImage from '@site/src/components/SocialImage';
import Original from '@theme-original/BlogTagsPostsPage';
import type {Props} from '@theme/BlogTagsPostsPage';
import type {ReactNode} from 'react';

export default function BlogTagsPostsPage(props: Props): ReactNode {
  return (
    <>
      <SocialImage title={useBlogTagsPostsPageTitle(props.tag)} />
      <Original {...props} />
    </>
  );
}
