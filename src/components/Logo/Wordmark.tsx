import {identity} from '@site/src/config/identity';
import type {ReactNode} from 'react';

/** The name next to the mark of the logo, as outlines of Instrument Sans, weight 600: Japanese and Chinese pages don't load that font. */
export default function Wordmark(): ReactNode {
  return (
    <svg
      viewBox="0 0 251 100"
      height="1.0625em"
      fill="currentColor"
      role="img"
      aria-label={identity.name}>
      <path d="M27 76V14H3V4h61v10H40v62zM71 76V25h13v51zM70 17V3h14v14zM127 76q-1-2-1-4v-6h-1V42q0-4-2-6t-7-3q-4 0-7 2t-3 5H94q1-7 7-12 5-4 16-4 10 0 16 5 5 5 5 14v28q0 1 1 5zm-18 1q-8 0-12-4-5-4-5-10 0-7 5-11t15-6l16-2v8l-14 2q-5 1-7 2t-2 5 2 5 6 1q5 0 9-2 3-3 3-7l2 8q-2 5-7 8-4 3-11 3zM150 76V25h12v51zM185 76V44q0-5-2-7t-7-3q-4 0-7 2t-5 5q-2 3-2 8l-1-13q3-5 8-9t12-3q8 0 13 5 4 4 4 12v35zM204 98l-5-1V87h4q3 0 4-1t1-4V25h13v57q0 7-4 11t-13 5zm4-81V3h14v14zM233 76V25h12v51zm-1-59V3h14v14z" />
    </svg>
  );
}
