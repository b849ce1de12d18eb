// Change: words that fit posts and releases. Replaces the original, which calls both posts.
import Translate, {translate} from '@docusaurus/Translate';
import type {Props} from '@theme/BlogPostPaginator';
import PaginatorNavLink from '@theme/PaginatorNavLink';
import type {ReactNode} from 'react';

export default function BlogPostPaginator({nextItem, prevItem}: Props): ReactNode {
  return (
    <nav
      className="pagination-nav docusaurus-mt-lg"
      aria-label={translate({
        message: 'Newer and older',
        description: 'Links to the next and previous post or release',
      })}>
      {prevItem && <PaginatorNavLink {...prevItem} subLabel={<Translate>Newer</Translate>} />}
      {nextItem && (
        <PaginatorNavLink {...nextItem} subLabel={<Translate>Older</Translate>} isNext />
      )}
    </nav>
  );
}
