import type {ReactNode} from 'react';

const arc = 'M20 120A420 420 0 0 0 540 120';

interface Props {
  className?: string | undefined;
  /** What the instrument reads, below the bead. */
  reading?: string;
}

/** The mark, large: a graduated arc, the plumb line and its bead. */
export default function ScaleIllustration({className, reading}: Props): ReactNode {
  return (
    <svg className={className} viewBox="0 0 560 300" aria-hidden="true">
      <g fill="none" stroke="currentColor">
        <path d={arc} />
        <path d={arc} strokeWidth="12" pathLength="90" strokeDasharray="0.18 0.82" />
        <path d={arc} strokeWidth="24" pathLength="90" strokeDasharray="0.18 9.82" />
        <path d="M448 -291 212 211" />
      </g>
      <circle fill="var(--tj-lamp)" cx="212" cy="211" r="9" />
      {reading && (
        <text
          x="206"
          y="262"
          fill="var(--tj-tx)"
          fontSize="24"
          fontWeight="600"
          textAnchor="middle">
          {reading}
        </text>
      )}
    </svg>
  );
}
