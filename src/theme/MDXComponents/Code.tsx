// Change: inline code only, since blocks become CodeFrame at build time (src/markdown). Keeps the theme's CodeBlock and its
// highlighter out of every page; would show unhighlighted blocks if the rehype plugin were taken away.
import type {ComponentProps, ReactNode} from 'react';

export default function MDXCode(props: ComponentProps<'code'>): ReactNode {
  return <code translate="no" {...props} />;
}
