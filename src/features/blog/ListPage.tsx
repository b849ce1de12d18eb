import Link from '@docusaurus/Link';
import {translate} from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import type {Props} from '@theme/BlogListPage';
import BlogListPageStructuredData from '@theme/BlogListPage/StructuredData';
import BlogListPaginator from '@theme/BlogListPaginator';
import BlogPostItems from '@theme/BlogPostItems';
import type {ReactNode} from 'react';
import BlogPage from './BlogPage';

/** List of posts, with the ways to more of them. */
export default function BlogListPage(props: Props): ReactNode {
  const {metadata, items, sidebar} = props;
  const blog = useBaseUrl('/blog');
  return (
    <BlogPage title={metadata.blogTitle} description={metadata.blogDescription} sidebar={sidebar}>
      <BlogListPageStructuredData {...props} />
      <BlogPostItems items={items} />
      <BlogListPaginator metadata={metadata} />
      <p className="cluster post-list-ways" data-no-print="">
        <Link to="/blog/tags">{translate({message: 'Tags'})}</Link>
        <Link to="/blog/archive">{translate({message: 'Archive'})}</Link>
        <Link to="/blog/authors">{translate({message: 'Authors'})}</Link>
        <a href={`${blog}/rss.xml`}>RSS</a>
        <a href={`${blog}/atom.xml`}>Atom</a>
        <a href={`${blog}/feed.json`}>JSON Feed</a>
      </p>
    </BlogPage>
  );
}
