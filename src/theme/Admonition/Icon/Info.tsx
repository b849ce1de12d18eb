// Change: a circle, the second cue of its colour (see the tokens), instead of the theme's icon. Takes the same props.
import type {Props} from '@theme/Admonition/Icon/Info';
import type {ReactNode} from 'react';

export default function AdmonitionIconInfo(props: Props): ReactNode {
  return (
    <svg viewBox="0 0 16 16" aria-hidden="true" {...props}>
      <circle cx="8" cy="8" r="4.6" />
    </svg>
  );
}
