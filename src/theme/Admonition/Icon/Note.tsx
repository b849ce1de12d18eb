// Change: a square, the second cue of its colour (see the tokens), instead of the theme's icon. Takes the same props.
import type {Props} from '@theme/Admonition/Icon/Note';
import type {ReactNode} from 'react';

export default function AdmonitionIconNote(props: Props): ReactNode {
  return (
    <svg viewBox="0 0 16 16" aria-hidden="true" {...props}>
      <path d="M3.5 3.5h9v9h-9z" />
    </svg>
  );
}
