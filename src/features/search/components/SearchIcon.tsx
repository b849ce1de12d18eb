import type {ReactNode} from 'react';

export default function SearchIcon({size = 16}: {size?: number}): ReactNode {
  return (
    <svg
      viewBox="0 0 16 16"
      width={size}
      height={size}
      fill="none"
      stroke="currentColor"
      strokeWidth="1.4"
      aria-hidden="true">
      <circle cx="7" cy="7" r="4.6" />
      <path d="m10.4 10.4 3.6 3.6" />
    </svg>
  );
}
