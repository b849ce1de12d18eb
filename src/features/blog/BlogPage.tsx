import '@site/src/css/blog.css';
import type {BlogSidebar} from '@docusaurus/plugin-content-blog';
import {HtmlClassNameProvider, PageMetadata, ThemeClassNames} from '@docusaurus/theme-common';
import BlogLayout from '@theme/BlogLayout';
import type {ReactNode} from 'react';

interface Props {
  title: string;
  description: string;
  /** Posts by year, next to the content. */
  sidebar?: BlogSidebar | undefined;
  children: ReactNode;
}

/** A page of the blog or the changelog that leads to posts: its headline and lead above the list. */
export default function BlogPage({title, description, sidebar, children}: Props): ReactNode {
  return (
    <HtmlClassNameProvider className={ThemeClassNames.wrapper.blogPages}>
      <PageMetadata title={title} description={description} />
      <BlogLayout sidebar={sidebar}>
        <header className="post-list-head">
          <h1 className="page-title">{title}</h1>
          <p className="lead">{description}</p>
        </header>
        {children}
      </BlogLayout>
    </HtmlClassNameProvider>
  );
}
