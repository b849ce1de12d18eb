// Change: inline code only, since blocks become CodeFrame at build time (src/markdown). Keeps the theme's highlighter out of every page.
import type {ComponentProps, ReactNode} from 'react';

/** A short word that a line could divide, such as `app-id` or `/health?db`: src/css/article.css keeps it whole. */
const divisible = /^(?=.*[-/?])\S{1,24}$/;

export default function MDXCode(props: ComponentProps<'code'>): ReactNode {
  const whole = typeof props.children === 'string' && divisible.test(props.children);
  return <code translate="no" className={whole ? 'whole' : undefined} {...props} />;
}
