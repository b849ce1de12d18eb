// Change: adds an image with the page's title. Wraps the original; depends on its prop (content) only.
import SocialImage from '@site/src/components/SocialImage';
import Original from '@theme-original/MDXPage';
import type {Props} from '@theme/MDXPage';
import type {ReactNode} from 'react';

export default function MDXPage(props: Props): ReactNode {
  const {title} = props.content.metadata;
  return (
    <>
      {title && <SocialImage title={title} />}
      <Original {...props} />
    </>
  );
}
