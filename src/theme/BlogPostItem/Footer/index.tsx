// Change: the authors at the end of a post. Wraps the original.
import {useBlogPost} from '@docusaurus/plugin-content-blog/client';
import BlogPostItemFooter from '@theme-original/BlogPostItem/Footer';
import BlogPostItemHeaderAuthors from '@theme/BlogPostItem/Header/Authors';
import type {ReactNode} from 'react';

export default function BlogPostItemFooterWrapper(): ReactNode {
  return (
    <>
      {useBlogPost().isBlogPostPage && <BlogPostItemHeaderAuthors />}
      <BlogPostItemFooter />
    </>
  );
}
