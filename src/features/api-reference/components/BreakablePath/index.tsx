import {withBreaks} from '@site/src/components/Breakable';
import {Fragment, type ReactNode} from 'react';

/** A path that may be broken before each slash; its placeholders are marked. */
export default function BreakablePath({path}: {path: string}): ReactNode {
  return withBreaks(
    path.split(/(?=\/)/).map((segment, index) => {
      const name = segment.slice(1);
      return <Fragment key={index}>/{/^\{\w+\}$/.test(name) ? <var>{name}</var> : name}</Fragment>;
    }),
  );
}
