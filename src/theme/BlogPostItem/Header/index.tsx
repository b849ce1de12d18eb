// Change: a way back above the title, a release's summary, the contents of a post on a phone, its figure in lists, and no authors, who are at
// its end. Replaces the original.
import '@site/src/css/blog.css';
import Link from '@docusaurus/Link';
import {useBlogPost} from '@docusaurus/plugin-content-blog/client';
import {areaName} from '@site/src/features/search/components/texts';
import BlogPostItemHeaderInfo from '@theme/BlogPostItem/Header/Info';
import BlogPostItemHeaderTitle from '@theme/BlogPostItem/Header/Title';
import TOCCollapsible from '@theme/TOCCollapsible';
import type {ReactNode} from 'react';
import Metrics from './metrics.svg';
import Uptime from './uptime.svg';

/** Figures of posts, by the post's slug. They're in the page itself, so that its largest paint waits for no file. */
const drawings: Record<string, typeof Uptime | undefined> = {
  'ensure-99-99-uptime-with-proactive-monitoring': Uptime,
  'top-website-analytics-metrics-2025': Metrics,
};

export default function BlogPostItemHeader(): ReactNode {
  const {isBlogPostPage, metadata, toc} = useBlogPost();
  const area = metadata.permalink.includes('/changelog/') ? 'changelog' : 'blog';
  const Drawing = isBlogPostPage ? undefined : drawings[metadata.permalink.split('/').at(-1)!];
  return (
    <>
      {Drawing && (
        <div className="panel post-picture" aria-hidden="true" data-no-twin="">
          <Drawing />
        </div>
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
        {isBlogPostPage && area === 'changelog' && (
          <p className="lead" data-no-twin="" data-no-search="">
            {metadata.description}
          </p>
        )}
      </header>
      {isBlogPostPage && toc.length > 0 && (
        <TOCCollapsible toc={toc} className="theme-doc-toc-mobile" />
      )}
    </>
  );
}
