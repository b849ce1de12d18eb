// Change: the social card of the blog or the changelog where a post has no picture of its own. Wraps the original.
import {useBlogPost} from '@docusaurus/plugin-content-blog/client';
import {PageMetadata} from '@docusaurus/theme-common';
import BlogPostPageMetadata from '@theme-original/BlogPostPage/Metadata';
import type {ReactNode} from 'react';

export default function BlogPostPageMetadataWrapper(): ReactNode {
  const isRelease = useBlogPost().metadata.permalink.includes('/changelog/');
  return (
    <>
      <PageMetadata image={isRelease ? 'img/social-card-changelog.png' : 'img/social-card-blog.png'} />
      <BlogPostPageMetadata />
    </>
  );
}
