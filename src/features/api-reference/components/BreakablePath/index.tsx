import {Fragment, type ReactNode} from 'react';

/** A path that may be broken before each slash; its placeholders are marked. A copied path holds no extra characters. */
export default function BreakablePath({path}: {path: string}): ReactNode {
  return path.split(/(?=\/)/).map((part, index) => {
    const name = part.slice(1);
    return (
      <Fragment key={index}>
        {index > 0 && <wbr />}/{/^\{\w+\}$/.test(name) ? <var>{name}</var> : name}
      </Fragment>
    );
  });
}
