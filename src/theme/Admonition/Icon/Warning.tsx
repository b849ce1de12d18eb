// Change: a triangle, the second cue of its colour (see the tokens), instead of the theme's icon. Takes the same props.
import type {Props} from '@theme/Admonition/Icon/Warning';
import type {ReactNode} from 'react';

export default function AdmonitionIconWarning(props: Props): ReactNode {
  return (
    <svg viewBox="0 0 16 16" aria-hidden="true" {...props}>
      <path d="m8 2.5 6 10.5H2z" />
    </svg>
  );
}
