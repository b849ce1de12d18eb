// Change: the mark is drawn in the page, in the colors of the palette, instead of two image files. Takes the same props.
import Link from '@docusaurus/Link';
import LogoMark from '@site/src/components/Logo/LogoMark';
import Wordmark from '@site/src/components/Logo/Wordmark';
import type {Props} from '@theme/Logo';
import type {ReactNode} from 'react';

export default function Logo({imageClassName, titleClassName, ...props}: Props): ReactNode {
  return (
    <Link to="/" {...props}>
      <LogoMark className={imageClassName} />
      <span className={titleClassName}>
        <Wordmark />
      </span>
    </Link>
  );
}
