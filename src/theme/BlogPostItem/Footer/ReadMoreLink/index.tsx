// Change: says what is read, and begins the name for assistive technology with the visible words. Replaces the original, whose words fit any link.
import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import type {Props} from '@theme/BlogPostItem/Footer/ReadMoreLink';
import type {ReactNode} from 'react';

export default function ReadMoreLink({blogPostTitle, ...link}: Props): ReactNode {
  return (
    <Link
      aria-label={translate(
        {id: 'blog.read.named', message: 'Read the post: {title}'},
        {title: blogPostTitle},
      )}
      {...link}>
      <Translate id="blog.read">Read the post</Translate> →
    </Link>
  );
}
