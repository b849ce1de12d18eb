// Change: adds an image with the post's title. Wraps the original; breaks only if a post's metadata get other names.
import {useBlogPost} from '@docusaurus/plugin-content-blog/client';
import SocialImage from '@site/src/components/SocialImage';
import Metadata from '@theme-original/BlogPostPage/Metadata';
import type {ReactNode} from 'react';

export default function BlogPostPageMetadata(): ReactNode {
  const {assets, frontMatter, metadata} = useBlogPost();
  return (
    <>
      <Metadata />
      {!(assets.image ?? frontMatter.image) && <SocialImage title={metadata.title} />}
    </>
  );
}
