// Change: links look like those of the documentation's menu, and years aren't headings above that of the page. Replaces the original.
import {
  BlogSidebarItemList,
  groupBlogSidebarItemsByYear,
} from '@docusaurus/plugin-content-blog/client';
import type {Props} from '@theme/BlogSidebar/Content';
import {useId, type ReactNode} from 'react';

export default function BlogSidebarContent({items}: Props): ReactNode {
  const id = useId();
  return groupBlogSidebarItemsByYear(items).map(([year, posts]) => (
    <div key={year} className="blog-year" role="group" aria-labelledby={`${id}${year}`}>
      <p id={`${id}${year}`} className="caption">
        {year}
      </p>
      <BlogSidebarItemList
        items={posts}
        ulClassName="menu__list"
        liClassName="menu__list-item"
        linkClassName="menu__link"
        linkActiveClassName="menu__link--active"
      />
    </div>
  ));
}
