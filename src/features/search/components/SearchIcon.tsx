import type {ReactNode} from 'react';

export default function SearchIcon(): ReactNode {
  return (
    <svg viewBox="0 0 16 16" width="16" fill="none" stroke="currentColor" aria-hidden="true">
      <path strokeWidth="1.4" d="M11.6 7a4.6 4.6 0 1 1-9.2 0 4.6 4.6 0 0 1 9.2 0Zm-1.2 3.4L14 14" />
    </svg>
  );
}
