// Change: a way back, a release's summary, contents on a phone, the figure of a post in lists, and no authors. Replaces the original.
import '@site/src/css/blog.css';
import '@site/src/features/changelog/kinds.css';
import Link from '@docusaurus/Link';
import {useBlogMetadata, useBlogPost} from '@docusaurus/plugin-content-blog/client';
import useRouteContext from '@docusaurus/useRouteContext';
import BlogPostItemHeaderInfo from '@theme/BlogPostItem/Header/Info';
import BlogPostItemHeaderTitle from '@theme/BlogPostItem/Header/Title';
import TOCCollapsible from '@theme/TOCCollapsible';
import type {ReactNode} from 'react';
import Metrics from './metrics.svg';
import Uptime from './uptime.svg';

/** Figures by their names in the front matter (`figure: uptime`). They're in the page itself, so that its largest paint waits for no file. */
const figures: Record<string, typeof Uptime> = {metrics: Metrics, uptime: Uptime};

function ListItemHeader(): ReactNode {
  const {frontMatter} = useBlogPost();
  const Figure = figures[String((frontMatter as {figure?: string}).figure)];
  return (
    <>
      {Figure && (
        <div className="panel post-picture" aria-hidden="true" data-no-twin="">
          <Figure />
        </div>
      )}
      <header>
        <BlogPostItemHeaderTitle />
        <BlogPostItemHeaderInfo />
      </header>
    </>
  );
}

function PageHeader(): ReactNode {
  const {metadata, toc} = useBlogPost();
  const {blogBasePath, blogTitle} = useBlogMetadata();
  const isRelease = useRouteContext().plugin.id === 'changelog';
  return (
    <>
      <p className="breadcrumbs" data-no-twin="" data-no-search="">
        <Link className="breadcrumbs__link" to={blogBasePath}>
          {blogTitle}
        </Link>
      </p>
      <header>
        <BlogPostItemHeaderTitle />
        <BlogPostItemHeaderInfo />
        {isRelease && (
          <p className="lead" data-no-twin="" data-no-search="">
            {metadata.description}
          </p>
        )}
      </header>
      {toc.length > 0 && <TOCCollapsible toc={toc} className="theme-doc-toc-mobile" />}
    </>
  );
}

export default function BlogPostItemHeader(): ReactNode {
  return useBlogPost().isBlogPostPage ? <PageHeader /> : <ListItemHeader />;
}
