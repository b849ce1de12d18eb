import type {ComponentProps, ReactNode} from 'react';

interface Props extends ComponentProps<'svg'> {
  /** Side of the icon in pixels, and of its grid. */
  size?: number;
}

/** An icon of thin lines in the color of the text. Its name is that of the control around it. */
export default function LineIcon({size = 16, ...svg}: Props): ReactNode {
  return (
    <svg
      viewBox={`0 0 ${size} ${size}`}
      width={size}
      height={size}
      fill="none"
      stroke="currentColor"
      strokeWidth="1.3"
      aria-hidden="true"
      {...svg}
    />
  );
}
