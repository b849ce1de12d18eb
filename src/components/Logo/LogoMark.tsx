import type {ReactNode} from 'react';

/** The mark of the logo: a sight, a plumb line and the limb in the color of the text, the bead in the lamp's. */
export default function LogoMark({
  size = 26,
  className,
}: {
  size?: number;
  className?: string;
}): ReactNode {
  return (
    <svg
      className={className}
      viewBox="0 0 16 16"
      width={size}
      height={size}
      fill="none"
      stroke="currentColor"
      strokeWidth="1.8"
      aria-hidden="true">
      <path d="M1 2.4h14M8 2.4 6.25 8.9M.9 9.3a9.9 9.9 0 0 0 1.75 1.43M8.36 12.3a9.9 9.9 0 0 0 6.74-3" />
      <circle cx="5.4" cy="11.9" r="2.15" fill="var(--tj-lamp)" stroke="none" />
    </svg>
  );
}
