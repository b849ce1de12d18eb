// Change: a way back above the title, the contents of a post on a phone, and no authors, who are at its end. Replaces the original.
import Link from '@docusaurus/Link';
import {useBlogPost} from '@docusaurus/plugin-content-blog/client';
import {areaName} from '@site/src/features/search/components/texts';
import BlogPostItemHeaderInfo from '@theme/BlogPostItem/Header/Info';
import BlogPostItemHeaderTitle from '@theme/BlogPostItem/Header/Title';
import TOCCollapsible from '@theme/TOCCollapsible';
import type {ReactNode} from 'react';

export default function BlogPostItemHeader(): ReactNode {
  const {isBlogPostPage, metadata, toc} = useBlogPost();
  const area = metadata.permalink.includes('/changelog/') ? 'changelog' : 'blog';
  return (
    <>
      {isBlogPostPage && (
        <p className="breadcrumbs" data-no-twin="" data-no-search="">
          <Link className="breadcrumbs__link" to={`/${area}`}>
            {areaName(area)}
          </Link>
        </p>
      )}
      <header>
        <BlogPostItemHeaderTitle />
        <BlogPostItemHeaderInfo />
      </header>
      {isBlogPostPage && toc.length > 0 && <TOCCollapsible toc={toc} className="theme-doc-toc-mobile" />}
    </>
  );
}
