// Change: a way back above the title, the contents of a post on a phone, its figure in lists, and no authors, who are at its end.
// Replaces the original.
import Link from '@docusaurus/Link';
import {useBlogPost} from '@docusaurus/plugin-content-blog/client';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {areaName} from '@site/src/features/search/components/texts';
import BlogPostItemHeaderInfo from '@theme/BlogPostItem/Header/Info';
import BlogPostItemHeaderTitle from '@theme/BlogPostItem/Header/Title';
import TOCCollapsible from '@theme/TOCCollapsible';
import type {ReactNode} from 'react';

/** Posts whose figure is drawn without words for the lists: static/img/blog/<slug>.svg. */
const drawn = ['ensure-99-99-uptime-with-proactive-monitoring', 'top-website-analytics-metrics-2025'];

export default function BlogPostItemHeader(): ReactNode {
  const {isBlogPostPage, metadata, toc} = useBlogPost();
  const area = metadata.permalink.includes('/changelog/') ? 'changelog' : 'blog';
  const slug = metadata.permalink.split('/').at(-1)!;
  const pictures = useBaseUrl('/img/blog/');
  return (
    <>
      {!isBlogPostPage && drawn.includes(slug) && (
        <img className="post-picture" src={`${pictures}${slug}.svg`} alt="" width={320} height={180} />
      )}
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
