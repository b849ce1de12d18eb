// Change: the mark is drawn in the page, so neither `navbar.logo` nor `navbar.title` is used. Replaces the original.
import Link from '@docusaurus/Link';
import Mark from '@site/src/components/Logo/mark.svg';
import Wordmark from '@site/src/components/Logo/wordmark.svg';
import {identity} from '@site/src/config/identity';
import type {Props} from '@theme/Logo';
import type {ReactNode} from 'react';

export default function Logo({imageClassName, titleClassName, ...props}: Props): ReactNode {
  return (
    <Link to="/" {...props}>
      <Mark className={imageClassName} />
      <span className={titleClassName}>
        <Wordmark role="img" aria-label={identity.name} />
      </span>
    </Link>
  );
}
