// Change: the authors at the end of a post; no tags at the end of a release, whose headings say the same. Wraps the original.
import {useBlogPost} from '@docusaurus/plugin-content-blog/client';
import BlogPostItemFooter from '@theme-original/BlogPostItem/Footer';
import BlogPostItemHeaderAuthors from '@theme/BlogPostItem/Header/Authors';
import {ThemeClassNames} from '@docusaurus/theme-common';
import EditMetaRow from '@theme/EditMetaRow';
import type {ReactNode} from 'react';

export default function BlogPostItemFooterWrapper(): ReactNode {
  const {isBlogPostPage, metadata} = useBlogPost();
  if (isBlogPostPage && metadata.permalink.includes('/changelog/')) {
    return (
      <footer>
        <EditMetaRow
          className={ThemeClassNames.blog.blogFooterEditMetaRow}
          editUrl={metadata.editUrl}
          lastUpdatedAt={null}
          lastUpdatedBy={null}
        />
      </footer>
    );
  }
  return (
    <>
      {isBlogPostPage && <BlogPostItemHeaderAuthors />}
      <BlogPostItemFooter />
    </>
  );
}
