import '@site/src/css/blog.css';
import Translate from '@docusaurus/Translate';
import {HtmlClassNameProvider, PageMetadata, ThemeClassNames} from '@docusaurus/theme-common';
import useBaseUrl from '@docusaurus/useBaseUrl';
import SocialImage from '@site/src/components/SocialImage';
import BlogLayout from '@theme/BlogLayout';
import type {Props} from '@theme/BlogListPage';
import BlogListPageStructuredData from '@theme/BlogListPage/StructuredData';
import BlogListPaginator from '@theme/BlogListPaginator';
import BlogPostItems from '@theme/BlogPostItems';
import Link from '@docusaurus/Link';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

/** List of posts under their own headline, with the ways to more of them. */
export default function BlogListPage(props: Props): ReactNode {
  const {metadata, items, sidebar} = props;
  const blog = useBaseUrl('/blog');
  return (
    <HtmlClassNameProvider
      className={clsx(ThemeClassNames.wrapper.blogPages, ThemeClassNames.page.blogListPage)}>
      <PageMetadata title={metadata.blogTitle} description={metadata.blogDescription} />
      <SocialImage title={metadata.blogTitle} />
      <BlogListPageStructuredData {...props} />
      <BlogLayout sidebar={sidebar}>
        <header className={styles.head}>
          <h1 className="page-title">{metadata.blogTitle}</h1>
          <p className="lead">{metadata.blogDescription}</p>
        </header>
        <BlogPostItems items={items} />
        <BlogListPaginator metadata={metadata} />
        <p className={clsx('cluster', styles.ways)} data-no-print="">
          <Link to="/blog/tags">
            <Translate id="blog.tags">Tags</Translate>
          </Link>
          <Link to="/blog/archive">
            <Translate id="blog.archive">Archive</Translate>
          </Link>
          <Link to="/blog/authors">
            <Translate id="blog.authors">Authors</Translate>
          </Link>
          <a href={`${blog}/rss.xml`}>RSS</a>
          <a href={`${blog}/atom.xml`}>Atom</a>
          <a href={`${blog}/feed.json`}>JSON Feed</a>
        </p>
      </BlogLayout>
    </HtmlClassNameProvider>
  );
}
